import {
  buildingsLocationsResponse,
  feedbackLocationsResponse,
  locationNamesResponse,
} from '@/contract/places/location-lists'
import { allLocationsResponse, statusResponse, weeklyScheduleResponse } from '@/contract/places/locations'
import { noFeatures, noPayments } from '@/v1/places/shapes/location-flags'
import { allLocations } from '@/v1/places/shapes/all-locations'
import { buildingsLocations, feedbackLocations, locationNames } from '@/v1/places/shapes/location-lists'
import { status } from '@/v1/places/shapes/status'
import { weeklySchedule } from '@/v1/places/shapes/weekly-schedule'
import { building, location, noAddress, week } from '../campus-fixture'
import { picture } from '../content-fixture'

const zone = 'America/Toronto'
/** Friday 20 November 2026, 12:05 in Toronto. */
const now = new Date('2026-11-20T17:05:00Z')
const at = { now, zone, schedules: [] }
const everyDay = [0, 1, 2, 3, 4, 5, 6]

const address = {
  ...noAddress,
  street: '1 Union St',
  city: 'Kingston',
  state: 'Ontario',
  zipCode: 'K7L 3N6',
  lat: 44.225,
  lon: -76.495,
  phone: '6135550100',
}
const addressJson =
  '{"street":"1 Union St","metadata":null,"city":"Kingston","state":"Ontario","zip_code":"K7L 3N6","lat":44.225,"lon":-76.495,' +
  '"phone":"6135550100","dst":false,"gmt":-5,"phone_formatted":"(613) 555 - 0100","ext_formatted":null,"gmt_offset":-5,' +
  '"coordinates":[-76.495,44.225],"manual_coords":[44.225,-76.495],"abbreviation":"EST","zone_name":"America/Toronto"}'

describe('locations/status', () => {
  const open = location({ schedules: [week(everyDay, 450, 1260)], address, sortOrder: 1 })
  const unknown = location({
    id: 'b'.repeat(24),
    occupancy: 'high',
    schedules: [],
    address: { ...noAddress, city: 'Kingston' },
  })

  test('[PUB-7.28] [V1-1.1] [V1-1.2] [V1-4] writes a status byte for byte', () => {
    const answer = status({ locations: [open], zone, now }, 'en')
    expect(JSON.stringify(answer)).toBe(
      '{"status":"success","request_time":0.001,"records":0,"locations":[{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Commons","open":true,' +
        `"status":{"label":"open","message":"Open. Closes at 9:00pm.","color":"green"},"occupancy":"na","address":${addressJson},"next_change_at":"2026-11-20T21:00:00.000-05:00"}]}`,
    )
  })

  test('[PUB-7.28] [V1-4] [V1-14.8] writes a location without hours as closed and grey, and missing address parts as empty or null', () => {
    const answer = status({ locations: [unknown], zone, now }, 'en')
    expect(answer.locations[0]).toMatchObject({
      open: false,
      occupancy: 'high',
      status: { label: 'closed', message: 'Closed.', color: 'grey' },
      next_change_at: null,
      address: {
        street: '',
        city: 'Kingston',
        state: '',
        zip_code: '',
        lat: null,
        coordinates: [null, null],
        manual_coords: [],
      },
    })
    expect(statusResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-7.28] [V1-4] writes an empty address as null and leaves out inactive locations', () => {
    const { locations } = status({ locations: [location({}), location({ active: false })], zone, now }, 'en')
    expect(locations.map((row) => row.address)).toEqual([null])
  })
})

