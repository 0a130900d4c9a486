import { closedSchema } from '@/contract/envelope'
import { legacyMenuResponse } from '@/contract/menu/legacy-menu'
import { locationMenuResponse, todaysMenuResponse } from '@/contract/menu/menus'
import type { Dish, MenuFilter } from '@/domain/menu/dish/dish'
import type { ServedPeriod } from '@/features/menu/read-day'
import { legacyMenu } from '@/v1/menu/shapes/legacy-menu'
import { locationMenu, periods } from '@/v1/menu/shapes/menus'
import { todaysMenu } from '@/v1/menu/shapes/todays-menu'
import { location } from '../campus-fixture'

const both = (en: string, fr: string) => ({ en, fr })
const nothing = { en: null, fr: null }

const filters: MenuFilter[] = [
  { id: 'f10000000000000000000001', code: 'vegan', type: 'label', name: both('Vegan', 'Végane'), sortOrder: 12 },
  { id: 'f10000000000000000000002', code: 'milk', type: 'allergen', name: both('Milk', 'Lait'), sortOrder: 4 },
  { id: 'f10000000000000000000003', code: 'egg', type: 'allergen', name: both('Egg', 'Œufs'), sortOrder: 1 },
]

const soup: Dish = {
  id: 'e10000000000000000000001',
  name: both('Pea soup', 'Soupe aux pois'),
  description: both('With yellow peas', 'Aux pois jaunes'),
  portion: both('1 cup', '1 tasse'),
  ingredients: both('Yellow peas, onion', 'Pois jaunes, oignon'),
  calories: 179.6,
  nutrients: { calories: '180', protein: '9.5', transFat: '<1', vitaminC: '5+' },
  allergensDeclared: true,
  allergens: ['milk'],
  mayContain: ['egg', 'milk'],
  labels: ['vegan'],
  customAllergens: both('Celery', 'Céleri'),
  mrn: 4711,
  mrnFull: '4711.2',
}

const unknown: Dish = {
  ...soup,
  id: 'e10000000000000000000002',
  name: both('Chef’s choice', 'Choix du chef'),
  description: nothing,
  portion: nothing,
  ingredients: nothing,
  calories: null,
  nutrients: {},
  allergensDeclared: false,
  allergens: [],
  mayContain: [],
  labels: [],
  customAllergens: nothing,
  mrn: null,
  mrnFull: null,
}

const lunch: ServedPeriod = {
  id: '100000000000000000000001',
  name: both('Lunch', 'Dîner'),
  sortOrder: 2,
  categories: [
    {
      id: '200000000000000000000001',
      name: both('Soups', 'Soupes'),
      sortOrder: 1,
      items: [
        { id: '300000000000000000000001', dish: soup },
        { id: '300000000000000000000002', dish: unknown },
      ],
    },
    { id: '200000000000000000000002', name: both('Grill', 'Grillades'), sortOrder: 2, items: [] },
  ],
}
const supper: ServedPeriod = {
  id: '100000000000000000000002',
  name: both('Dinner', 'Souper'),
  sortOrder: 3,
  categories: [],
}

const served = {
  closed: false as const,
  locationId: 'aabbccddeeff001122334455',
  date: '2031-02-03',
  allergenFilter: true,
  isConcept: false,
  filters,
  periods: [lunch, supper],
}

/** The 18 nutrients in the order that clients read by position. */
const nutrientRows = [
  ['00', 'Calories', 'kcal'],
  ['01', 'Protein (g)', 'g'],
  ['02', 'Total Carbohydrates (g)', 'g'],
  ['03', 'Sugar (g)', 'g'],
  ['04', 'Total Fat (g)', 'g'],
  ['05', 'Saturated Fat (g)', 'g'],
  ['06', 'Cholesterol (mg)', 'mg'],
  ['07', 'Dietary Fiber (g)', 'g'],
  ['08', 'Sodium (mg)', 'mg'],
  ['09', 'Potassium (mg)', 'mg'],
  ['0a', 'Calcium (mg)', 'mg'],
  ['0b', 'Iron (mg)', 'mg'],
  ['0c', 'Trans Fat (g)', 'g'],
  ['0d', 'Vitamin D (IU)', 'IU'],
  ['0e', 'Vitamin C (mg)', 'mg'],
  ['0f', 'Calories From Fat', 'kcal'],
  ['10', 'Vitamin A (RE)', 'RE'],
  ['11', 'Saturated Fat + Trans Fat (g)', 'g'],
] as const
const everyPlace = nutrientRows.map(([place]) => place)

