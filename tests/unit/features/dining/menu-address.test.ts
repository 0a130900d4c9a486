import type { Location } from '@/domain/campus'
import { noFilters } from '@/domain/menu-filters'
import {
  askedDay,
  askedFilters,
  askedLocation,
  askedPeriod,
  firstOf,
  locationWord,
} from '@/features/dining/components/menu-choice'
import { menuAddress, withFilters } from '@/features/dining/components/menu-address'
import { briefDate, readableDate } from '@/features/dining/components/readable-date'
import { someFilters } from './a-dish'

const place = (id: string, en: string, fr = en) => ({ id: id.repeat(24), name: { en, fr } }) as Location
const north = place('1', 'North Hall', 'Pavillon Nord')
const cafe = place('2', 'Café de l’Œuvre')
const twins = [place('3', 'Kiosk'), place('4', 'Kiosk')]
const all = [north, cafe, ...twins]

test('[PUB-2.35] a location is written by its name, or by its id when two have the same', () => {
  expect(locationWord(north, all, 'en')).toBe('north-hall')
  expect(locationWord(north, all, 'fr')).toBe('pavillon-nord')
  expect(locationWord(cafe, all, 'fr')).toBe('cafe-de-loeuvre')
  expect(twins.map((twin) => locationWord(twin, all, 'en'))).toEqual(['3'.repeat(24), '4'.repeat(24)])
})

test.each`
  asked              | found
  ${'north-hall'}    | ${north}
  ${'Pavillon-Nord'} | ${north}
  ${'2'.repeat(24)}  | ${cafe}
  ${null}            | ${north}
  ${'nowhere'}       | ${north}
  ${'__proto__'}     | ${north}
  ${'<script>'}      | ${north}
`('[PUB-2.35] the location asked for as $asked', ({ asked, found }) => {
  expect(askedLocation(all, asked)).toBe(found)
})

test('[PUB-2.35] where there are no locations there is none', () => expect(askedLocation([], 'north-hall')).toBeNull())

const now = new Date('2026-11-21T03:30:00Z')

test.each`
  asked           | day
  ${null}         | ${'2026-11-20'}
  ${'2026-12-01'} | ${'2026-12-01'}
  ${'2027-02-29'} | ${'2026-11-20'}
  ${'tomorrow'}   | ${'2026-11-20'}
  ${'9999-01-01'} | ${'2026-11-20'}
`('[PUB-2.36] at half past ten in the evening in Toronto, $asked is $day', ({ asked, day }) => {
  expect(askedDay(asked, now, 'America/Toronto')).toBe(day)
})

test('[PUB-4.4] the first period is the one when none or an unknown one is asked', () => {
  const periods = [{ id: 'a' }, { id: 'b' }]
  expect(['b', 'x', null].map((asked) => askedPeriod(periods, asked)?.id)).toEqual(['b', 'a', 'a'])
  expect(askedPeriod([], 'a')).toBeNull()
})

test('[PUB-4.3] filters chosen at another location do not count', () => {
  const params = { hide: 'milk', at: 'north-hall' }
  expect(askedFilters(params, someFilters, (word) => word === 'north-hall').hiddenAllergens).toEqual(['milk'])
  expect(askedFilters(params, someFilters, (word) => word === 'kiosk')).toBe(noFilters)
})

test('a repeated parameter is its first, and a long one is cut', () => {
  expect(firstOf(['a', 'b'])).toBe('a')
  expect(firstOf([])).toBeNull()
  expect(firstOf('')).toBeNull()
  expect(firstOf('x'.repeat(5000))).toHaveLength(200)
})

const filters = { ...noFilters, hiddenAllergens: ['milk', 'egg'] }

test('an address says all that is shown', () => {
  const view = { location: 'north-hall', date: '2026-11-20', period: 'abc', filters, plate: '' }
  expect(menuAddress(view, 'item')).toBe('?location=north-hall&date=2026-11-20&period=abc&hide=milk,egg&dish=item')
  expect(menuAddress({ ...view, period: null, filters: noFilters })).toBe('?location=north-hall&date=2026-11-20')
  expect(menuAddress({ ...view, plate: `${'a'.repeat(24)}.2` }, 'item')).toBe(
    `?location=north-hall&date=2026-11-20&period=abc&hide=milk,egg&plate=${'a'.repeat(24)}.2&dish=item`,
  )
  expect(menuAddress({ ...view, location: 'a&b="c"' })).toContain('location=a%26b%3D%22c%22&')
})

test('other filters replace those of an address, and close its dish', () => {
  expect(withFilters('?date=2026-11-20&hide=soy&only=vegan&undeclared=show&dish=x', filters)).toBe(
    '?date=2026-11-20&hide=milk,egg',
  )
  expect(withFilters('?date=2026-11-20&hide=soy', noFilters)).toBe('?date=2026-11-20')
  expect(withFilters('?plate=a&hide=soy', filters)).toBe('?plate=a&hide=milk,egg')
  expect(withFilters('', noFilters)).toBe('')
})

test('[PUB-9.5] a date within a sentence', () => {
  expect(readableDate('2026-11-20', '2026-01-01', 'en')).toBe('Friday, November 20')
  expect(readableDate('2026-11-01', '2026-01-01', 'fr')).toBe('dimanche 1er novembre')
  expect(readableDate('2027-01-04', '2026-12-31', 'en')).toBe('Monday, January 4th, 2027')
  expect([briefDate('2026-11-05', 'en'), briefDate('2026-11-05', 'fr')]).toEqual(['Thu 5', 'Jeu 5'])
})