describe('locations/weekly_schedule', () => {
  const data = { buildings: [building({ sortOrder: 5 })], zone, now, date: '2026-11-20' }

  test('[PUB-7.26] [V1-5] [V1-1.12] [V1-1.13] writes a weekly schedule byte for byte', () => {
    const friday = location({
      buildingId: 'b'.repeat(24),
      sortOrder: 2,
      features: { ...noFeatures, isDineIn: true },
      payments: { ...noPayments, payWithMealPlan: true },
      customPaymentTypes: ['Tokens'],
      schedules: [week([5], 420, 60)],
    })
    const closedDay = (day: number, date: string) =>
      `{"day":${day},"date":"${date}","status":"closed","hours":[],"has_special_hours":false,"closed":true,"meals":[]}`
    expect(JSON.stringify(weeklySchedule({ ...data, buildings: [], locations: [friday] }, 'en'))).toBe(
      '{"status":"success","request_time":0.001,"records":0,"the_locations":[{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","active":true,' +
        '"has_delivery_robots":false,"has_food_lockers":false,"is_delivery":false,"is_delivery_only":false,"is_dine_in":true,' +
        '"is_mobile":false,"is_mobile_only":false,"is_open_late":false,"is_takeout":false,"is_takeout_only":false,"occupancy":"na",' +
        '"pay_with_apple_pay":false,"pay_with_cash":false,"pay_with_cc":false,"pay_with_dining_dollars":false,' +
        '"pay_with_google_pay":false,"pay_with_meal_exchange":false,"pay_with_meal_trade":false,"pay_with_meal_swipe":false,' +
        '"pay_with_retail_swipe":false,"pay_with_samsung_pay":false,"pay_with_meal_plan":true,"custom_payment_types":["Tokens"],' +
        '"status":{"label":"open","message":"Open. Closes at 1:00am.","color":"green"},"name":"Commons","sort_order":2,' +
        '"is_building":false,"building_id":"bbbbbbbbbbbbbbbbbbbbbbbb","week":[' +
        [
          closedDay(0, '2026-11-15'),
          closedDay(1, '2026-11-16'),
          closedDay(2, '2026-11-17'),
          closedDay(3, '2026-11-18'),
          closedDay(4, '2026-11-19'),
          '{"day":5,"date":"2026-11-20","status":"open","hours":[{"start_hour":7,"start_minutes":0,"end_hour":1,"end_minutes":0}],' +
            '"has_special_hours":false,"closed":false,"meals":[]}',
          closedDay(6, '2026-11-21'),
        ].join(',') +
        '],"next_change_at":"2026-11-21T01:00:00.000-05:00"}]}',
    )
  })

  test('[PUB-7.26] [V1-5] [V1-1.11] lists active buildings without hours, and sorts rows with null first', () => {
    const answer = weeklySchedule(
      {
        ...data,
        buildings: [building({ sortOrder: 5 }), building({ id: 'e'.repeat(24), active: false })],
        locations: [
          location({ sortOrder: null }),
          location({ id: '1'.repeat(24), sortOrder: 9 }),
          location({ id: '2'.repeat(24), sortOrder: -1 }),
          location({ active: false }),
        ],
      },
      'fr',
    )
    expect(answer.the_locations.map((row) => [row.sort_order, row.is_building])).toEqual([
      [null, false],
      [-1, false],
      [5, true],
      [9, false],
    ])
    const union = answer.the_locations[2]
    expect(union).toMatchObject({ name: 'Pavillon', building_id: '', status: { message: 'Fermé.', color: 'grey' } })
    expect(union?.week.every((day) => day.closed && day.hours.length === 0)).toBe(true)
    expect(weeklyScheduleResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-3.6] [V1-1.13] writes midnight as hour 0 and lists meals beside the hours', () => {
    const lunch = { ...week([1], 690, 840), type: 'meal' as const, name: { en: 'Lunch', fr: 'Dîner' } }
    const schedules = [
      week([1], 420, 0),
      week([2], 480, 480),
      lunch,
      { ...lunch, opensAtMinute: 900, closesAtMinute: 960 },
    ]
    const [row] = weeklySchedule({ ...data, buildings: [], locations: [location({ schedules })] }, 'fr').the_locations
    expect(row?.week[1]?.hours).toEqual([{ start_hour: 7, start_minutes: 0, end_hour: 0, end_minutes: 0 }])
    expect(row?.week[2]?.hours).toEqual([{ start_hour: 8, start_minutes: 0, end_hour: 8, end_minutes: 0 }])
    expect(row?.week[1]?.meals).toEqual([
      {
        name: 'Dîner',
        times: [
          { start_hour: 11, start_minutes: 30, end_hour: 14, end_minutes: 0 },
          { start_hour: 15, start_minutes: 0, end_hour: 16, end_minutes: 0 },
        ],
      },
    ])
  })

  test('[PUB-3.5] marks days with special hours', () => {
    const holiday = {
      ...week([], 0, 0),
      type: 'special_hours' as const,
      start: '2026-11-20',
      end: '2026-11-20',
      opensAtMinute: null,
      closesAtMinute: null,
    }
    const schedules = [week(everyDay, 420, 1200), holiday]
    const [row] = weeklySchedule({ ...data, buildings: [], locations: [location({ schedules })] }, 'en').the_locations
    expect(row?.week.map((day) => [day.has_special_hours, day.closed])).toEqual([
      ...Array.from({ length: 5 }, () => [false, false]),
      [true, true],
      [false, false],
    ])
  })
})

