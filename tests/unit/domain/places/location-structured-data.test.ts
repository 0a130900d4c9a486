import type { Schedule } from '@/domain/places/hours/schedules'
import { describeRestaurant } from '@/domain/places/location-structured-data'
import { location, noAddress, site, week } from '../../v1/campus-fixture'

const both = (en: string, fr: string = en) => ({ en, fr })
const context = {
  site: site({}),
  locale: 'en' as const,
  today: '2026-11-20',
  base: 'https://dining.example.edu',
  page: null,
}
const special = (over: Partial<Schedule>): Schedule => ({
  ...week([], 600, 900),
  type: 'special_hours',
  start: '2026-11-20',
  end: '2026-11-20',
  ...over,
})

test('describes a location with the known properties', () => {
  const address = {
    ...noAddress,
    street: '1 Maple Street',
    city: 'Kingston',
    state: 'ON',
    zipCode: 'K7L 3N6',
    lat: 44.2,
    lon: -76.5,
    phone: '6135550100',
  }
  const place = location({ name: both('North Hall', 'Salle Nord'), address, contactEmail: 'eat@example.edu' })
  expect(
    describeRestaurant(place, { ...context, locale: 'fr', page: 'https://dining.example.edu/northgate/menu' }),
  ).toEqual({
    '@type': 'Restaurant',
    '@id': 'https://dining.example.edu/northgate#aaaaaaaaaaaaaaaaaaaaaaaa',
    name: 'Salle Nord',
    url: 'https://dining.example.edu/northgate/menu',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Maple Street',
      addressLocality: 'Kingston',
      addressRegion: 'ON',
      postalCode: 'K7L 3N6',
      addressCountry: 'CA',
    },
    telephone: '+16135550100',
    email: 'eat@example.edu',
    geo: { '@type': 'GeoCoordinates', latitude: 44.2, longitude: -76.5 },
  })
  expect(describeRestaurant(location({ name: both('North Hall') }), context)).toEqual({
    '@type': 'Restaurant',
    '@id': 'https://dining.example.edu/northgate#aaaaaaaaaaaaaaaaaaaaaaaa',
    name: 'North Hall',
  })
})

test.each`
  what                            | row                                                                   | hours
  ${'usual hours'}                | ${week([1, 5], 450, 1260)}                                            | ${{ dayOfWeek: ['Monday', 'Friday'], opens: '07:30', closes: '21:00' }}
  ${'hours past midnight'}        | ${week([5], 1020, 120)}                                               | ${{ dayOfWeek: ['Friday'], opens: '17:00', closes: '02:00' }}
  ${'until midnight'}             | ${week([5], 1020, 0)}                                                 | ${{ dayOfWeek: ['Friday'], opens: '17:00', closes: '00:00' }}
  ${'24 hours'}                   | ${week([5], 0, 0)}                                                    | ${{ dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' }}
  ${'24 hours that end at 24:00'} | ${week([5], 0, 1440)}                                                 | ${{ dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' }}
  ${'a season'}                   | ${{ ...week([5], 600, 900), start: '2026-09-01', end: '2026-12-15' }} | ${{ dayOfWeek: ['Friday'], opens: '10:00', closes: '15:00', validFrom: '2026-09-01', validThrough: '2026-12-15' }}
`('describes $what', ({ row, hours }) => {
  expect(describeRestaurant(location({ schedules: [row] }), context)).toMatchObject({
    openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', ...hours }],
  })
})

test('includes special hours and closures that are not over, and leaves out past hours and meals', () => {
  const schedules = [
    special({}),
    special({ start: '2026-12-20', end: '2027-01-04', opensAtMinute: null, closesAtMinute: null }),
    special({ start: '2026-12-01', end: '2026-12-31', days: [6] }),
    special({ start: '2026-11-01', end: '2026-11-19' }),
    { ...week([5], 600, 900), end: '2026-11-19' },
    { ...week([5], 600, 900), type: 'meal' as const, name: both('Lunch') },
  ]
  const data = describeRestaurant(location({ schedules }), context)
  const dated = (validFrom: string, validThrough: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom,
    validThrough,
  })
  expect(data).toMatchObject({
    specialOpeningHoursSpecification: [
      { ...dated('2026-11-20', '2026-11-20'), opens: '10:00', closes: '15:00' },
      { ...dated('2026-12-20', '2027-01-04'), opens: '00:00', closes: '00:00' },
      { ...dated('2026-12-01', '2026-12-31'), opens: '10:00', closes: '15:00', dayOfWeek: ['Saturday'] },
    ],
  })
  expect(data).not.toHaveProperty('openingHoursSpecification')
})

test('[PUB-3.5] lists only the rows that count on dates with a closure', () => {
  const closure = special({ opensAtMinute: null, closesAtMinute: null, closure: true })
  const exams = special({ start: '2026-11-16', end: '2026-11-27', days: [1, 2, 3, 4, 5] })
  const listed = (...schedules: Schedule[]) =>
    (
      describeRestaurant(location({ schedules }), context) as {
        specialOpeningHoursSpecification: { validFrom: string; validThrough: string; opens: string; closes: string }[]
      }
    ).specialOpeningHoursSpecification.map((row) => [row.validFrom, row.validThrough, row.opens, row.closes])
  const closed = ['2026-11-20', '2026-11-20', '00:00', '00:00']
  expect(listed(special({}), closure)).toEqual([closed])
  expect(listed(exams, closure)).toEqual([['2026-11-21', '2026-11-27', '10:00', '15:00'], closed])
  expect(listed(exams, { ...closure, start: '2026-11-24', end: '2026-11-25' })).toEqual([
    ['2026-11-16', '2026-11-23', '10:00', '15:00'],
    ['2026-11-26', '2026-11-27', '10:00', '15:00'],
    ['2026-11-24', '2026-11-25', '00:00', '00:00'],
  ])
  const afternoon = special({ opensAtMinute: 720, closesAtMinute: 900, closure: true })
  expect(listed(special({}), afternoon)).toEqual([['2026-11-20', '2026-11-20', '12:00', '15:00']])
  expect(listed(afternoon, closure)).toEqual([closed])
  const other = special({
    opensAtMinute: null,
    closesAtMinute: null,
    closure: true,
    start: '2026-12-01',
    end: '2026-12-02',
  })
  expect(listed(exams, other)).toEqual([
    ['2026-11-16', '2026-11-27', '10:00', '15:00'],
    ['2026-12-01', '2026-12-02', '00:00', '00:00'],
  ])
})
