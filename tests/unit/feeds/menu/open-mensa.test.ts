import type { Dish } from '@/domain/menu/dish/dish'
import { formatOpenMensa, type Canteen } from '@/feeds/menu/open-mensa'
import type { ServedPeriod } from '@/features/menu/read-day'
import { elements, findSchemaErrors, readXml, textOf } from '../../../support/formats/xml'
import { makeDish, sampleFilters, showAll } from '../../features/menu/dish-fixture'
import { location, noAddress, week } from '../../v1/campus-fixture'

const both = (en: string, fr: string = en) => ({ en, fr })
const id = 'a'.repeat(24)
const schema = 'tests/fixtures/open-mensa-v2.xsd'

const period = (name: string, ...categories: [name: string, ...dishes: Dish[]][]): ServedPeriod => ({
  id,
  name: both(name, `${name} (fr)`),
  sortOrder: 1,
  categories: categories.map(([category, ...dishes]) => ({
    id,
    name: both(category, `${category} (fr)`),
    sortOrder: 1,
    items: dishes.map((dish) => ({ id, dish })),
  })),
})
const canteen = (given: Partial<Canteen> = {}): Canteen => ({
  location: location({}),
  today: '2026-11-20', // a Friday
  days: [],
  filters: sampleFilters,
  display: showAll,
  feedUrl: 'https://dining.example.edu/feeds/northgate/openmensa/a.xml?locale=en',
  pageUrl: null,
  ...given,
})
const served = (date: string, ...periods: ServedPeriod[]) => ({ date, closed: false, periods })

test('names categories after their periods, lists dishes in order, and leaves out what is not known', async () => {
  const days = [
    served(
      '2026-11-20',
      period('Lunch', ['Grill', makeDish({ name: both('Burger') }), makeDish()]),
      period('Supper', ['Soup', makeDish()]),
    ),
    { date: '2026-11-21', closed: true, periods: [] },
    served('2026-11-22'),
    served('2026-11-23', period('Lunch', ['Grill'])),
    served('2026-11-24', period('Lunch', ['Grill'], ['Salads', makeDish()])),
  ]
  const xml = formatOpenMensa(canteen({ days }), 'en')
  expect(await findSchemaErrors(xml, schema)).toBe('')
  const found = elements(readXml(xml), 'day').map((day) => [
    day.getAttribute('date'),
    elements(day, 'closed').length,
    ...elements(day, 'category').map((category) => [
      category.getAttribute('name'),
      ...elements(category, 'name').map((name) => name.textContent),
    ]),
  ])
  expect(found).toEqual([
    ['2026-11-20', 0, ['Lunch – Grill', 'Burger', 'Macaroni and cheese'], ['Supper – Soup', 'Macaroni and cheese']],
    ['2026-11-21', 1],
    ['2026-11-24', 0, ['Lunch – Salads', 'Macaroni and cheese']],
  ])
  for (const unknown of ['price', 'address', 'city', 'phone', 'email', 'location', 'times', 'source'])
    expect(elements(readXml(xml), unknown)).toEqual([])
})

test.each`
  what                          | dish                                                                             | locale  | notes
  ${'declared, with labels'}    | ${{ allergens: ['wheat', 'milk'], mayContain: ['egg'], labels: ['vegetarian'] }} | ${'en'} | ${['Contains milk, wheat', 'May contain egg', 'Vegetarian']}
  ${'the same in French'}       | ${{ allergens: ['wheat', 'milk'], mayContain: ['egg'], labels: ['vegetarian'] }} | ${'fr'} | ${['Contient\u00a0: lait, blé', 'Peut contenir\u00a0: œufs', 'Végétarien']}
  ${'nobody declared'}          | ${{ allergensDeclared: false }}                                                  | ${'en'} | ${['Allergens not declared']}
  ${'nobody declared, French'}  | ${{ allergensDeclared: false }}                                                  | ${'fr'} | ${['Allergènes non déclarés']}
  ${'half declared'}            | ${{ allergensDeclared: false, allergens: ['soy'] }}                              | ${'en'} | ${['Allergens not declared', 'Contains soy']}
  ${'declared to have nothing'} | ${{}}                                                                            | ${'en'} | ${[]}
  ${'of the kitchen’s own'}     | ${{ customAllergens: both('celery; lupin', 'céleri') }}                          | ${'en'} | ${['Contains celery, lupin']}
  ${'2300 mg of sodium'}        | ${{ nutrients: { sodium: '2300' } }}                                             | ${'en'} | ${['High in sodium']}
`('starts the notes of a dish ($what) with $notes', ({ dish, locale, notes }) => {
  const xml = formatOpenMensa(
    canteen({ days: [served('2026-11-20', period('Lunch', ['Grill', makeDish(dish)]))] }),
    locale,
  )
  const [meal] = elements(readXml(xml), 'meal')
  const last = {
    en: ['Old cheddar, baked.', '1 cup (250 mL)', '410 Cal'],
    fr: ['Vieux cheddar, gratiné.', '1 tasse (250 ml)', '410 cal'],
  }
  expect(meal && elements(meal, 'note').map((note) => note.textContent)).toEqual([
    ...notes,
    ...last[locale as 'en' | 'fr'],
  ])
})