/** Nutrients as JSON; `stem` is the item's id without its last two digits. */
const nutrientsOf = (stem: string, values: Record<string, string>, places: readonly string[] = everyPlace) =>
  places
    .map((place) => {
      const [, name, uom] = nutrientRows.find(([each]) => each === place) ?? []
      const [value, numeric] = (values[place] ?? '-|-').split('|')
      return `{"id":"${stem}${place}","name":"${name}","value":"${value}","uom":"${uom}","value_numeric":"${numeric}"}`
    })
    .join(',')

const soupNutrients = nutrientsOf('3000000000000000000000', {
  '00': '180|180',
  '01': '9.5|9.5',
  '0c': 'less than 1 gram|1',
  '0e': '5+|5+',
})

const soupRow =
  '{"id":"300000000000000000000001","name":"Pea soup","mrn":4711,"rev":null,"mrn_full":"4711.2","desc":"With yellow peas",' +
  '"webtrition_id":null,"sort_order":1,"portion":"1 cup","qty":null,"ingredients":"Yellow peas, onion",' +
  `"nutrients":[${soupNutrients}],"filters":[` +
  '{"id":"f10000000000000000000003","name":"Egg*","type":"allergen","icon":false,"remote_file_name":null,"sector_icon_id":null,"custom_icons":[]},' +
  '{"id":"f10000000000000000000002","name":"Milk","type":"allergen","icon":false,"remote_file_name":null,"sector_icon_id":null,"custom_icons":[]},' +
  '{"id":"f10000000000000000000001","name":"Vegan","type":"label","icon":true,"remote_file_name":"vegan.svg","sector_icon_id":"12","custom_icons":[]}' +
  '],"custom_allergens":"Celery","calories":"180","allergens":"declared"}'

const unknownRow =
  '{"id":"300000000000000000000002","name":"Chef’s choice","mrn":1845084753,"rev":null,"mrn_full":"1845084753.1","desc":null,' +
  '"webtrition_id":null,"sort_order":2,"portion":"","qty":null,"ingredients":"",' +
  `"nutrients":[${nutrientsOf('3000000000000000000000', {})}],"filters":[],"custom_allergens":null,"calories":"-","allergens":"not_declared"}`

const categories =
  `[{"id":"200000000000000000000001","name":"Soups","sort_order":1,"items":[${soupRow},${unknownRow}]},` +
  '{"id":"200000000000000000000002","name":"Grill","sort_order":2,"items":[]}]'

test('[PUB-7.32] [V1-2] [V1-1.2] writes one period in full and the list of periods byte for byte', () => {
  expect(JSON.stringify(periods({ ...served, chosen: lunch }, 'en'))).toBe(
    '{"status":"success","request_time":0.001,"records":0,"allergen_filter":true,' +
      '"menu":{"id":1,"date":"2031-02-03","name":null,"from_date":null,"to_date":null,' +
      `"periods":{"name":"Lunch","id":"100000000000000000000001","sort_order":2,"categories":${categories}}},` +
      '"periods":[{"id":"100000000000000000000001","sort_order":2,"name":"Lunch"},' +
      '{"id":"100000000000000000000002","sort_order":3,"name":"Dinner"}],"closed":false}',
  )
})

