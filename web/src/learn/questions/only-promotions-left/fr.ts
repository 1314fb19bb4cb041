import type { UnitText } from '../../unit'

export default {
  title: 'Et si je n’ai que roi et pion et ne peux que promouvoir ?',
  summary: 'Selon les règles modernes et la fédération, vous pouvez alors demander la nulle, ou promouvoir et continuer.',
  steps: [
    {
      heading: 'Une grâce pour roi et pion',
      body:
        'Selon les règles modernes et celles de la fédération, le dernier pion d’un camp peut être promu n’importe où ; il arrive donc que promouvoir soit tout ce qui reste. Si vous n’avez que roi et pion, n’êtes pas en échec, et que chacun de vos coups est une promotion, vous **pouvez demander la nulle** (C23).\n\n' +
        'Ici le roi h8 n’a pas de case sûre et le pion g8 aucune case devant lui. Les {white} ont trois coups, tous des promotions : en g8, ou d’un pas en f7 ou h7. La page offre la demande ; vous pouvez la refuser et promouvoir.\n\n' +
        'Dans les règles formelles et les autres, cette demande n’existe pas.',
    },
  ],
} satisfies UnitText