describe('locations/all_locations', () => {
  const off = {
    with_address: false,
    with_buildings: false,
    for_menus: false,
    for_map: false,
    for_locations_page: false,
  }
  const inside = location({
    buildingId: 'b'.repeat(24),
    sortOrder: 3,
    address,
    shortDescription: { en: null, fr: 'Tout frais' },
  })
  const alone = location({ id: '1'.repeat(24), showMenus: false, allergenFilter: false, type: 'concept' })
  const data = {
    buildings: [building({}), building({ active: false })],
    locations: [inside, alone, location({ active: false })],
  }

  test('[PUB-7.27] [V1-6] writes a location byte for byte', () => {
    const answer = allLocations(
      { ...at, buildings: [], locations: [inside], switches: { ...off, with_address: true } },
      'en',
    )
    expect(JSON.stringify(answer)).toBe(
      '{"status":"success","request_time":0.001,"records":1,"buildings":[],"locations":[{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Commons",' +
        '"show_menus":true,"type":"webtrition","allergen_filter":true,"building_id":"bbbbbbbbbbbbbbbbbbbbbbbb","active":true,' +
        '"short_description":"Tout frais","custom_payment_types_used":[],"sort_order":3,"is_delivery":false,"is_delivery_only":false,' +
        '"has_delivery_robots":false,"has_food_lockers":false,"is_dine_in":false,"is_mobile":false,"is_mobile_only":false,' +
        '"is_open_late":false,"is_takeout":false,"is_takeout_only":false,"pay_with_apple_pay":false,"pay_with_cash":false,' +
        '"pay_with_cc":false,"pay_with_dining_dollars":false,"pay_with_google_pay":false,"pay_with_meal_exchange":false,' +
        '"pay_with_meal_trade":false,"pay_with_meal_swipe":false,"pay_with_retail_swipe":false,"pay_with_samsung_pay":false,' +
        `"pay_with_meal_plan":false,"show_map":true,"occupancy":"na","address":${addressJson},` +
        '"meal_status":null,"brands":[],"cuisines":[],"custom_labels_used":[],"custom_cuisines_used":[],"payment_types":[],"labels":[]}]}',
    )
  })

  test('[PUB-3.3] writes brands, cuisines, labels and the meal status in the requested language', () => {
    const rich = location({
      brands: [{ id: 'c'.repeat(24), name: 'Bol Zigzag', nutritionUrl: null }],
      cuisines: [{ value: 'japanese', name: { en: 'Japanese', fr: 'Japonaise' } }],
      customCuisines: { en: ['Hawaiian'], fr: ['Hawaïenne'] },
      customLabels: { en: ['Local'], fr: ['D’ici', 'De saison'] },
      customPaymentTypes: ['Tokens'],
      payments: { ...noPayments, payWithMealPlan: true, payWithCash: true },
      features: { ...noFeatures, isDineIn: true },
      mealStatus: { en: 'Brunch', fr: 'Brunch jusqu’à 14 h' },
    })
    const answer = allLocations({ ...at, buildings: [], locations: [rich], switches: off }, 'fr')
    expect(answer.locations[0]).toMatchObject({
      meal_status: 'Brunch jusqu’à 14 h',
      brands: [{ id: 'c'.repeat(24), name: 'Bol Zigzag', nutrition_url: null }],
      cuisines: [{ value: 'japanese', name: 'Japonaise' }],
      custom_labels_used: ['D’ici', 'De saison'],
      custom_cuisines_used: ['Hawaïenne'],
      custom_payment_types_used: ['Tokens'],
      payment_types: [
        { value: 'pay_with_cash', name: 'Argent comptant' },
        { value: 'pay_with_meal_plan', name: 'Forfait repas' },
      ],
      labels: [{ value: 'is_dine_in', name: 'Sur place' }],
    })
    expect(allLocationsResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-7.27] [V1-6] [V1-14.4] keeps all active locations in the flat list when buildings are requested', () => {
    const answer = allLocations({ ...at, ...data, switches: { ...off, with_buildings: true } }, 'fr')
    expect(answer.locations.map(({ id, building_id, address: row }) => [id[0], building_id, row])).toEqual([
      ['a', 'b'.repeat(24), null],
      ['1', '', null],
    ])
    expect(answer.buildings).toHaveLength(1)
    expect(answer.buildings[0]).toMatchObject({
      name: 'Pavillon',
      type: 'building',
      show_menus: true,
      allergen_filter: true,
      active: true,
    })
    expect(Object.keys(answer.buildings[0] ?? {})).toEqual([
      'id',
      'name',
      'show_menus',
      'type',
      'allergen_filter',
      'locations',
      'active',
    ])
    expect(answer.buildings[0]?.locations).toEqual([answer.locations[0]])
    expect(answer.records).toBe(2)
    expect(allLocationsResponse.safeParse(answer).error).toBeUndefined()
  })

  describe('[PUB-7.27] each switch selects locations', () => {
    const [kitchen, fixed, hidden] = [
      location({ buildingId: 'b'.repeat(24) }),
      location({ id: '1'.repeat(24), showMenus: false, useMenuImages: true, showMap: false }),
      location({ id: '2'.repeat(24), showMenus: false, buildingId: 'e'.repeat(24) }),
    ]
    const places = {
      buildings: [building({}), building({ id: 'e'.repeat(24) })],
      locations: [kitchen, fixed, hidden, location({ id: '3'.repeat(24), active: false })],
    }

    test.each`
      what                                               | on                                           | ids                | buildings
      ${'nothing'}                                       | ${{}}                                        | ${['a', '1', '2']} | ${[]}
      ${'the buildings'}                                 | ${{ with_buildings: true }}                  | ${['a', '1', '2']} | ${['b', 'e']}
      ${'the menu page, a fixed menu included'}          | ${{ for_menus: true }}                       | ${['a', '1']}      | ${[]}
      ${'the menu page, without buildings that are not'} | ${{ for_menus: true, with_buildings: true }} | ${['a', '1']}      | ${['b']}
      ${'the map'}                                       | ${{ for_map: true, with_buildings: true }}   | ${['a', '2']}      | ${['b', 'e']}
      ${'both pages'}                                    | ${{ for_map: true, for_menus: true }}        | ${['a']}           | ${[]}
      ${'the locations page'}                            | ${{ for_locations_page: true }}              | ${['a', '1', '2']} | ${[]}
    `('for $what', ({ on, ids, buildings }) => {
      const answer = allLocations({ ...at, ...places, switches: { ...off, ...on } }, 'en')
      expect(answer.locations.map(({ id }) => id[0])).toEqual(ids)
      expect(answer.buildings.map(({ id }) => id[0])).toEqual(buildings)
      expect(answer.records).toBe(ids.length)
      expect(allLocationsResponse.safeParse(answer).error).toBeUndefined()
    })

    test('adds five keys for the locations page, in buildings too', () => {
      const shown = location({
        buildingId: 'b'.repeat(24),
        description: { en: 'By the lake', fr: null },
        shortDescription: { en: null, fr: 'Frais' },
        displayName: { en: 'The Commons', fr: null },
        image: picture('location'),
      })
      const data = { buildings: [building({})], locations: [shown] }
      const switches = { ...off, for_locations_page: true, with_buildings: true }
      const answer = allLocations({ ...at, ...data, switches }, 'fr')
      const plain = allLocations({ ...at, ...data, switches: off }, 'fr')
      const [row] = answer.locations
      expect(JSON.stringify(row)).toBe(
        JSON.stringify(plain.locations[0]).slice(0, -1) +
          ',"description":"By the lake","image":{"id":"999999999999999999999999","file_name":"soup-0a1b2c3d4e.webp",' +
          '"thumb_name":"soup-0a1b2c3d4e-446x402.webp","alt":"Un bol","width":892,"height":804},"translations":[' +
          '{"locale":"en","short_description":null,"display_name":"The Commons"},' +
          '{"locale":"fr","short_description":"Frais","display_name":null}],"is_building":false,"schedules":[]}',
      )
      expect(answer.buildings[0]?.locations).toEqual([row])
      expect(allLocationsResponse.safeParse(answer).error).toBeUndefined()
    })
  })
})