test('[PUB-7.31] [V1-3] [V1-1.2] writes every period of location/menu byte for byte', () => {
  expect(JSON.stringify(locationMenu(served, 'en'))).toBe(
    '{"status":"success","request_time":0.001,"records":1,"allergen_filter":true,' +
      '"menu":{"id":"eeff00112233445520310203","date":"2031-02-03","name":null,"from_date":null,"to_date":null,' +
      `"periods":[{"id":"100000000000000000000001","name":"Lunch","sort_order":2,"categories":${categories}},` +
      '{"id":"100000000000000000000002","name":"Dinner","sort_order":3,"categories":[]}]},"closed":false}',
  )
})

test('[PUB-4.4] [V1-2] writes the four-key closed body for a closed day in the periods calls', () => {
  const body = '{"status":"success","request_time":0.001,"records":0,"closed":true}'
  expect(JSON.stringify(periods({ closed: true }, 'fr'))).toBe(body)
  expect(closedSchema.safeParse(JSON.parse(body)).success).toBe(true)
})

test('[V1-14.5] [V1-3] writes a closed day of location/menu with a menu without periods, byte for byte', () => {
  const answer = locationMenu({ ...served, closed: true, periods: [] }, 'en')
  expect(JSON.stringify(answer)).toBe(
    '{"status":"success","request_time":0.001,"records":1,"allergen_filter":true,' +
      '"menu":{"id":"eeff00112233445520310203","date":"2031-02-03","name":null,"from_date":null,"to_date":null,' +
      '"periods":[]},"closed":true}',
  )
  expect(locationMenuResponse.safeParse(answer).error).toBeUndefined()
})

test('[V1-14.11] writes names of filters in the capitals that clients compare, in English only', () => {
  const label = { ...filters[0]!, name: both('Avoiding gluten', 'Sans gluten ajouté') }
  const own = { ...filters[1]!, name: both('Campus farm', 'Ferme du campus') }
  const namesIn = (locale: 'en' | 'fr') => {
    const answer = locationMenu({ ...served, filters: [label, own] }, locale)
    return answer.menu.periods[0]?.categories[0]?.items[0]?.filters.map(({ name }) => name)
  }
  expect(namesIn('en')).toEqual(['Campus farm', 'Avoiding Gluten'])
  expect(namesIn('fr')).toEqual(['Ferme du campus', 'Sans gluten ajouté'])
})

test('[PUB-7.36] writes French texts but English nutrient names', () => {
  const answer = periods({ ...served, chosen: lunch }, 'fr')
  if (answer.closed) throw new Error('open')
  const {
    name,
    categories: [soups],
  } = answer.menu.periods
  const [row] = soups?.items ?? []
  expect([name, soups?.name, row?.name, row?.desc]).toEqual(['Dîner', 'Soupes', 'Soupe aux pois', 'Aux pois jaunes'])
  expect([row?.portion, row?.ingredients, row?.custom_allergens]).toEqual(['1 tasse', 'Pois jaunes, oignon', 'Céleri'])
  expect(row?.filters.map((filter) => filter.name)).toEqual(['Œufs*', 'Lait', 'Végane'])
  expect(row?.nutrients[1]?.name).toBe('Protein (g)')
  expect(answer.periods.map((period) => period.name)).toEqual(['Dîner', 'Souper'])
})

test('[PUB-7.32] fills the calories nutrient from the dish', () => {
  const only = {
    ...lunch,
    categories: [{ ...lunch.categories[0]!, items: [{ id: 'a'.repeat(24), dish: { ...unknown, calories: 220 } }] }],
  }
  const answer = periods({ ...served, chosen: only }, 'en')
  if (answer.closed) throw new Error('open')
  const [row] = answer.menu.periods.categories[0]?.items ?? []
  expect(row?.calories).toBe('220')
  expect(row?.nutrients[0]).toMatchObject({ value: '220', value_numeric: '220' })
})

