// မြန်မာ။ Every text is marked until a native speaker has reviewed it; who reviews one takes its
// `unreviewed` away.

import type { CatalogueOf } from '../../../i18n/catalogue'
import { unreviewed } from '../../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  'studies': unreviewed('သင့်လေ့လာချက်များ'),
  'title': unreviewed('အကောင့်'),
  'nobody.text': unreviewed(
    'အကောင့်မရှိဘဲ ဧည့်သည်အဖြစ် ချက်ချင်း ကစားနိုင်သည်။ အမည်ရှိလျှင် သင့်ပွဲများကို သိမ်းထားနိုင်ပြီး အဆင့်အတွက် ကစားနိုင်ကာ မည်သည့်စက်မှမဆို ပြန်ဝင်နိုင်သည်။',
  ),
  'guest.title': unreviewed('သင်သည် ဧည့်သည်ဖြစ်သည်'),
  'guest.text': unreviewed(
    'ဤဘရောက်ဇာက သင့်ကို မှတ်ထားသရွေ့ ပွဲများသည် သင့်ပွဲများ ဖြစ်သည် - နောက်ဆုံးလာပြီး ရက် ၉၀ အထိသာ။ အမည်ဖြင့် သိမ်းရန်၊ အဆင့်အတွက် ကစားရန်၊ မည်သည့်စက်မှမဆို ပြန်ဝင်ရန် စာရင်းသွင်းပါ။',
  ),
  'guest.leave': unreviewed('ဤဧည့်သည်အဖြစ်မှ ထွက်ရန်'),
  'guest.leave-title': unreviewed('ဧည့်သည်အဖြစ် ကစားခဲ့သော ပွဲများကို စွန့်မည်လား။'),
  'guest.leave-text': unreviewed('ဧည့်သည်တွင် စကားဝှက် မရှိသဖြင့် ဤပွဲများသို့ ပြန်လာ၍ မရပါ။ ပွဲများသည် အမည်မပါဘဲ ကျန်ရှိမည်။'),
  'guest.stay': unreviewed('နေမည်'),

  'mode': unreviewed('သင် ဘာလုပ်လိုသနည်း'),
  'mode.sign-in': unreviewed('ဝင်ရန်'),
  'mode.register': unreviewed('စာရင်းသွင်းရန်'),
  'mode.recover': unreviewed('စကားဝှက် မေ့သွား'),
  'register.keeps': unreviewed('ဧည့်သည်အဖြစ် ကစားခဲ့သော ပွဲများသည် သင့်အမည်၏ ပွဲများ ဖြစ်လာမည်။'),
  'register.no-mail': unreviewed(
    'အီးမေးလ် မလိုပါ။ ပြန်ဝင်ကုဒ်များ ရမည်။ စကားဝှက်မေ့လျှင် ထိုကုဒ်များဖြင့်သာ ပြန်ဝင်နိုင်သည်။',
  ),
  'register.agree': unreviewed('သင့်ပွဲများကို လူတိုင်း မြင်နိုင်ပြီး လွတ်လပ်စွာ သုံးနိုင်သည် (CC0)။'),
  'register.privacy': unreviewed('သင့်အကြောင်း သိမ်းထားသည်များ'),
  'sign-in.guest': unreviewed('ဤနေရာတွင် ဧည့်သည်အဖြစ် ကစားခဲ့သော ပွဲများသည် အမည်မပါဘဲ ကျန်ရှိမည်။ သိမ်းလိုလျှင် စာရင်းသွင်းပါ။'),
  'recover.text': unreviewed('သင်သိမ်းထားသော ပြန်ဝင်ကုဒ်တစ်ခုဖြင့် စကားဝှက်အသစ် သတ်မှတ်နိုင်သည်။ ထို့နောက် အခြားဝင်ရောက်မှုအားလုံး ပြီးဆုံးမည်။'),
  'recover.action': unreviewed('စကားဝှက် သတ်မှတ်ရန်'),

  'field.name': unreviewed('အမည်'),
  'field.new-name': unreviewed('အမည်'),
  'field.password': unreviewed('စကားဝှက်'),
  'field.first-password': unreviewed('စကားဝှက်'),
  'field.new-password': unreviewed('စကားဝှက်အသစ်'),
  'field.code': unreviewed('ပြန်ဝင်ကုဒ်'),
  'note.new-name': unreviewed('a မှ z အက္ခရာ၊ ဂဏန်း၊ - နှင့် _ ၃ လုံးမှ ၂၀ လုံး။ အက္ခရာဖြင့် စရမည်။ လူတိုင်း မြင်ရမည်။'),
  'note.first-password': unreviewed('၁၀ လုံးမှ ၂၀၀ လုံး၊ အမည်နှင့် မတူရ။ သင်္ကေတများထက် စကားလုံးအချို့က ပိုမှတ်မိလွယ်သည်။'),
  'note.new-password': unreviewed('၁၀ လုံးမှ ၂၀၀ လုံး၊ အမည်နှင့် မတူရ။'),
  'note.code': unreviewed('မျဉ်းတိုပါပါ မပါပါ ရသည်။ တစ်ခုလျှင် တစ်ကြိမ်သာ သုံးနိုင်သည်။'),
  'legible': unreviewed('ရိုက်သည်ကို ပြပါ'),
  'missing': unreviewed('ဤနေရာကို ဖြည့်ပါ။'),
  'wrong-proof': unreviewed('ဤသည်မှာ သင့်စကားဝှက် မဟုတ်ပါ။'),
  'busy': unreviewed('ခဏစောင့်ပါ…'),

  'codes.title': unreviewed('သင့်ပြန်ဝင်ကုဒ်များ'),
  'codes.text': unreviewed(
    'ဤကုဒ်များကို သင်သာ တွေ့နိုင်သောနေရာတွင် သိမ်းပါ။ စကားဝှက်မေ့လျှင် တစ်ခုစီဖြင့် တစ်ကြိမ် ဝင်နိုင်သည်။ ယခုသာ ပြပြီး နောက်ထပ် ပြမည်မဟုတ်ပါ။',
  ),
  'codes.of': unreviewed('စစ်တုရင် - {name} ၏ ပြန်ဝင်ကုဒ်များ'),
  'codes.copy': unreviewed('ကူးယူရန်'),
  'codes.copied': unreviewed('ကူးယူပြီး။'),
  'codes.not-copied': unreviewed('ဘရောက်ဇာက ခွင့်မပြုပါ။ ဖိုင်အဖြစ် သိမ်းပါ သို့မဟုတ် ရေးမှတ်ပါ။'),
  'codes.download': unreviewed('ဖိုင်အဖြစ် သိမ်းရန်'),
  'codes.print': unreviewed('ပုံနှိပ်ရန်'),
  'codes.kept': unreviewed('သိမ်းပြီးပါပြီ'),

  'member.page': unreviewed('လူတိုင်းမြင်ရသော သင့်အဆင့်နှင့် ပွဲများ'),
  'sign-out': unreviewed('ထွက်ရန်'),
  'sign-out-everywhere': unreviewed('နေရာတိုင်းမှ ထွက်ရန်'),
  'signed-out': unreviewed('သင် ထွက်ပြီးပါပြီ။'),
  'change': unreviewed('စကားဝှက် ပြောင်းရန်'),
  'change.text': unreviewed('ဤနေရာတွင် ဆက်ဝင်ထားမည်။ အခြားဝင်ရောက်မှုအားလုံး ပြီးဆုံးမည်။'),
  'change.done': unreviewed('စကားဝှက် ပြောင်းပြီးပါပြီ။'),
  'renew': unreviewed('ပြန်ဝင်ကုဒ်အသစ်များ'),
  'renew.text': unreviewed('အသစ်လုပ်သည်နှင့် ယခုရှိသော ကုဒ်များ သုံးမရတော့ပါ။'),
  'renew.action': unreviewed('ကုဒ်အသစ် လုပ်ရန်'),
  'export': unreviewed('သင့်အချက်အလက်များ ဖိုင်အဖြစ်'),
  'export.text': unreviewed('ဖိုင်တွင် သင့်အကြောင်း သိမ်းထားသမျှ JSON ဖြင့် ပါပြီး ပြီးဆုံးသောပွဲများ PGN ဖြင့် ပါသည်။'),
  'export.action': unreviewed('ဖိုင် သိမ်းရန်'),
  'delete': unreviewed('အကောင့် ဖျက်ရန်'),
  'delete.text': unreviewed(
    'သင့်အမည်၊ စကားဝှက်၊ ဝင်ရောက်မှုများ၊ ပြန်ဝင်ကုဒ်များ၊ အဆင့်များ၊ ကမ်းလှမ်းချက်များ၊ ပိတ်ဆို့မှုများနှင့် ပြောခဲ့သည်များ ဖျက်ပစ်မည်။ ပွဲများသည် သင့်အမည်မပါဘဲ ကျန်ရှိမည်။ ကစားနေဆဲပွဲသည် သင်မပါဘဲ ဆက်သွားမည်။',
  ),
  'delete.open': unreviewed('အကောင့် ဖျက်ရန်…'),
  'delete.title': unreviewed('အကောင့် {name} ကို ဖျက်မည်လား။'),
  'delete.question': unreviewed('ပြန်ပြင်၍ မရပါ။ ပွဲများသည် သင့်အမည်မပါဘဲ ကျန်ရှိမည်။ ဆက်လုပ်ရန် စကားဝှက် ထည့်ပါ။'),
  'delete.yes': unreviewed('အပြီးဖျက်မည်'),
  'delete.no': unreviewed('အကောင့်ကို ထားမည်'),
  'deleted': unreviewed('အကောင့် ဖျက်ပြီးပါပြီ။'),
}
