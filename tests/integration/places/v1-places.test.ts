import type { z } from 'zod'
import type { CollectionSlug } from 'payload'
import { errorSchema } from '@/contract/envelope'
import { openResponse } from '@/contract/places/hours'
import { legacyMenuResponse } from '@/contract/menu/legacy-menu'
import { statusResponse, weeklyScheduleResponse } from '@/contract/places/locations'
import { locationMenuResponse, periodsResponse } from '@/contract/menu/menus'
import { locationResponse } from '@/contract/places/one-location'
import { localizedCreator } from '@/server/database/write-localized'
import { endpoints } from '@/v1/endpoints'
import { callV1 } from '../../support/data/call-v1'
import { both, makeCampus, makeFilters, today, type Campus } from '../../support/data/campus'
import { stopAt } from '../../support/test-clock'
import { closePayload, openPayload } from '../../support/payload'
import { png } from '../../support/data/sample-files'

/** Friday 20 November 2026, 12:05 in Toronto. */
const noon = Date.parse('2026-11-20T17:05:00Z')
stopAt(noon)

const payload = await openPayload()
const create = localizedCreator(payload)
const overrideAccess = true // the test has full access

type Local = Record<'update', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // collections come from tables here
const change = (collection: CollectionSlug, id: string, data: object, locale = 'en') =>
  local.update({ collection, id, data, locale, overrideAccess })

async function ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const { status, json } = await callV1('GET', path)
  expect([path, status]).toEqual([path, 200])
  return schema.parse(json)
}
const refused = async (path: string) => (await ask(path, errorSchema)).msg

let north: Campus
let south: Campus
const ids = { kiosk: '', shut: '' }

async function makePicture() {
  const data = await png(600, 500)
  const file = { data, mimetype: 'image/png', name: 'hall.png', size: data.length }
  return (await create('location-images', { site: north.site, alt: both('A table', 'Une table') }, { file })).id
}

const everyDay = ['0', '1', '2', '3', '4', '5', '6'] as const

async function makePlaces() {
  const place = (data: object) =>
    create('locations', { site: north.site, name: both('Kiosk', 'Kiosque'), occupancy: 'na', ...data })
  ids.kiosk = (
    await place({ showMenus: false, showMap: false, sortOrder: 9, displayName: both('The Kiosk', 'Le Kiosque') })
  ).id
  ids.shut = (await place({ name: both('Shut', 'Fermé'), active: false })).id
  await change('locations', north.hall, { menuContent: '<p>Bols</p>' }, 'fr')
  await change('locations', north.hall, {
    sortOrder: 1,
    image: await makePicture(),
    contactPhone: '6135550163',
    useMenuImages: true,
    menuContent: '<p onclick="x()">Bowls</p><script>x()</script>',
  })
  await change('locations', north.cafe, { sortOrder: 2 })
  const hours = (location: string, data: object) =>
    create('schedules', { site: north.site, location, type: 'location', days: [...everyDay], ...data })
  await hours(north.hall, { opensAt: '07:30', closesAt: '21:00', start: '2026-09-01', end: '2027-04-30' })
  await hours(north.hall, { type: 'special_hours', closed: true, start: '2026-11-21', end: '2026-11-22' })
  await hours(north.hall, { type: 'meal', name: both('Lunch', 'Dîner'), opensAt: '11:30', closesAt: '14:00' })
  await hours(north.cafe, { opensAt: '00:00', closesAt: '00:00' })
  await hours(ids.shut, { opensAt: '07:30', closesAt: '21:00' })
}

beforeAll(async () => {
  await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  await makePlaces()
  const { id: unknown } = await create('dishes', { site: north.site, code: 'surprise', name: both('Surprise') })
  await create('menus', {
    _status: 'published',
    site: north.site,
    location: north.cafe,
    date: today,
    day: {
      periods: [
        {
          name: both('Lunch', 'Dîner'),
          categories: [{ name: both('Soups', 'Soupes'), items: [{ dish: north.soup }, { dish: unknown }] }],
        },
        { name: both('Dinner', 'Souper'), categories: [] },
      ],
    },
  })
}, 120_000)
afterAll(closePayload)
beforeEach(() => stopAt(noon))

describe('one location', () => {
  const query = (location: string, site = north.site) => `site_id=${site}&location_id=${location}&platform=0`

  test('[PUB-7.37] contains contact, status, week and the sanitized fixed menu', async () => {
    const { location } = await ask(`location?${query(north.hall)}`, locationResponse)
    expect(location).toMatchObject({
      name: 'North Hall',
      building: { name: 'Maples Pavilion' },
      image: null,
      contact_phone_formatted: '(613) 555 - 0163',
      menu_content: '<p>Bowls</p>',
      status: { label: 'open', message: 'Open. Closes at 9:00pm.' },
      next_change_at: '2026-11-20T21:00:00.000-05:00',
    })
    expect(location.week[5]?.meals).toMatchObject([{ name: 'Lunch' }])
    await change('sites', north.site, { locationImages: true })
    const shown = await ask(`location/map?${query(north.hall)}`, locationResponse)
    expect(shown.location.image).toMatchObject({ alt: 'A table' })
    const info = await ask(`location/info?location_id=${north.hall}&locale=fr`, locationResponse)
    expect(info.location).toMatchObject({ name: 'Salle Nord', status: { message: 'Ouvert. Ferme à 21h00.' } })
  })

  test('does not find a location on the map when it is not shown there', async () => {
    expect((await ask(`location?${query(ids.kiosk)}`, locationResponse)).location.show_map).toBe(false)
    expect(await refused(`location/map?${query(ids.kiosk)}`)).toBe('Location not found.')
  })

  test('[V1-14.3] refuses inactive, foreign, unknown and missing locations', async () => {
    for (const path of ['location', 'location/info', 'location/map', 'legacy_menus/menu']) {
      for (const asked of [query(ids.shut), query(north.hall, south.site), query('0'.repeat(24)), query('__proto__')])
        expect([path, await refused(`${path}?${asked}`)]).toEqual([path, 'Location not found.'])
      expect(await refused(`${path}?site_id=${north.site}`)).toBe('Missing parameter: location_id.')
    }
  })
})