describe('legacy_menus/menu', () => {
  const answer = legacyMenu(served, 'en')
  const rows = answer.menu.periods[0]?.categories[0]?.items ?? []

  test('[PUB-7.34] writes dishes in the 2018 format byte for byte', () => {
    const amounts = { '00': '180|180', '01': '9.5|9.5', '0c': '< 1|<1' }
    const byName = ['00', '0f', '06', '07', '01', '05', '08', '03', '02', '04', '0c', '0d']
    expect(JSON.stringify(rows[0])).toBe(
      '{"id":"300000000000000000000001","name":"Pea soup","mrn":"4711","rev":"2","mrn_full":"4711.2","desc":"With yellow peas",' +
        '"webtrition_id":null,"sort_order":1,"portion":"1 cup","qty":null,"ingredients":"Yellow peas, onion",' +
        `"nutrients":[${nutrientsOf('3000000000000000000000', amounts, byName)}],"filters":[` +
        '{"id":"f10000000000000000000003","name":"Egg*","type":"allergen"},' +
        '{"id":"f10000000000000000000002","name":"Milk","type":"allergen"},' +
        '{"id":"f10000000000000000000001","name":"Vegan","type":"label"}],' +
        '"custom_allergens":["Celery"],"calories":180,"allergens":"declared"}',
    )
    expect(legacyMenuResponse.safeParse(answer).error).toBeUndefined()
    expect(legacyMenuResponse.safeParse(legacyMenu(served, 'fr')).error).toBeUndefined()
  })

  test('[PUB-7.34] [V1-14.11] writes unknown values as null or empty, but a number for a dish without one, as text', () => {
    expect(rows[1]).toMatchObject({
      mrn: '1845084753',
      rev: '1',
      mrn_full: '1845084753.1',
      custom_allergens: [],
      calories: null,
      allergens: 'not_declared',
    })
  })

  test('[V1-14.5] writes a closed day with a menu without periods', () => {
    const closed = legacyMenu({ ...served, closed: true, periods: [] }, 'fr')
    expect(closed).toMatchObject({ closed: true, menu: { date: '2031-02-03', periods: [] } })
    expect(legacyMenuResponse.safeParse(closed).error).toBeUndefined()
  })
})

test('[PUB-7.34] [V1-11] writes today’s stations and dishes byte for byte, without locations that serve nothing', () => {
  const data = [
    { location: location({}), periods: [{ ...lunch, categories: lunch.categories.slice(0, 1) }] },
    { location: location({ id: 'b'.repeat(24), name: both('Café', 'Le Café'), type: null }), periods: [] },
  ]
  const answer = todaysMenu(data, 'en')
  expect(JSON.stringify(answer)).toBe(
    '{"status":"success","request_time":0.001,"records":1,"locations":[' +
      '{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Commons","type":"webtrition","periods":[{"id":"100000000000000000000001","name":"Lunch",' +
      '"stations":[{"id":"200000000000000000000001","name":"Soups","items":[{"name":"Pea soup","calories":179.6,"portion":"1 cup"},' +
      '{"name":"Chef’s choice","calories":null,"portion":""}]}]}]}]}',
  )
  expect(todaysMenuResponse.safeParse(answer).error).toBeUndefined()
})

test('[PUB-3.7] dishes of a concept location repeat some nutrients in keys of their own', () => {
  const { menu } = JSON.parse(JSON.stringify(locationMenu({ ...served, isConcept: true }, 'en'))) as {
    menu: { periods: { categories: { items: Record<string, unknown>[] }[] }[] }
  }
  const [item] = menu.periods[0]?.categories[0]?.items ?? []
  expect(item).toMatchObject({
    protein: '9.5',
    trans_fat: 'less than 1 gram',
    vitamin_c: '5+',
    fat_calories: '-',
    iron: '-',
  })
  expect(Object.keys(item ?? {}).slice(16)).toEqual([
    ...['fat_calories', 'total_fat', 'saturated_fat', 'trans_fat', 'cholesterol', 'sodium', 'potassium', 'total_carb'],
    ...['dietary_fiber', 'sugars', 'protein', 'vitamin_a', 'vitamin_c', 'calcium', 'iron'],
  ])
})
