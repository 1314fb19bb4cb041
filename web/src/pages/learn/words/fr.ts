// Français : les mots des pages pour apprendre.

import type { CatalogueOf } from '../../../i18n/catalogue'
import type { en } from './en'

export const fr: CatalogueOf<typeof en> = {
  'learn.title': 'Apprendre le sittuyin',
  'learn.lead': 'Commencez par les leçons ; chacune prend quelques minutes. Votre avancée n’est gardée que dans ce navigateur.',
  'learn.more': 'À consulter',
  'learn.rules.line': 'Toutes les règles du jeu, avec la raison de chaque décision',
  'learn.history.line': 'D’où vient le jeu, et ce que l’on n’en sait pas',
  'learn.glossary.line': 'Les mots du jeu, en trois langues',
  'learn.progress': '{done} sur {n}',
  'learn.done': 'fait',
  'learn.begun': 'commencé',
  'learn.continue': 'Continuer : {title}',
  'learn.begin': 'Commencer : {title}',
  'learn.forget': 'Tout reprendre au début',
  'learn.forget-title': 'Oublier ce que vous avez fait ?',
  'learn.forget-text': 'Les marques à côté des unités disparaissent. Rien d’autre n’est perdu.',
  'learn.forget-yes': 'Oublier',
  'learn.forget-no': 'Garder',
  'learn.empty': 'Il n’y a encore rien ici.',

  'shelf.lessons': 'Leçons',
  'shelf.lessons.line': 'L’échiquier, les pièces et chaque règle, l’une après l’autre',
  'shelf.studies': 'Études',
  'shelf.studies.line': 'Des positions à méditer ; la réponse reste cachée tant que vous ne la demandez pas',
  'shelf.practice': 'Exercices',
  'shelf.practice.line': 'Des tâches dont la fin est nette : réussi, ou pas encore',
  'shelf.questions': 'Questions fréquentes',
  'shelf.questions.line': 'Ce que l’on demande souvent, expliqué sur l’échiquier',

  'questions.title': 'Questions et réponses',
  'questions.search': 'Chercher',
  'questions.found': { one: '{n} question trouvée', many: '{n} questions trouvées', other: '{n} questions trouvées' },
  'questions.none': 'Aucune question ne contient ces mots.',
}
