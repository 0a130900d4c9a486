import type { PlannedDay } from '@/domain/menu/week-plan'
import { addDays } from '@/domain/time/calendar'
import { fillWeeks } from '@/studio/menu/week/fill-weeks'

const name = { en: 'Lunch', fr: 'Dîner' }
const serving = (dish: string) => [{ name, categories: [{ name, dishes: [dish] }] }]

/** A location whose Mondays of the first two weeks serve A and B. */
function kitchen(refusedFrom = '9999') {
  const menus = new Map<string, PlannedDay>()
  const put = (day: PlannedDay) => menus.set(day.date, { ...day, updatedAt: `saved ${day.date}` })
  const empty = (date: string): PlannedDay => ({ date, updatedAt: null, closed: false, periods: [] })
  put({ ...empty('2027-02-01'), periods: serving('A') })
  put({ ...empty('2027-02-08'), periods: serving('B') })
  const read = async (from: string) => {
    const dates = Array.from({ length: 7 }, (_, index) => addDays(from, index))
    return { ok: true as const, days: dates.map((date) => menus.get(date) ?? empty(date)) }
  }
  const save = async (days: PlannedDay[]) => {
    if (days.some(({ date }) => date >= refusedFrom)) return { ok: false as const, message: 'Somebody else saves it.' }
    days.forEach(put)
    return { ok: true as const, days: days.flatMap(({ date }) => menus.get(date) ?? []) }
  }
  return { calls: { read, save }, dishOn: (date: string) => menus.get(date)?.periods[0]?.categories[0]?.dishes[0] }
}
const mondays = ['2027-02-15', '2027-02-22', '2027-03-01', '2027-03-08']
const span = { first: '2027-02-14', until: '2027-03-07', weeks: 2 }

test.each([
  ['9999', ['A', 'B', 'A', undefined], null],
  ['2027-02-20', ['A', undefined, undefined, undefined], 'Somebody else saves it.'],
])('a cycle of two weeks repeats until a date or a refusal (%s), and can be undone', async (from, dishes, reason) => {
  const { calls, dishOn } = kitchen(from)
  const { before, refusal } = await fillWeeks(span, calls)
  expect([mondays.map(dishOn), refusal]).toEqual([dishes, reason])
  for (const days of before) await calls.save(days)
  expect(before.flat().every(({ date, updatedAt }) => updatedAt === `saved ${date}`)).toBe(true)
  expect(mondays.map(dishOn)).toEqual([undefined, undefined, undefined, undefined])
})
