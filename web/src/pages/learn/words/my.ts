// မြန်မာ။ Every text is marked until a native speaker has reviewed it.

import type { CatalogueOf } from '../../../i18n/catalogue'
import { unreviewed } from '../../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  'learn.title': unreviewed('စစ်တုရင် သင်ယူရန်'),
  'learn.lead': unreviewed('သင်ခန်းစာများမှ စတင်ပါ။ တစ်ခုလျှင် မိနစ်အနည်းငယ်သာ ကြာသည်။ သင်လုပ်ပြီးသမျှကို ဤဘရောက်ဇာတွင်သာ မှတ်ထားသည်။'),
  'learn.more': unreviewed('ရှာဖွေကြည့်ရန်'),
  'learn.rules.line': unreviewed('စည်းကမ်းမျိုးစုံနှင့် ဆုံးဖြတ်ချက်တစ်ခုစီ၏ အကြောင်းရင်း'),
  'learn.history.line': unreviewed('ဤကစားနည်း၏ ဇာစ်မြစ်နှင့် မသိရသေးသည့်အရာများ'),
  'learn.glossary.line': unreviewed('ကစားပွဲဆိုင်ရာ စကားလုံးများကို ဘာသာသုံးမျိုးဖြင့်'),
  'learn.progress': unreviewed('{n} ခုအနက် {done} ခု ပြီးပြီ'),
  'learn.done': unreviewed('ပြီးပြီ'),
  'learn.begun': unreviewed('စထားသည်'),
  'learn.continue': unreviewed('ဆက်လုပ်ရန် - {title}'),
  'learn.begin': unreviewed('စတင်ရန် - {title}'),
  'learn.forget': unreviewed('အစမှ ပြန်စရန်'),
  'learn.forget-title': unreviewed('လုပ်ပြီးသမျှ မှတ်တမ်းကို ဖျက်မလား။'),
  'learn.forget-text': unreviewed('သင်ခန်းစာများဘေးရှိ အမှတ်အသားများ ပျောက်သွားမည်။ အခြားဘာမျှ မပျောက်ပါ။'),
  'learn.forget-yes': unreviewed('ဖျက်မည်'),
  'learn.forget-no': unreviewed('ထားမည်'),
  'learn.empty': unreviewed('ဤနေရာတွင် ဘာမျှ မရှိသေးပါ။'),

  'shelf.lessons': unreviewed('သင်ခန်းစာများ'),
  'shelf.lessons.line': unreviewed('ကစားခုံ၊ အရုပ်များနှင့် စည်းကမ်းတစ်ခုစီကို တစ်ခုပြီးတစ်ခု'),
  'shelf.studies': unreviewed('လေ့လာရန် အနေအထားများ'),
  'shelf.studies.line': unreviewed('စဉ်းစားရန် အနေအထားများ။ သင်မေးသည်အထိ အဖြေကို ဝှက်ထားသည်'),
  'shelf.practice': unreviewed('လေ့ကျင့်ခန်းများ'),
  'shelf.practice.line': unreviewed('အဆုံးသတ်ရှင်းသော တာဝန်များ - အောင်သည် သို့မဟုတ် မအောင်သေး'),
  'shelf.questions': unreviewed('မေးခွန်းများ'),
  'shelf.questions.line': unreviewed('လူများ မေးလေ့ရှိသည်တို့ကို ကစားခုံပေါ်တွင် ဖြေထားသည်'),

  'questions.title': unreviewed('မေးခွန်းနှင့် အဖြေများ'),
  'questions.search': unreviewed('ရှာရန်'),
  'questions.found': unreviewed({ other: 'မေးခွန်း {n} ခု' }),
  'questions.none': unreviewed('ဤစကားလုံးများပါသော မေးခွန်း မရှိပါ။'),
}
