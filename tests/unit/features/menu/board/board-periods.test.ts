import type { Location } from '@/domain/places/location'
import type { Schedule } from '@/domain/places/hours/schedules'
import {
  closedReason,
  isServiceOver,
  nextOpeningMessage,
  selectBoardPeriods,
  toBoardPeriod,
} from '@/features/menu/board/board-periods'
import { estimateFontScale } from '@/features/menu/board/board-font-scale'
import { menuMessages } from '@/i18n/menu-messages'
import type { ServedDay, ServedPeriod } from '@/features/menu/read-day'
import { scheduleRow } from '../../../domain/places/hours/schedule-fixture'
import { makeDish, sampleFilters, showAll } from '../dish-fixture'

const zone = 'America/Toronto'
/** A local time on Friday, 20 November 2026. */
const at = (time: string) => new Date(`2026-11-20T${time}:00-05:00`)
const row = (over: Partial<Schedule>) => scheduleRow({ days: [1, 2, 3, 4, 5], ...over })
const place = (id: string, en: string, fr: string, ...schedules: Schedule[]) =>
  ({ id, name: { en, fr }, schedules }) as Location
const hall = place(
  'a'.repeat(24),
  'North Hall',
  'Salle Nord',
  row({}),
  row({ type: 'meal', name: { en: 'Lunch', fr: 'Dîner' }, opensAtMinute: 660, closesAtMinute: 840 }),
)
const period = (id: string, en: string, fr: string, ...dishes: ReturnType<typeof makeDish>[]): ServedPeriod => ({
  id,
  name: { en, fr },
  sortOrder: 1,
  categories: [
    { id: `${id}-none`, name: { en: 'Soups', fr: 'Soupes' }, sortOrder: 1, items: [] },
    {
      id: `${id}-hot`,
      name: { en: 'Hot', fr: 'Chaud' },
      sortOrder: 2,
      items: dishes.map((dish) => ({ id: `${id}-${dish.id}`, dish })),
    },
  ],
})
const lunch = period('l', 'Lunch', 'Dîner', makeDish())
const lateNight = period('n', 'Late Night', 'Fin de soirée')
const day: ServedDay = { closed: false, periods: [lunch, lateNight], changedAt: null }

test.each`
  requested          | time       | expected
  ${null}            | ${'12:00'} | ${['l', 'n']}
  ${'l'}             | ${'18:00'} | ${['l']}
  ${'late-night'}    | ${'12:00'} | ${['n']}
  ${'Fin-de-soiree'} | ${'12:00'} | ${['n']}
  ${'brunch'}        | ${'12:00'} | ${['l', 'n']}
`('at $time, a request for period $requested shows $expected', ({ requested, time, expected }) => {
  const shown = selectBoardPeriods(day, hall, requested as string | null, at(String(time)), zone)
  expect(shown.map(({ id }) => id)).toEqual(expected)
})

test('shows what is served in the night before a closed day', () => {
  const pub = place(
    'd'.repeat(24),
    'Pub',
    'Pub',
    row({ opensAtMinute: 1080, closesAtMinute: 120 }),
    row({ type: 'meal', name: lunch.name, opensAtMinute: 1080, closesAtMinute: 1260 }),
    row({ type: 'meal', name: lateNight.name, opensAtMinute: 1260, closesAtMinute: 120 }),
    row({ type: 'special_hours', start: '2026-11-20', end: '2026-11-20', opensAtMinute: null, closesAtMinute: null }),
  )
  expect(selectBoardPeriods(day, pub, null, at('00:30'), zone)).toEqual([lateNight])
  expect(isServiceOver(day, pub, at('00:30'), zone)).toBe(false)
  expect(isServiceOver({ ...day, closed: true }, pub, at('02:00'), zone)).toBe(true)
})

test.each([
  ['en', ['Allergens not declared', 'Contains milk']],
  ['fr', ['Allergènes non déclarés', 'Contient\u00a0: lait']],
] as const)('marks undeclared allergens and omits empty categories (%s)', (locale, safety) => {
  const dish = makeDish({ allergens: ['milk'], allergensDeclared: false })
  const shown = toBoardPeriod(
    period('l', 'Lunch', 'Dîner', dish),
    sampleFilters,
    { ...showAll, displayCal: false },
    locale,
    menuMessages(locale),
  )
  expect(shown.categories).toHaveLength(1)
  expect(shown.categories[0]?.dishes[0]).toMatchObject({ calories: null, name: dish.name[locale] })
  expect(shown.categories[0]?.dishes[0]?.safety.map(({ text }) => text)).toEqual(safety)
})

test('shows calories when the site displays them', () => {
  const shown = toBoardPeriod(lunch, sampleFilters, showAll, 'en', menuMessages('en'))
  expect(shown.categories[0]?.dishes[0]?.calories).toBe(410)
})

test.each`
  case                         | closed   | schedules         | time       | expected
  ${'an open hall'}            | ${false} | ${hall.schedules} | ${'12:00'} | ${false}
  ${'before it opens'}         | ${false} | ${hall.schedules} | ${'06:00'} | ${false}
  ${'after its last opening'}  | ${false} | ${hall.schedules} | ${'20:00'} | ${true}
  ${'a menu marked as closed'} | ${true}  | ${hall.schedules} | ${'12:00'} | ${true}
  ${'hours are not posted'}    | ${false} | ${[]}             | ${'23:00'} | ${false}
`('[PUB-2.39] $case: the day is over: $expected', ({ closed, schedules, time, expected }) => {
  const here = { ...hall, schedules: schedules as Schedule[] }
  expect(isServiceOver({ ...day, closed: Boolean(closed) }, here, at(String(time)), zone)).toBe(expected)
})

test('names the reason of a closure until the usual hours are over, and on a closed day', () => {
  const closure = { type: 'special_hours', closure: true, start: '2026-11-20', end: '2026-11-20' } as const
  const name = { en: 'Snow', fr: 'Neige' }
  const morning = [row({ ...closure, name, closesAtMinute: 600 }), row({ ...closure, name, opensAtMinute: 720 })]
  const closedDay = [row({ ...closure, name, opensAtMinute: null, closesAtMinute: null })]
  const reasonAt = (time: string, closures: Schedule[]) =>
    closedReason({ ...hall, schedules: [...hall.schedules, ...closures] }, at(time), zone, 'fr')
  expect([reasonAt('11:00', morning), reasonAt('21:00', morning), reasonAt('21:00', closedDay)]).toEqual([
    'Neige',
    null,
    'Neige',
  ])
})

test('names the next opening of a closed hall', () => {
  expect(nextOpeningMessage(hall, at('21:00'), zone, 'en')).toBe('Closed. Opens Monday at 7:00am.')
  expect(nextOpeningMessage(hall, at('21:00'), zone, 'fr')).toBe('Fermé. Ouvre lundi à 07h00.')
  expect(nextOpeningMessage(hall, at('12:00'), zone, 'en')).toBeNull()
})

test('reduces the type size as the number of dishes grows', () => {
  const boardOf = (count: number) =>
    toBoardPeriod(
      period('l', 'L', 'D', ...Array.from({ length: count }, () => makeDish())),
      [],
      showAll,
      'en',
      menuMessages('en'),
    )
  const shares = [1, 12, 48, 200].map((count) => estimateFontScale([boardOf(count)]))
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(estimateFontScale([])).toBe(1)
})
