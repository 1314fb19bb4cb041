import type { UnitText } from '../../unit'

export default {
  title: 'De quand date le jeu, et qui y joue aujourd’hui ?',
  summary: 'Son âge n’est pas connu avec certitude ; il est venu d’Inde, au septième ou au huitième siècle selon la plupart des récits.',
  steps: [
    {
      heading: 'De l’Inde à la Birmanie',
      body:
        'Les sources s’accordent à faire descendre le jeu du **chaturanga** indien, mais pas sur la date : l’une dit que les échecs sont arrivés en Birmanie avec le bouddhisme dès le septième siècle, une autre donne le huitième, et personne n’a de trace du début. Le jeu a gardé la marche ancienne et courte du général et de l’éléphant, comme dans les premiers jeux de l’Inde et de la Perse, mais il met d’emblée les pions en contact.\n\n' +
        'La première description en anglais date d’environ 1800. On jouait encore à Mandalay en 1950. Aujourd’hui les échecs internationaux l’ont supplanté presque partout, mais il reste vivant dans le nord-ouest. La page d’histoire cite les sources.',
    },
  ],
} satisfies UnitText
