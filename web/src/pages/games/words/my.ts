// မြန်မာ။ Every text is marked until a native speaker has reviewed it; who reviews one takes its
// `unreviewed` away.

import type { CatalogueOf } from '../../../i18n/catalogue'
import { unreviewed } from '../../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  'title': unreviewed('ပွဲများ'),
  'state': unreviewed('မည်သည့်ပွဲများ'),
  'state.over': unreviewed('ပြီးဆုံး'),
  'state.live': unreviewed('ကစားဆဲ'),
  'search': unreviewed('ပွဲများ ရှာဖွေရန်'),
  'ruleset.all': unreviewed('စည်းမျဉ်းအားလုံး'),
  'rated.which': unreviewed('အဆင့်သတ်မှတ်ပွဲ ဟုတ်/မဟုတ်'),
  'rated.all': unreviewed('နှစ်မျိုးလုံး'),
  'since': unreviewed('ဤရက်မှ စ၍ စသောပွဲ'),
  'until': unreviewed('ဤရက်အထိ စသောပွဲ'),
  'player.name': unreviewed('ပါဝင်သော ကစားသမား'),
  'player.opponent': unreviewed('ပြိုင်ဘက်'),
  'result': unreviewed('ရလဒ်'),
  'result.all': unreviewed('ရလဒ်အားလုံး'),
  'result.won': unreviewed('{name} နိုင်'),
  'result.lost': unreviewed('{name} ရှုံး'),
  'player.find': unreviewed('ပြရန်'),
  'none.over': unreviewed('ထိုသို့သော ပြီးဆုံးပွဲ မရှိပါ။'),
  'none.live': unreviewed('ထိုသို့သော ကစားဆဲပွဲ ယခု မရှိပါ။'),
  'older': unreviewed('ပိုဟောင်းသောပွဲများ'),
}