describe('lists of locations', () => {
  const [inside, alone, elsewhere] = [
    location({ buildingId: 'b'.repeat(24), address, showMenus: false, allergenFilter: false }),
    location({ id: '1'.repeat(24) }),
    location({ id: '2'.repeat(24), buildingId: 'e'.repeat(24) }),
  ]
  const locations = [inside, alone, elsewhere, location({ id: '3'.repeat(24), active: false })]
  const buildings = [building({}), building({ id: 'e'.repeat(24), active: false }), building({ id: 'f'.repeat(24) })]

  test('[PUB-7.30] [V1-7] lists each active location once, in its active building or outside buildings', () => {
    const answer = buildingsLocations({ ...at, buildings, locations, withAddress: false }, 'fr')
    expect(answer.records).toBe(3)
    expect(answer.buildings).toHaveLength(1)
    expect(answer.buildings[0]).toMatchObject({ name: 'Pavillon', type: 'building', show_menus: false, active: true })
    expect(answer.buildings[0]?.locations.map(({ id, address: row }) => [id[0], row])).toEqual([['a', null]])
    expect(answer.standalone_locations.map(({ id, name }) => [id[0], name])).toEqual([
      ['1', 'Les Communs'],
      ['2', 'Les Communs'],
    ])
    expect(buildingsLocationsResponse.safeParse(answer).error).toBeUndefined()
    const addressed = buildingsLocations({ ...at, buildings, locations, withAddress: true }, 'fr')
    expect(addressed.buildings[0]?.locations[0]?.address).toMatchObject({ city: 'Kingston' })
  })

  test('[PUB-7.34] lists the names of active locations byte for byte', () => {
    expect(JSON.stringify(locationNames(locations.slice(0, 2), 'en'))).toBe(
      '{"status":"success","request_time":0.001,"records":2,"locations":[{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Commons",' +
        '"building_id":"bbbbbbbbbbbbbbbbbbbbbbbb"},{"id":"111111111111111111111111","name":"Commons","building_id":""}]}',
    )
    expect(JSON.stringify(feedbackLocations([inside, location({ active: false })], 'fr'))).toBe(
      '{"status":"success","request_time":0.001,"records":1,"locations":[{"id":"aaaaaaaaaaaaaaaaaaaaaaaa","name":"Les Communs"}]}',
    )
    expect(locationNamesResponse.safeParse(locationNames(locations, 'fr')).error).toBeUndefined()
    expect(feedbackLocationsResponse.safeParse(feedbackLocations(locations, 'fr')).error).toBeUndefined()
  })
})
