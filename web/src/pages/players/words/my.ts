// မြန်မာ။ Every text is marked until a native speaker has reviewed it; who reviews one takes its
// `unreviewed` away.

import type { CatalogueOf } from '../../../i18n/catalogue'
import { unreviewed } from '../../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  'title': unreviewed('ကစားသမားများ'),
  'find': unreviewed('အမည်ဖြင့် ကစားသမား ရှာရန်'),
  'find.action': unreviewed('ပြရန်'),
  'board': unreviewed('အတော်ဆုံးများ'),
  'family': unreviewed('စည်းမျဉ်း'),
  'pace': unreviewed('အမြန်နှုန်း'),
  'board.empty': unreviewed('ဤနေရာတွင် အဆင့်သေချာသူ မရှိသေးပါ။'),
  'board.note': unreviewed(
    'ဤစာရင်းဝင်ရန် အဆင့်သည် လုံလောက်စွာ သေချာရမည် - သွေဖည်မှု အများဆုံး ၁၁၀။ အဆင့်သတ်မှတ်ပွဲတိုင်းက ပိုသေချာစေပြီး ကြာရှည်ပျက်ကွက်လျှင် လျော့သည်။',
  ),
  'place': unreviewed('နေရာ'),
  'name': unreviewed('အမည်'),
  'rating': unreviewed('အဆင့်'),
  'games': unreviewed('ပွဲများ'),

  'since': unreviewed('{date} မှစ၍ ရှိသည်'),
  'ratings': unreviewed('အဆင့်များ'),
  'ratings.none': unreviewed('အဆင့်သတ်မှတ်ပွဲ မရှိသေးပါ။'),
  'ratings.choose': unreviewed('မှတ်တမ်း ပြရန်'),
  'games.count': { other: unreviewed('{n} ပွဲ') },
  'graph.summary': { other: unreviewed('{n} ပွဲအပြီး - {first} မှ {last} သို့၊ အနိမ့်ဆုံး {low}၊ အမြင့်ဆုံး {high}။') },
  'graph.band': unreviewed('အရောင်နောက်ခံသည် မည်မျှသေချာသည်ကို ပြသည်။'),
  'graph.table': unreviewed('အဆင့်များ ဇယားဖြင့်'),
  'graph.day': unreviewed('နေ့'),
  'graph.game': unreviewed('ပွဲ'),
  'graph.open': unreviewed('ဖွင့်ရန်'),
  'recent': unreviewed('နောက်ဆုံးပွဲများ'),
  'recent.none': unreviewed('ပွဲမရှိသေးပါ။'),
  'recent.all': unreviewed('ပွဲအားလုံး'),
}
