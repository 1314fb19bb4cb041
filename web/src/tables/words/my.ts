// မြန်မာ။ Every text is marked until a native speaker has reviewed it.

import type { CatalogueOf } from '../../i18n/catalogue'
import { unreviewed } from '../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  title: unreviewed('ပွဲသိမ်းဇယား'),
  working: unreviewed('ဇယားတွင် ရှာနေသည်…'),
  ask: unreviewed('ဆာဗာတွင် ရှာရန်'),
  again: unreviewed('ထပ်ကြိုးစားရန်'),
  unknown: unreviewed('ဤနေရာရှိ ဇယားများတွင် ဤအနေအထား မပါပါ။'),
  unreachable: unreviewed('အရုပ်လေးရုပ် ပွဲသိမ်းများကို ဇယားရှိသော ဆာဗာတွင် ရှာရသည်။ ဆာဗာနှင့် မဆက်သွယ်နိုင်ပါ။'),
  failed: unreviewed('ဤအနေအထားကို မရှာနိုင်ပါ။'),

  mated: unreviewed('{side} အသေခွေ ခံရပြီ။'),
  draw: unreviewed('နှစ်ဖက်စလုံး အကောင်းဆုံး ကစားလျှင် သရေ။'),
  win: { other: unreviewed('{side} ရွှေ့ရန် အလှည့်ဖြစ်ပြီး {n} ကွက်ဖြင့် အသေခွေနိုင်သည်။') },
  loss: { other: unreviewed('{side} ရွှေ့ရန် အလှည့်ဖြစ်ပြီး အများဆုံး {n} ကွက်အတွင်း အသေခွေ ခံရမည်။') },
  'counted-out': { other: unreviewed('ရေတွက်မှုကြောင့် သရေ - {side} {n} ကွက်ဖြင့် အသေမခွေမီ ရေတွက်မှု ပြည့်မည်။') },
  'may-be-claimed': {
    other: unreviewed(
      '{side} {n} ကွက်ဖြင့် အသေခွေနိုင်သည်။ သို့သော် အရုပ်မစား၊ နယ်မရွှေ့ဘဲ အကွက်ငါးဆယ် ကုန်ပြီး သရေတောင်းလျှင် သရေဖြစ်မည်။',
    ),
  },

  wins: { other: unreviewed('နိုင်သော အကွက်များ ({n})') },
  draws: { other: unreviewed('သရေကျသော အကွက်များ ({n})') },
  losses: { other: unreviewed('ရှုံးသော အကွက်များ ({n})') },
  'move-win': unreviewed('{n} ကွက်ဖြင့် အသေခွေ'),
  'move-loss': unreviewed('{n} ကွက်ဖြင့် အသေခွေခံရ'),
  'move-mate': unreviewed('အသေခွေ'),
  'move-draw': unreviewed('သရေ'),
  'move-counted-out': unreviewed('ရေတွက်မှုကြောင့် သရေ'),
  'move-win-unless': unreviewed('သရေမတောင်းလျှင် {n} ကွက်ဖြင့် အသေခွေ'),
  'move-loss-unless': unreviewed('သရေမတောင်းလျှင် {n} ကွက်ဖြင့် အသေခွေခံရ'),
  note: unreviewed('အသေခွေရန် အကွက်အရေအတွက်ကို နှစ်ဖက်စလုံး အကောင်းဆုံး ကစားသည်ဟု ယူဆ၍ ရေတွက်သည်။'),
}
