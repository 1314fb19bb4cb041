// မြန်မာ။ Every text is marked until a native speaker has reviewed it; who reviews one takes its
// `unreviewed` away.

import type { CatalogueOf } from '../../i18n/catalogue'
import { unreviewed } from '../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  'picture': unreviewed('အနေအထားပုံ'),
  'picture.alt': unreviewed('ပြထားသည့်အတိုင်း ခုံ: {fen}'),
  'picture.png': unreviewed('PNG အဖြစ် သိမ်းရန်'),
  'picture.svg': unreviewed('SVG အဖြစ် သိမ်းရန်'),
  'picture.copy': unreviewed('ပုံကို ကူးယူရန်'),
  'position': unreviewed('အနေအထား (FEN)'),
  'game': unreviewed('ပွဲ'),
  'link': unreviewed('လင့်ခ်'),
  'pgn': unreviewed('PGN အဖြစ် သိမ်းရန်'),
  'copy.position': unreviewed('အနေအထားကို ကူးယူရန်'),
  'copy.link': unreviewed('လင့်ခ်ကို ကူးယူရန်'),
  'copied': unreviewed('ကူးယူပြီး'),
  'failed': unreviewed('ကူးယူ၍ မရပါ'),
  'unwritten': unreviewed('အရွှေ့များကို PGN ဖြင့် ရေး၍မရပါ။'),
  'hidden': unreviewed('ကန့်လန့်ကာနောက်တွင် လင့်ခ်မှလွဲ၍ မျှဝေစရာ မရှိသေးပါ။'),
  'hidden.here': unreviewed('ကန့်လန့်ကာနောက်တွင် မျှဝေစရာ မရှိသေးပါ။'),
}
