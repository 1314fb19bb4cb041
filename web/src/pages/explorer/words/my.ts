import type { CatalogueOf } from '../../../i18n/catalogue'
import { unreviewed } from '../../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  'title': unreviewed('စစ်ခင်းပုံများ'),
  'intro': unreviewed(
    'အရုပ်များ ခင်းပါ၊ သို့မဟုတ် တပ်တစ်တပ်လုံး ခင်းပါ။ စာရင်းသည် ခုံပေါ်ရှိ အရုပ်များပါသော ခင်းပုံများကိုသာ ချန်ထားသည်။ အင်ဂျင်သည် ဦးစွာကစားသူ၏ တပ် {armies} မျိုးဖြင့် ပွဲ {games} ပွဲ ကစားခဲ့ပြီး တစ်ကွက်လျှင် အနေအထား {nodes} ခု ကြည့်ခဲ့သည်။',
  ),
  'first': unreviewed('{side} — ခင်းပုံ {all} မျိုးအနက် {n} မျိုးတွင် ဤအရုပ်များ ပါသည်'),
  'answers': unreviewed('{side} — တုံ့ပြန်ပုံ {all} မျိုးအနက် {n} မျိုးတွင် ဤအရုပ်များ ပါသည်'),
  'none': unreviewed('ဤအရုပ်များပါသော ခင်းပုံ မရှိပါ။ အင်ဂျင်ဖြင့် ကြည့်နိုင်သည်။'),
  'unknown': unreviewed('ဤတပ်သည် စာရင်းတွင် မပါသဖြင့် တုံ့ပြန်ပုံ မသိရပါ။'),
  'whole': unreviewed('တပ်နှစ်တပ်လုံး ခင်းပြီးပါပြီ။'),
  'set-up': unreviewed('ခင်းရန်'),
  'number': unreviewed('ခင်းပုံ {n}'),
  'twin': unreviewed('တစ်ဖက်မှကြည့်လျှင် ခင်းပုံ {n} နှင့် တူသည်'),
  'points': unreviewed('ဦးစွာကစားသူအတွက် အမှတ် ၁၀၀ တွင် {n}'),
  'points-within': unreviewed('ဦးစွာကစားသူအတွက် အမှတ် ၁၀၀ တွင် {n} ± {margin}'),
  'counted': unreviewed('နိုင် {won}၊ သရေ {drawn}၊ ရှုံး {lost}'),
  'worth': unreviewed('အင်ဂျင် — နယ် {worth} ခု'),
  'more': unreviewed('အားလုံးပြရန်'),
  'again': unreviewed('အစမှ ပြန်စရန်'),
  'analyse': unreviewed('စိစစ်ကြည့်ရန်'),
  'play': unreviewed('ဤမှစ၍ {side} ဖြင့် ကစားရန်'),
  'lost': unreviewed('စာရင်းကို မရယူနိုင်ပါ။ စာမျက်နှာကို ပြန်ဖွင့်ပါ။'),
  'unnamed': unreviewed('ကျွန်ုပ်တို့သိသော ကျမ်းများတွင် ခင်းပုံများကို အမည်မပေးထားပါ။'),
}
