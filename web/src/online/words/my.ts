// မြန်မာ။ Every text is marked until a native speaker has reviewed it; who reviews one takes its
// `unreviewed` away.

import type { CatalogueOf } from '../../i18n/catalogue'
import { unreviewed } from '../../i18n/unreviewed'
import type { en } from './en'

export const my: CatalogueOf<typeof en> = {
  'places.label': unreviewed('အွန်လိုင်းကစားခြင်း'),
  'places.lobby': unreviewed('ကစားခန်းမ'),
  'places.games': unreviewed('ပွဲများ'),
  'places.players': unreviewed('ကစားသမားများ'),
  'places.account': unreviewed('အကောင့်'),
  'places.privacy': unreviewed('ကိုယ်ရေးလုံခြုံမှု'),
  'places.moderation': unreviewed('ကြီးကြပ်မှု'),

  'none-here': unreviewed('ဤဆာဗာတွင် အွန်လိုင်း မကစားကြပါ။ ကွန်ပျူတာနှင့် သို့မဟုတ် မျက်နှာပြင်တစ်ခုတွင် နှစ်ဦး ကစားနိုင်သည်။'),
  'again': unreviewed('ထပ်စမ်းရန်'),

  'someone.guest': unreviewed('ဧည့်သည်'),
  'someone.provisional': unreviewed('မသေချာသေး'),

  'rated': unreviewed('အဆင့်သတ်မှတ်ပွဲ'),
  'casual': unreviewed('ရင်းနှီးပွဲ'),

  'family.traditional': unreviewed('ရိုးရာစည်းမျဉ်း'),
  'family.federation': unreviewed('ခေတ်သစ်စည်းမျဉ်း'),
  'family.dice': unreviewed('အန်စာသုံးတုံး'),
  'pace.bullet': unreviewed('အလွန်မြန်'),
  'pace.blitz': unreviewed('မြန်'),
  'pace.rapid': unreviewed('အတော်မြန်'),
  'pace.classical': unreviewed('နှေး'),
  'pace.correspondence': unreviewed('ရက်အလိုက်'),

  'time.clock': unreviewed('{initial}+{increment}'),
  'time.clock-long': unreviewed('{initial} မိနစ်နှင့် အကွက်တိုင်း {increment} စက္ကန့်၊ စစ်ခင်းရန် {deployment} မိနစ်'),
  'time.days': { other: unreviewed('တစ်လှည့်လျှင် {n} ရက်') },
  'time.unlimited': unreviewed('အချိန်အကန့်အသတ်မရှိ'),

  'ended.aborted': unreviewed('ဖျက်သိမ်း'),
  'ended.checkmate': unreviewed('အသေခွေ'),
  'ended.stalemate': unreviewed('သွားကွက်ကုန်'),
  'ended.no-lawful-move': unreviewed('စည်းကမ်းနှင့်ညီသော အကွက်မရှိ'),
  'ended.dead-position': unreviewed('စစ်အင်အား မလုံလောက်'),
  'ended.counted-out': unreviewed('အရေအတွက် ကုန်'),
  'ended.fivefold-repetition': unreviewed('အနေအထား ငါးကြိမ်ထပ်'),
  'ended.seventy-five-move': unreviewed('ခုနစ်ဆယ့်ငါးကွက်'),
  'ended.promotions-only': unreviewed('စစ်ကဲတင်ခြင်းသာ ကျန်'),
  'ended.fifty-move': unreviewed('အကွက်ငါးဆယ်'),
  'ended.threefold': unreviewed('အနေအထား သုံးကြိမ်ထပ်'),
  'ended.count': unreviewed('အရေအတွက်ဖြင့် တောင်းဆို'),
  'ended.king-captured': unreviewed('မင်းကြီးကို စား'),
  'ended.hundred-turns': unreviewed('အလှည့်တစ်ရာ'),
  'ended.resignation': unreviewed('အရှုံးပေး'),
  'ended.agreement': unreviewed('သဘောတူ'),
  'ended.flag': unreviewed('အချိန်'),

  'rows.live': { other: unreviewed('ကစားဆဲ၊ {n} ကွက်') },
  'rows.ended': unreviewed('{result} - {reason}'),
  'rows.pgn': unreviewed('PGN'),
  'rows.pgn-of': unreviewed('{players} ပွဲ၏ PGN'),
  'rows.pair': unreviewed('{white} – {black}'),
  'someone.nameless': unreviewed('အမည်မဲ့'),

  'no-connection': unreviewed('ဆာဗာကို မဆက်သွယ်နိုင်ပါ။ ချိတ်ဆက်မှုကို စစ်ဆေးပြီး ထပ်စမ်းပါ။'),
  'refusal.invalid': unreviewed('ဆာဗာက နားမလည်ပါ။ စာမျက်နှာကို ပြန်ဖွင့်ပြီး ထပ်စမ်းပါ။'),
  'refusal.too-large': unreviewed('ဆာဗာက တစ်ကြိမ်လက်ခံနိုင်သည်ထက် များသည်။'),
  'refusal.foreign-origin': unreviewed(
    'ဆာဗာသည် မိမိလိပ်စာမှသာ လက်ခံသည်။ ဆာဗာကို ဖွင့်သူက သင့်ဘရောက်ဇာပြသော လိပ်စာဖြင့် စတင်ရမည်။',
  ),
  'refusal.unencrypted': unreviewed(
    'ဤလိပ်စာသည် ကုဒ်ဖြင့်မလုံခြုံသောကြောင့် ဝင်၍မရပါ။ https လိပ်စာကို သုံးပါ၊ သို့မဟုတ် ဆာဗာဖွင့်သူကို မေးပါ။',
  ),
  'refusal.signed-out': unreviewed('သင် ဝင်ထားခြင်း မရှိတော့ပါ။ ပြန်ဝင်ပြီး ထပ်စမ်းပါ။'),
  'refusal.members-only': unreviewed('ဤအရာသည် စာရင်းသွင်းထားသော ကစားသမားများအတွက်သာ ဖြစ်သည်။ စာရင်းသွင်းပြီး ထပ်စမ်းပါ။ သင့်ပွဲများ ကျန်ရှိမည်။'),
  'refusal.wrong-password': unreviewed('အမည်နှင့် စကားဝှက် မကိုက်ညီပါ။'),
  'refusal.wrong-code': unreviewed('ဤအမည်တွင် ထိုပြန်ဝင်ကုဒ် မရှိပါ၊ သို့မဟုတ် သုံးပြီးဖြစ်သည်။'),
  'refusal.name-taken': unreviewed('ဤအမည် သို့မဟုတ် ဆင်တူအမည်ကို ယူထားပြီးဖြစ်သည်။ အခြားတစ်ခု ရွေးပါ။'),
  'refusal.name-invalid': unreviewed(
    'အမည်တွင် a မှ z အက္ခရာ၊ ဂဏန်း၊ - နှင့် _ ၃ လုံးမှ ၂၀ လုံးအထိ ပါပြီး အက္ခရာဖြင့် စရမည်။ အချို့အမည်များကို ဆာဗာအတွက် သီးသန့်ထားသည်။',
  ),
  'refusal.password-invalid': unreviewed('စကားဝှက်သည် ၁၀ လုံးမှ ၂၀၀ လုံးအထိ ဖြစ်ပြီး အမည်နှင့် မတူရ။'),
  'refusal.account-closed': unreviewed('ဤအကောင့်ကို ကြီးကြပ်သူက ပိတ်ထားသည်။'),
  'refusal.not-found': unreviewed('သင်ရှာသောအရာ ဤနေရာတွင် မရှိပါ၊ သို့မဟုတ် မရှိတော့ပါ။'),
  'refusal.not-yours': unreviewed('ဤလေ့လာချက်ကို အခြားသူ ပိုင်သည်။ ပြင်ရန် ကူးယူပါ။'),
  'refusal.pgn-invalid': unreviewed('ဤပွဲကို မဖတ်နိုင်ပါ။ အခန်းတစ်ခန်းတွင် PGN ပွဲတစ်ပွဲ ပါသည်။'),
  'refusal.not-a-player': unreviewed('သင်သည် ဤပွဲတွင် ကစားသူ မဟုတ်ပါ။'),
  'refusal.not-your-turn': unreviewed('သင့်အလှည့် မဟုတ်ပါ။'),
  'refusal.stale': unreviewed('ပွဲသည် ရှေ့ဆက်သွားပြီ။ ခုံကို ကြည့်ပြီး ပြန်ရွေးပါ။'),
  'refusal.game-over': unreviewed('ပွဲပြီးပြီ။'),
  'refusal.illegal': unreviewed('စည်းမျဉ်းများက ဤနေရာတွင် ခွင့်မပြုပါ။'),
  'refusal.not-now': unreviewed('ယခု မလုပ်နိုင်ပါ။'),
  'refusal.fair-play': unreviewed('ဤအနေအထားသည် ယခုကစားနေသော အဆင့်သတ်မှတ်ပွဲတွင် ရှိသည်။ ပွဲပြီးမှ ထပ်မေးပါ။'),
  'refusal.moderators-only': unreviewed('ဤအရာသည် ကြီးကြပ်သူများအတွက်သာ ဖြစ်သည်။'),
  'refusal.gone': unreviewed('ဤကမ်းလှမ်းချက် မရှိတော့ပါ။'),
  'refusal.blocked': unreviewed('တစ်ဦးက တစ်ဦးကို ပိတ်ပင်ထားသဖြင့် သင်တို့နှစ်ဦး ပွဲမရနိုင်ပါ။'),
  'refusal.own-seek': unreviewed('ဤကမ်းလှမ်းချက်သည် သင့်ကိုယ်ပိုင်ဖြစ်သည်။ အခြားသူက လက်ခံရမည်။'),
  'refusal.too-many': { other: unreviewed('ကြိမ်ရေ များလွန်းသည်။ {n} စက္ကန့်အကြာတွင် ထပ်စမ်းပါ။') },
  'refusal.storage': unreviewed('ဆာဗာသည် ယခု ဘာမျှ မသိမ်းနိုင်ပါ။ ဘာမျှ မပြောင်းလဲပါ။ နောက်မှ ထပ်စမ်းပါ။'),
  'refusal.internal': unreviewed('တစ်ခုခု မှားယွင်းသွားသည်။ အတည်ပြုပြီးသမျှ မဆုံးရှုံးပါ။ ထပ်စမ်းပါ။'),
}
