import { linkedData } from '@/domain/linked-data'
import type { Schedule } from '@/domain/schedules'
import { menuData, restaurantData } from '@/features/dining/structured-data'
import { jsonScript } from '@/ui/json-script'
import { location, noAddress, site, week } from '../../v1/campus'
import { aDish } from './a-dish'

const both = (en: string, fr: string = en) => ({ en, fr })
const seen = {
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

test('[PUB-3.3] a location with all that is known of it', () => {
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
  expect(restaurantData(place, { ...seen, locale: 'fr', page: 'https://dining.example.edu/northgate/menu' })).toEqual({
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
  expect(restaurantData(location({ name: both('North Hall') }), seen)).toEqual({
    '@type': 'Restaurant',
    '@id': 'https://dining.example.edu/northgate#aaaaaaaaaaaaaaaaaaaaaaaa',
    name: 'North Hall',
  })
})

test.each`
  what                      | row                                                                   | hours
  ${'usual hours'}          | ${week([1, 5], 450, 1260)}                                            | ${{ dayOfWeek: ['Monday', 'Friday'], opens: '07:30', closes: '21:00' }}
  ${'hours past midnight'}  | ${week([5], 1020, 120)}                                               | ${{ dayOfWeek: ['Friday'], opens: '17:00', closes: '02:00' }}
  ${'until midnight'}       | ${week([5], 1020, 0)}                                                 | ${{ dayOfWeek: ['Friday'], opens: '17:00', closes: '00:00' }}
  ${'24 hours'}             | ${week([5], 0, 0)}                                                    | ${{ dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' }}
  ${'24 hours, said by 24'} | ${week([5], 0, 1440)}                                                 | ${{ dayOfWeek: ['Friday'], opens: '00:00', closes: '23:59' }}
  ${'a season'}             | ${{ ...week([5], 600, 900), start: '2026-09-01', end: '2026-12-15' }} | ${{ dayOfWeek: ['Friday'], opens: '10:00', closes: '15:00', validFrom: '2026-09-01', validThrough: '2026-12-15' }}
`('[PUB-3.5] $what', ({ row, hours }) => {
  expect(restaurantData(location({ schedules: [row] }), seen)).toMatchObject({
    openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', ...hours }],
  })
})

test('[PUB-3.5] special hours and closures that are not over; the rest, and meals, are left out', () => {
  const schedules = [
    special({}),
    special({ start: '2026-12-20', end: '2027-01-04', opensAtMinute: null, closesAtMinute: null }),
    special({ start: '2026-12-01', end: '2026-12-31', days: [6] }),
    special({ start: '2026-11-01', end: '2026-11-19' }),
    { ...week([5], 600, 900), end: '2026-11-19' },
    { ...week([5], 600, 900), type: 'meal' as const, name: both('Lunch') },
  ]
  const data = restaurantData(location({ schedules }), seen)
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

const id = 'b'.repeat(24)
const period = (...dishes: ReturnType<typeof aDish>[]) => ({
  id,
  name: both('Lunch', 'Dîner'),
  sortOrder: 1,
  categories: [
    { id, name: both('Grill', 'Gril'), sortOrder: 1, items: dishes.map((dish) => ({ id, dish })) },
    { id, name: both('Empty', 'Vide'), sortOrder: 2, items: [] },
  ],
})

test('[PUB-3.7] a menu with its dishes: no descriptions, no bounds for amounts, no diet that no label states', () => {
  const nutrients = { protein: '12', totalFat: '0.5', sodium: '<5', cholesterol: '5+', sugar: '-', potassium: '40' }
  const dish = aDish({ labels: ['vegan', 'halal', 'gluten-free', 'constructor'], nutrients })
  const bare = aDish({ portion: both(''), calories: null, allergensDeclared: false })
  expect(menuData(period(dish, bare), '2026-11-20', 'fr')).toEqual({
    '@type': 'Menu',
    name: 'Dîner',
    inLanguage: 'fr-CA',
    temporalCoverage: '2026-11-20',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Gril',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Macaroni au fromage',
            suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet'],
            nutrition: {
              '@type': 'NutritionInformation',
              servingSize: '1 tasse (250 ml)',
              calories: '410 cal',
              proteinContent: '12 g',
              fatContent: '0.5 g',
            },
          },
          { '@type': 'MenuItem', name: 'Macaroni au fromage' },
        ],
      },
    ],
  })
})

test('no text ends the script it stands in', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028\u2029 ]]>'
  const html = String(jsonScript(linkedData([menuData(period(aDish({ name: both(name) })), '2026-11-20', 'en')])))
  expect(html.match(/<|>/g)).toHaveLength(4)
  expect(html).not.toMatch(/[\u2028\u2029]/)
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ hasMenuSection: [{ hasMenuItem: [{ name }] }] }],
  })
})