describe('hours', () => {
  test('tells when each status changes next, null for a location that never closes', async () => {
    const changes = async () => {
      const { locations } = await ask(`locations/status?site_id=${north.site}`, statusResponse)
      return locations.map(({ open, next_change_at }) => [open, next_change_at])
    }
    expect(await changes()).toEqual([
      [true, '2026-11-20T21:00:00.000-05:00'],
      [true, null],
      [false, null],
    ])
    stopAt(Date.parse('2026-11-21T02:00:00Z'))
    expect(await changes()).toEqual([
      [false, '2026-11-23T07:30:00.000-05:00'],
      [true, null],
      [false, null],
    ])
    const week = await ask(`locations/weekly_schedule?site_id=${north.site}`, weeklyScheduleResponse)
    expect(week.the_locations.find(({ id }) => id === north.hall)?.next_change_at).toBe('2026-11-23T07:30:00.000-05:00')
  })

  test('[PUB-3.5] shows saved hours in the next response', async () => {
    const { id } = await create('schedules', {
      site: north.site,
      location: ids.kiosk,
      type: 'location',
      days: [...everyDay],
      opensAt: '10:00',
      closesAt: '15:00',
    })
    const answer = await ask(`locations/open?site_id=${north.site}`, openResponse)
    expect(answer.location_schedules[2]?.schedules).toMatchObject([{ id, start_hour: 10, days: [0, 1, 2, 3, 4, 5, 6] }])
    await payload.delete({ collection: 'schedules', id, overrideAccess })
  })
})

describe('menus', () => {
  test('tells in every menu whether the allergens of a dish are declared', async () => {
    const path = `site_id=${north.site}&location_id=${north.cafe}&platform=0&date=${today}`
    const legacy = await ask(`legacy_menus/menu?${path}`, legacyMenuResponse)
    const whole = await ask(`location/menu?${path}`, locationMenuResponse)
    const one = await ask(`location/${north.cafe}/periods?date=${today}`, periodsResponse)
    const declarations = (categories: { items: { name: string; allergens: string }[] }[]) =>
      categories.flatMap(({ items }) => items.map(({ name, allergens }) => [name, allergens]))
    for (const categories of [
      legacy.menu.periods[0]?.categories,
      whole.menu.periods[0]?.categories,
      one.menu.periods.categories,
    ])
      expect(declarations(categories ?? [])).toEqual([
        ['Pea soup', 'declared'],
        ['Surprise', 'not_declared'],
      ])
    expect(legacy.menu.periods[0]?.categories[0]?.items[0]).toMatchObject({ custom_allergens: [], calories: null })
    expect(await refused(`legacy_menus/menu?${path.replace(today, '2026-11-25')}`)).toBe('No menu')
  })

  test('[V1-14.6] returns the first period without a period id, or with an empty or unknown one', async () => {
    const periodOf = async (path: string) =>
      ask(`location/${north.cafe}/${path}?platform=&date=${today}`, periodsResponse)
    const first = await periodOf('periods')
    expect(first.menu.periods.name).toBe('Lunch')
    const [lunch, dinner] = first.periods.map(({ id }) => id)
    for (const path of ['periods//', `periods/${'0'.repeat(24)}`, 'periods/__proto__', `periods/${lunch}.json/`])
      expect([path, await periodOf(path)]).toEqual([path, first])
    expect((await periodOf(`periods/${dinner}`)).menu.periods.name).toBe('Dinner')
  })
})

test('[PUB-4.1] no endpoint reveals an unpublished site', async () => {
  await change('sites', south.site, { published: false })
  const ofSites = endpoints.filter(({ parameters }) => parameters.includes('site_id'))
  for (const { method, path, parameters, structures } of ofSites) {
    const known: Record<string, string> = { site_id: south.site, location_id: south.hall, slug: 'of-the-south' }
    const idOf = (name: string) => known[name] ?? (name.endsWith('id') ? 'f'.repeat(24) : '')
    const texts = parameters.filter((name) => !structures.has(name))
    const sent = String(new URLSearchParams(texts.map((name) => [name, idOf(name)])))
    const type = 'application/x-www-form-urlencoded'
    const { status, json } = await (method === 'GET'
      ? callV1(method, `${path}?${sent}`)
      : callV1(method, path, sent, { type }))
    const { msg } = errorSchema.parse(json)
    expect([path, status, msg]).toEqual([path, 200, expect.stringMatching(/not found\.$/)])
  }
})