test('writes address and usual hours, but no day with two openings', async () => {
  const schedules = [
    week([1, 2, 3, 4], 450, 1260), // 7:30 to 21:00
    week([5], 660, 840), // 11:00 to 14:00, and again
    week([5], 1020, 1500 - 1440), // 17:00 to 1:00
    week([6], 1080, 120), // 18:00 to 2:00
    { ...week([0], 600, 900), end: '2026-11-21' }, // a season that is over next Sunday
    { ...week([], 600, 900), type: 'special_hours' as const, start: '2026-11-20', end: '2026-11-30' },
  ]
  const address = {
    ...noAddress,
    street: '1 Rue <B>',
    city: 'Montréal',
    state: 'QC',
    zipCode: 'H2X 1Y4',
    lat: 45.5,
    lon: -73.57,
    phone: '5145550100',
  }
  const xml = formatOpenMensa(
    canteen({
      location: location({ schedules, address, contactEmail: 'eat@example.edu' }),
      pageUrl: 'https://dining.example.edu/northgate/menu',
    }),
    'fr',
  )
  expect(await findSchemaErrors(xml, schema)).toBe('')
  const read = readXml(xml)
  expect(textOf(read, 'name')).toBe('Les Communs')
  expect(textOf(read, 'address')).toBe('1 Rue <B>, Montréal (QC)\u00a0 H2X 1Y4')
  expect(textOf(read, 'city')).toBe('Montréal')
  expect(textOf(read, 'phone')).toBe('+1 514 555 0100')
  expect(textOf(read, 'email')).toBe('eat@example.edu')
  expect(elements(read, 'location')[0]?.getAttribute('latitude')).toBe('45.5')
  expect(elements(read, 'location')[0]?.getAttribute('longitude')).toBe('-73.57')
  expect(textOf(read, 'source')).toBe('https://dining.example.edu/northgate/menu')
  const days = [...(elements(read, 'times')[0]?.childNodes ?? [])].map((node) =>
    node.toString().replace(/ xmlns="[^"]*"/, ''),
  )
  expect(days).toEqual([
    '<monday open="07:30-21:00"/>',
    '<tuesday open="07:30-21:00"/>',
    '<wednesday open="07:30-21:00"/>',
    '<thursday open="07:30-21:00"/>',
    '<saturday open="18:00-02:00"/>',
    '<sunday closed="true"/>',
  ])
})

test.each([
  ['the end of a section', ']]><![CDATA[<script>alert(1)</script>'],
  ['an entity', '&lt;b&gt; &amp;amp; &bogus; &#0; "quoted" \'so\''],
  ['control characters', 'So\u0000up\u0007 of\u001f the\u0085 day\uffff'],
  ['line ends', 'Soup\r\nof\rthe\nday\u2028and\u2029night'],
  ['half an emoji', 'Soup \ud83c and \udf72'],
  ['a very long line', 'word '.repeat(4_000)],
  ['nothing but blanks', ' \t\n '],
])('stays valid with %s in every text', async (_, text) => {
  const dish = makeDish({ name: both(text), description: both(text), portion: both(text), customAllergens: both(text) })
  const xml = formatOpenMensa(
    canteen({
      location: location({ name: both(text), contactEmail: text }),
      days: [served('2026-11-20', period(text, [text, dish]))],
    }),
    'en',
  )
  expect(await findSchemaErrors(xml, schema)).toBe('')
  const read = readXml(xml)
  expect(elements(read, 'meal')).toHaveLength(1)
  expect(elements(read, 'script')).toEqual([])
})

test('continues a long list of allergens in the next note instead of cutting it', () => {
  const names = Array.from({ length: 60 }, (_, n) => `allergen-${n}`)
  const dish = makeDish({ customAllergens: both(names.join(', ')), description: both('') })
  const xml = formatOpenMensa(canteen({ days: [served('2026-11-20', period('Lunch', ['Grill', dish]))] }), 'en')
  const notes = elements(readXml(xml), 'note').map((note) => note.textContent ?? '')
  expect(notes.every((note) => [...note].length <= 250)).toBe(true)
  expect(names.filter((name) => !notes.some((note) => new RegExp(`\\b${name}(,|$)`).test(note)))).toEqual([])
})

test('[PUB-3.1] leaves out the calories and marks that the site does not show', () => {
  const salty = makeDish({ labels: ['pork'], nutrients: { sodium: '2400' }, description: { en: null, fr: null } })
  const notes = (display: Canteen['display']) =>
    elements(
      readXml(
        formatOpenMensa(canteen({ days: [served('2026-11-20', period('Lunch', ['Grill', salty]))], display }), 'en'),
      ),
      'note',
    ).map(({ textContent }) => textContent)
  expect(notes(showAll)).toEqual(['Contains pork', 'High in sodium', '1 cup (250 mL)', '410 Cal'])
  expect(notes({ ...showAll, displayCal: false })).not.toContain('410 Cal')
})
