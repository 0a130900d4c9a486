import type { Location } from '@/domain/campus'
import type { Schedule } from '@/domain/schedules'
import { isOverToday, nextOpening, periodsOnBoard, wordsOfPeriod } from '@/features/dining/components/board-of-day'
import { typeShare } from '@/features/dining/components/board-size'
import { namedLocation } from '@/features/dining/components/menu-choice'
import { menuWords } from '@/features/dining/components/menu-words'
import type { Day, ServedPeriod } from '@/features/dining/read-day'
import { aDish, someFilters } from './a-dish'

const zone = 'America/Toronto'
/** A time of Friday, 20 November 2026, on the campus's clock. */
const at = (time: string) => new Date(`2026-11-20T${time}:00-05:00`)
const row = (over: Partial<Schedule>): Schedule => ({
  type: 'location',
  name: null,
  start: null,
  end: null,
  days: [1, 2, 3, 4, 5],
  opensAtMinute: 420,
  closesAtMinute: 1200,
  openLate: false,
  ...over,
})
const place = (id: string, en: string, fr: string, ...schedules: Schedule[]) =>
  ({ id, name: { en, fr }, schedules }) as Location
const hall = place(
  'a'.repeat(24),
  'North Hall',
  'Salle Nord',
  row({}),
  row({ type: 'meal', name: { en: 'Lunch', fr: 'Dîner' }, opensAtMinute: 660, closesAtMinute: 840 }),
)
const period = (id: string, en: string, fr: string, ...dishes: ReturnType<typeof aDish>[]): ServedPeriod => ({
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
const lunch = period('l', 'Lunch', 'Dîner', aDish())
const lateNight = period('n', 'Late Night', 'Fin de soirée')
const day: Day = { closed: false, periods: [lunch, lateNight], changedAt: null }

test.each`
  asked              | time       | expected
  ${null}            | ${'12:00'} | ${['l', 'n']}
  ${'l'}             | ${'18:00'} | ${['l']}
  ${'late-night'}    | ${'12:00'} | ${['n']}
  ${'Fin-de-soiree'} | ${'12:00'} | ${['n']}
  ${'brunch'}        | ${'12:00'} | ${['l', 'n']}
`('[PUB-2.38] the period $asked at $time', ({ asked, time, expected }) => {
  const shown = periodsOnBoard(day, hall, asked as string | null, at(String(time)), zone)
  expect(shown.map(({ id }) => id)).toEqual(expected)
})

test.each([
  ['en', ['Allergens not declared', 'Contains milk']],
  ['fr', ['Allergènes non déclarés', 'Contient\u00a0: lait']],
] as const)('[PUB-3.7] unknown is never safe, and empty categories are not named (%s)', (locale, safety) => {
  const dish = aDish({ allergens: ['milk'], allergensDeclared: false })
  const shown = wordsOfPeriod(
    period('l', 'Lunch', 'Dîner', dish),
    someFilters,
    { displayCal: false },
    locale,
    menuWords(locale),
  )
  expect(shown.categories).toHaveLength(1)
  expect(shown.categories[0]?.dishes[0]).toMatchObject({ calories: null, name: dish.name[locale] })
  expect(shown.categories[0]?.dishes[0]?.safety.map(({ text }) => text)).toEqual(safety)
})

test('calories stand where the site shows them', () => {
  const shown = wordsOfPeriod(lunch, someFilters, { displayCal: true }, 'en', menuWords('en'))
  expect(shown.categories[0]?.dishes[0]?.calories).toBe(410)
})

test.each`
  what                              | closed   | schedules         | time       | expected
  ${'an open hall'}                 | ${false} | ${hall.schedules} | ${'12:00'} | ${false}
  ${'before it opens'}              | ${false} | ${hall.schedules} | ${'06:00'} | ${false}
  ${'after its last opening'}       | ${false} | ${hall.schedules} | ${'20:00'} | ${true}
  ${'a menu that says closed'}      | ${true}  | ${hall.schedules} | ${'12:00'} | ${true}
  ${'hours that nobody has posted'} | ${false} | ${[]}             | ${'23:00'} | ${false}
`('[PUB-2.39] whether the day is over: $what', ({ closed, schedules, time, expected }) => {
  const here = { ...hall, schedules: schedules as Schedule[] }
  expect(isOverToday({ ...day, closed: Boolean(closed) }, here, at(String(time)), zone)).toBe(expected)
})

test('[PUB-2.39] the sign says when the hall opens next, unless its hours say that it is open', () => {
  expect(nextOpening(hall, at('21:00'), zone, 'en')).toBe('Closed. Opens Monday at 7:00am.')
  expect(nextOpening(hall, at('21:00'), zone, 'fr')).toBe('Fermé. Ouvre lundi à 07h00.')
  expect(nextOpening(hall, at('12:00'), zone, 'en')).toBeNull()
})

const others = [place('b'.repeat(24), 'Café', 'Le Café'), place('c'.repeat(24), 'Le Café', 'Café du coin')]
test.each`
  asked           | expected
  ${'north-hall'} | ${hall.id}
  ${'Salle-Nord'} | ${hall.id}
  ${hall.id}      | ${hall.id}
  ${'cafe'}       | ${others[0]?.id}
  ${'le-cafe'}    | ${null}
  ${'south-hall'} | ${null}
  ${''}           | ${null}
`('[PUB-2.35] the board of $asked', ({ asked, expected }) => {
  expect(namedLocation([hall, ...others], String(asked))?.id ?? null).toBe(expected)
})

test('the more there is to say, the smaller it is written', () => {
  const boardOf = (count: number) =>
    wordsOfPeriod(
      period('l', 'L', 'D', ...Array.from({ length: count }, () => aDish())),
      [],
      { displayCal: true },
      'en',
      menuWords('en'),
    )
  const shares = [1, 12, 48, 200].map((count) => typeShare([boardOf(count)]))
  expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  expect(typeShare([])).toBe(1)
})
