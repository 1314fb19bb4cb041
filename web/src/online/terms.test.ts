import { expect, test } from 'vitest'
import { translator } from '../i18n/words'
import { shortTime, spelledTime } from './terms'
import { onlineWords } from './words'

const [english, french, burmese] = await Promise.all((['en', 'fr', 'my'] as const).map((locale) => translator(onlineWords, locale)))
const each = [english, french, burmese] as const
const clock = (initial: number, increment: number, deployment: number) => ({ kind: 'clock', initial, increment, deployment }) as const

test('a clock is written as players write it, in the numerals of the language', () => {
  expect(each.map((words) => words && shortTime(words, clock(600, 5, 300)))).toEqual(['10+5', '10+5', '၁၀+၅'])
  expect(each.map((words) => words && shortTime(words, clock(90, 0, 60)))).toEqual(['1.5+0', '1,5+0', '၁.၅+၀'])
})

test('in full the clock for arranging is named as well', () => {
  expect(each.map((words) => words && spelledTime(words, clock(90, 2, 30)))).toEqual([
    '1.5 min and 2 s a move, 0.5 min for arranging',
    '1,5 min et 2 s par coup, 0,5 min pour disposer l’armée',
    '၁.၅ မိနစ်နှင့် အကွက်တိုင်း ၂ စက္ကန့်၊ စစ်ခင်းရန် ၀.၅ မိနစ်',
  ])
})

test('days are one or more, and no limit is none', () => {
  const days = (days: number) => each.map((words) => words && shortTime(words, { kind: 'days', days }))
  expect(days(1)).toEqual(['1 day a turn', '1 jour par tour', 'တစ်လှည့်လျှင် ၁ ရက်'])
  expect(days(14)).toEqual(['14 days a turn', '14 jours par tour', 'တစ်လှည့်လျှင် ၁၄ ရက်'])
  expect(each.map((words) => words && spelledTime(words, { kind: 'unlimited' }))).toEqual([
    'No limit of time', 'Sans limite de temps', 'အချိန်အကန့်အသတ်မရှိ',
  ])
})
