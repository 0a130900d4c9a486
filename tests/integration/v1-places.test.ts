import type { z } from 'zod'
import type { CollectionSlug } from 'payload'
import { errorBody } from '@/contract/envelope'
import { hoursOfOperationResponse, hoursWithLocationsResponse, openResponse } from '@/contract/hours'
import { legacyMenuResponse } from '@/contract/legacy-menu'
import { buildingsLocationsResponse, feedbackLocationsResponse, locationNamesResponse } from '@/contract/location-lists'
import { allLocationsResponse, statusResponse, weeklyScheduleResponse } from '@/contract/locations'
import { locationMenuResponse, periodsResponse } from '@/contract/menus'
import { locationResponse } from '@/contract/one-location'
import { panelPlansResponse } from '@/contract/plans'
import { micrositeResponse, newsContentResponse, sectionResponse, sectionsResponse } from '@/contract/sections'
import { siteInfoResponse } from '@/contract/sites'
import { clock } from '@/server/clock'
import { rowsOf } from '@/server/stored'
import { bothLanguages } from '@/server/write-both'
import { answerRequest } from '@/v1/answer-request'
import { endpoints } from '@/v1/endpoints'
import { both, makeCampus, makeFilters, today, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'
import { png } from '../support/sample-files'

/** Friday 20 November 2026, 12:05 in Toronto. */
const noon = Date.parse('2026-11-20T17:05:00Z')
let now = noon
clock.milliseconds = () => now
clock.now = () => new Date(now)

const payload = await openPayload()
const create = bothLanguages(payload)
const overrideAccess = true // the test is the operator

type Local = Record<'update' | 'findByID', (options: object) => Promise<{ id: string } & Record<string, unknown>>>
const local = payload as unknown as Local // collections come from tables here
const change = (collection: CollectionSlug, id: string, data: object, locale: 'en' | 'fr' = 'en') =>
  local.update({ collection, id, data, locale, overrideAccess })

async function raw(path: string, cookie?: string) {
  const { status, bytes } = await answerRequest(endpoints, { method: 'GET', address: `/v1/${path}`, cookie })
  return { status, text: String(bytes) }
}
async function ask<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const { status, text } = await raw(path)
  expect([path, status]).toEqual([path, 200])
  return schema.parse(JSON.parse(text))
}
const refused = async (path: string) => (await ask(path, errorBody)).msg

let north: Campus
let south: Campus
const ids = { kiosk: '', shut: '', section: '', node: '', tile: '', plan: '' }
const published = { _status: 'published' as const }

async function makePicture(collection: 'section-banners' | 'images' | 'location-images' | 'meal-plan-images') {
  const data = await png(600, 500)
  const file = { data, mimetype: 'image/png', name: `${collection}.png`, size: data.length }
  return (await create(collection, { site: north.site, alt: both('A table', 'Une table') }, { file })).id
}

async function makePlaces() {
  const place = (data: object) =>
    create('locations', { site: north.site, name: both('Kiosk', 'Kiosque'), occupancy: 'na', ...data })
  ids.kiosk = (
    await place({ showMenus: false, showMap: false, sortOrder: 9, displayName: both('The Kiosk', 'Le Kiosque') })
  ).id
  ids.shut = (await place({ name: both('Shut', 'Fermé'), active: false })).id
  await change('locations', north.hall, {
    sortOrder: 1,
    image: await makePicture('location-images'),
    contactPhone: '6135550163',
    useMenuImages: true,
    menuContent: '<p onclick="x()">Bowls</p><script>x()</script>',
  })
  await change('locations', north.cafe, { sortOrder: 2 })
  const hours = (location: string, data: object) =>
    create('schedules', { site: north.site, location, type: 'location', ...data })
  await hours(north.hall, { opensAt: '07:30', closesAt: '21:00', start: '2026-09-01', end: '2027-04-30' })
  await hours(north.hall, { type: 'special_hours', closed: true, start: '2026-11-21', end: '2026-11-22' })
  await hours(north.hall, { type: 'meal', name: both('Lunch', 'Dîner'), opensAt: '11:30', closesAt: '14:00' })
  await hours(north.cafe, { opensAt: '00:00', closesAt: '00:00' })
  await hours(ids.shut, { opensAt: '07:30', closesAt: '21:00' })
}

async function makeSections() {
  const page = (data: object & { slug: string }, site = north.site) =>
    create('sections', { site, name: both(data.slug, `${data.slug} fr`), published: true, ...published, ...data })
  ids.section = (
    await page({
      slug: 'about',
      masterSlug: 'staff',
      title: both('About us', 'À propos'),
      body: both(
        '<p onclick="x()">Hi</p><script>x()</script><img src="hall.png"><table><tr><td>1</td></tr></table>',
        '<p>Bonjour</p>',
      ),
      useBanner: true,
      banner: await makePicture('section-banners'),
      bannerTextAlign: 'center',
      useScript: true,
      scriptUrl: 'https://cdn.example.com/a.js',
      nodes: [
        { name: both('Team', 'Équipe'), slug: 'team', masterSlug: 'our-team', published: true },
        { name: both('Old', 'Vieux'), slug: 'old', published: false },
      ],
    })
  ).id
  const stored = await local.findByID({ collection: 'sections', id: ids.section, depth: 0, overrideAccess })
  ids.node = String(rowsOf(stored.nodes)[0]?.id)
  await page({ slug: 'hidden', published: false, body: both('<p>secret</p>') })
  await page({ slug: 'draft', _status: 'draft', body: both('<p>secret</p>') })
  await page({ slug: 'tomorrow', showFrom: '2026-11-21', body: both('<p>fair</p>') })
  await page({ slug: 'elsewhere', url: 'https://example.edu/', body: both('<p>never shown</p>') })
  await page({ slug: 'block', micrositeLanding: true, body: both('<p>of the site</p>'), sortOrder: 3 })
  await page({ slug: 'of-the-south', body: both('<p>south</p>') }, south.site)
}

async function makeMicrosite(site: string) {
  await create('microsites', {
    site,
    tagline: both('Doors open soon', 'On ouvre bientôt'),
    opensOn: '2026-11-30',
    stats: [
      { title: both('days until we open', 'jours avant l’ouverture') },
      { title: both('seats', 'places'), days: 280 },
    ],
    ...published,
  })
  const block = (slug: string, data: object) =>
    create('microsite-sections', {
      site,
      slug,
      name: both(slug),
      body: both(`<p>${slug}</p>`),
      published: true,
      ...published,
      ...data,
    })
  await block('second', { micrositeLanding: true, sortOrder: 2 })
  await block('first', { micrositeLanding: true, sortOrder: 1 })
  await block('in-the-bar', { nodes: [{ name: both('Compare', 'Comparer'), slug: 'compare', published: true }] })
  await block('off', { micrositeLanding: true, published: false })
  await block('unwritten', { micrositeLanding: true, _status: 'draft' })
}

async function makePlans() {
  const plan = (name: string, data: object, site = north.site) =>
    create('meal-plans', {
      site,
      name: both(name, `${name} fr`),
      priceCents: 221_000,
      onPanel: true,
      ...published,
      ...data,
    })
  const image = await makePicture('meal-plan-images')
  ids.plan = (await plan('Unlimited', { sortOrder: 2, images: [image], desc: both('<p onclick="x()">All day</p>') })).id
  await plan('Next term', { sortOrder: 1, startDate: '2027-01-05', endDate: '2027-04-30', priceCents: 5 })
  await plan('Last day', { sortOrder: 3, endDate: today })
  await plan('Over', { endDate: '2026-11-19' })
  await plan('Subscription over', {
    subscription: true,
    subscriptionFrequency: 'monthly',
    payments: 2,
    subscriptionStart: '2026-09-01',
    subscriptionEnd: '2026-11-19',
  })
  await plan('Not on sale', { active: false })
  await plan('In the shop alone', { onPanel: false })
  await plan('Unwritten', { _status: 'draft' })
  await plan('Of the south', {}, south.site)
}

beforeAll(async () => {
  process.env.SCRIPT_HOSTS = 'cdn.example.com'
  await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  await makePlaces()
  await makeSections()
  await makeMicrosite(north.site)
  await makePlans()
  await change('sites', north.site, {
    tiles: [{ name: 'Map', link: 'https://example.edu/map', image: await makePicture('images') }, { name: 'News' }],
  })
  const site = await local.findByID({ collection: 'sites', id: north.site, depth: 0, overrideAccess })
  ids.tile = String(rowsOf(site.tiles)[1]?.id)
  const { id: unknown } = await create('dishes', { site: north.site, code: 'surprise', name: both('Surprise') })
  await create('menus', {
    site: north.site,
    location: north.cafe,
    date: today,
    day: {
      periods: [
        {
          name: both('Lunch', 'Dîner'),
          categories: [{ name: both('Soups', 'Soupes'), items: [{ dish: north.soup }, { dish: unknown }] }],
        },
      ],
    },
  })
}, 120_000)
afterAll(async () => {
  delete process.env.SCRIPT_HOSTS
  await closePayload()
})
beforeEach(() => {
  now = noon
})

const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

describe('sections', () => {
  const bySlug = (slug: string, more = '') =>
    ask(`sections/info_by_slug?site_id=${north.site}&slug=${slug}${more}`, sectionResponse)

  test('[PUB-7.6] [PUB-2.33] a section is told as its page shows it, cleaned', async () => {
    const { section, sections } = await bySlug('About')
    expect(sections).toEqual([section])
    expect(section).toMatchObject({
      id: ids.section,
      title: 'About us',
      use_banner: true,
      banner: { alt: 'A table', width: 600, height: 500 },
      banner_text_align: 'center',
      use_script: true,
      script_url: 'https://cdn.example.com/a.js',
      nodes: [{ name: 'Team', slug: 'team' }],
    })
    expect(section.banner?.file_path).toMatch(/^\/files\/section_banner\/.+\.webp$/)
    expect(section.body).toContain('<p>Hi</p><img src="/files/images/hall.png" />')
    expect(section.body).not.toMatch(/script|onclick/)
  })

  test('[PUB-2.11] it is found by its master slug, and a page under it by either of its own', async () => {
    expect((await bySlug('staff')).section.id).toBe(ids.section)
    for (const slug of ['team', 'our-team', '%20TEAM%20'])
      expect((await bySlug(slug)).section).toMatchObject({ id: ids.node, title: 'Team', body: null, nodes: [] })
  })

  test('[PUB-7.36] its words are in the asked language', async () => {
    for (const locale of ['fr', 'FR-CA', 'fr_CA', '%20fr-us%20'])
      expect((await bySlug('about', `&locale=${locale}`)).section).toMatchObject({
        name: 'about fr',
        title: 'À propos',
        body: '<p>Bonjour</p>',
      })
    const { text } = await raw(`sections/info_by_slug?site_id=${north.site}&slug=about`, 'l1=fr')
    expect(text).toContain('Bonjour')
    expect((await bySlug('about', '&locale=en_CA')).section.title).toBe('About us')
  })

  test('[PUB-4.1] what no page shows is unknown', async () => {
    for (const slug of ['hidden', 'draft', 'tomorrow', 'of-the-south', 'old', '__proto__', '%00', 'a'.repeat(3000)])
      expect([slug.slice(0, 9), await refused(`sections/info_by_slug?site_id=${north.site}&slug=${slug}`)]).toEqual([
        slug.slice(0, 9),
        'Section not found.',
      ])
    expect(await refused(`sections/info_by_slug?site_id=${south.site}&slug=about`)).toBe('Section not found.')
    expect(await refused(`sections/info_by_slug?site_id=${north.site}&slug=%20`)).toBe('Missing parameter: slug.')
    expect(await refused(`sections/info_by_slug?site_id=${'0'.repeat(24)}&slug=about`)).toBe('Site not found.')
    expect((await bySlug('elsewhere')).section).toMatchObject({ is_url: true, url: 'https://example.edu/', body: null })
  })

  test('[PUB-3.2] a section appears on its first day, without anybody saving', async () => {
    const path = `sections/info_by_slug?site_id=${north.site}&slug=tomorrow`
    expect(await refused(path)).toBe('Section not found.')
    now = Date.parse('2026-11-21T05:00:00Z')
    expect((await bySlug('tomorrow')).section.body).toBe('<p>fair</p>')
  })

  test('[PUB-2.34] a script whose host is no longer allowed is not told', async () => {
    process.env.SCRIPT_HOSTS = ''
    await change('sections', ids.section, { title: 'About all of us' })
    expect((await bySlug('about')).section).toMatchObject({
      title: 'About all of us',
      use_script: false,
      script_url: null,
    })
    process.env.SCRIPT_HOSTS = 'cdn.example.com'
    await change('sections', ids.section, { title: 'About us' })
    expect((await bySlug('about')).section.use_script).toBe(true)
  })

  test('[PUB-2.32] the list of the site says which section has a banner', async () => {
    const { site } = await ask('sites/northgate/info', siteInfoResponse)
    expect(
      site.section_list.filter(({ use_banner }) => use_banner).map(({ slug, banner }) => [slug, banner?.alt]),
    ).toEqual([['about', 'A table']])
  })
})

describe('microsite', () => {
  const sections = () => ask(`sections/microsite_sections?site_id=${north.site}`, sectionsResponse)
  const told = async (more = '') => (await ask(`microsite?site_id=${north.site}${more}`, micrositeResponse)).microsite

  test('[PUB-7.7] its blocks are the published landing ones in their order, then those of the site', async () => {
    expect((await sections()).sections.map(({ slug, body }) => [slug, body])).toEqual([
      ['first', '<p>first</p>'],
      ['second', '<p>second</p>'],
      ['block', '<p>of the site</p>'],
    ])
  })

  test('[PUB-7.8] [PUB-2.69] it has its tagline, its figures and the sections of its bar', async () => {
    expect(await told('&locale=fr')).toMatchObject({
      name: 'Université northgate',
      tagline: 'On ouvre bientôt',
      opens_on: '2026-11-30',
      stats: [
        { title: 'jours avant l’ouverture', days: 10 },
        { title: 'places', days: 280 },
      ],
      section_list: [{ slug: 'in-the-bar', body: '<p>in-the-bar</p>', nodes: [{ name: 'Comparer' }] }],
    })
    now = Date.parse('2026-11-21T05:00:00Z')
    expect((await told())?.stats[0]?.days).toBe(9)
  })

  test('[PUB-7.8] a site without one has none, and one taken back is gone at once, its blocks too', async () => {
    expect((await ask(`microsite?site_id=${south.site}`, micrositeResponse)).microsite).toBeNull()
    const { docs } = await payload.find({ collection: 'microsites', overrideAccess })
    const id = docs[0]?.id ?? ''
    await change('microsites', id, { _status: 'draft' })
    expect([await told(), (await sections()).sections]).toEqual([null, []])
    await change('microsites', id, { _status: 'published', tagline: 'Open' })
    expect((await told())?.tagline).toBe('Open')
  })
})

describe('tiles', () => {
  test('[PUB-7.24] the home page’s tiles are told with their pictures, or one of them', async () => {
    const { content } = await ask(`tiles/news_content?site_id=${north.site}`, newsContentResponse)
    expect(content.map(({ name, order, link, picture }) => [name, order, link, picture?.alt])).toEqual([
      ['Map', 1, 'https://example.edu/map', 'A table'],
      ['News', 2, null, undefined],
    ])
    const one = await ask(`tiles/news_content?site_id=${north.site}&tile_id=${ids.tile}`, newsContentResponse)
    expect(names(one.content)).toEqual(['News'])
  })

  test('[PUB-7.24] another site’s tile is unknown', async () => {
    expect((await ask(`tiles/news_content?site_id=${south.site}`, newsContentResponse)).content).toEqual([])
    expect(await refused(`tiles/news_content?site_id=${south.site}&tile_id=${ids.tile}`)).toBe('Item not found.')
  })
})

describe('lists of locations', () => {
  const all = (switches = '') => ask(`locations/all_locations?site_id=${north.site}${switches}`, allLocationsResponse)

  test('[PUB-7.27] each switch does what its name says, and an odd value is off', async () => {
    const everything = ['North Hall', 'River Café', 'Kiosk']
    expect(names((await all()).locations)).toEqual(everything)
    expect(names((await all('&for_menus=true')).locations)).toEqual(['North Hall', 'River Café'])
    expect(names((await all('&for_map=1&platform=0&with_buildings=true')).locations)).toEqual([
      'North Hall',
      'River Café',
    ])
    const plain = (await raw(`locations/all_locations?site_id=${north.site}`)).text
    for (const odd of [
      'for_menus=yes',
      'for_map=2',
      'for_profile=true',
      'platform=9',
      'for_locations_page=',
      'with_x=true',
    ])
      expect((await raw(`locations/all_locations?site_id=${north.site}&${odd}`)).text).toBe(plain)
    const page = await all('&for_locations_page=TRUE')
    expect(page.locations[0]?.image).toMatchObject({ alt: 'A table' })
    expect(page.locations[2]?.translations?.[1]?.display_name).toBe('Le Kiosque')
  })

  test('[PUB-7.30] [PUB-7.34] other lists have the active locations of the site alone', async () => {
    const answer = await ask(`locations/buildings_locations?site_id=${north.site}`, buildingsLocationsResponse)
    expect(answer.buildings.map(({ name, locations }) => [name, names(locations)])).toEqual([
      ['Maples Pavilion', ['North Hall', 'River Café']],
    ])
    expect(names(answer.standalone_locations)).toEqual(['Kiosk'])
    const named = await ask(`locations/all_locations_name?site_id=${north.site}&locale=fr`, locationNamesResponse)
    expect(names(named.locations)).toEqual(['Salle Nord', 'Café du Fleuve', 'Kiosque'])
    const about = await ask(`locations/all_locations_feedback?site_id=${north.site}`, feedbackLocationsResponse)
    expect(about.locations.map(({ id }) => id)).toEqual([north.hall, north.cafe, ids.kiosk])
  })

  test('[PUB-7.34] a saved name is in the next answer', async () => {
    await change('locations', ids.kiosk, { name: 'Lawn Kiosk' })
    const named = await ask(`locations/all_locations_name?site_id=${north.site}`, locationNamesResponse)
    expect(names(named.locations)).toContain('Lawn Kiosk')
    await change('locations', ids.kiosk, { name: 'Kiosk' })
  })
})

describe('one location', () => {
  const query = (location: string, site = north.site) => `site_id=${site}&location_id=${location}&platform=0`

  test('[PUB-7.37] [PUB-2.62] is told with its panel, its week and its fixed menu, cleaned', async () => {
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

  test('[PUB-2.61] what is not on the map is none of it', async () => {
    expect((await ask(`location?${query(ids.kiosk)}`, locationResponse)).location.show_map).toBe(false)
    expect(await refused(`location/map?${query(ids.kiosk)}`)).toBe('Location not found.')
  })

  test('[V1-14.3] an inactive, a foreign, an unknown and a missing location are refused', async () => {
    for (const path of ['location', 'location/info', 'location/map', 'legacy_menus/menu']) {
      for (const asked of [query(ids.shut), query(north.hall, south.site), query('0'.repeat(24)), query('__proto__')])
        expect([path, await refused(`${path}?${asked}`)]).toEqual([path, 'Location not found.'])
      expect(await refused(`${path}?site_id=${north.site}`)).toBe('Missing parameter: location_id.')
    }
  })
})

describe('hours', () => {
  test('[PUB-4.10] statuses say when they change: the hall tonight, the café day and night never', async () => {
    const changes = async () => {
      const { locations } = await ask(`locations/status?site_id=${north.site}`, statusResponse)
      return locations.map(({ open, next_change_at }) => [open, next_change_at])
    }
    expect(await changes()).toEqual([
      [true, '2026-11-20T21:00:00.000-05:00'],
      [true, null],
      [false, null],
    ])
    now = Date.parse('2026-11-21T02:00:00Z')
    expect(await changes()).toEqual([
      [false, '2026-11-23T07:30:00.000-05:00'],
      [true, null],
      [false, null],
    ])
    const week = await ask(`locations/weekly_schedule?site_id=${north.site}`, weeklyScheduleResponse)
    expect(week.the_locations.find(({ id }) => id === north.hall)?.next_change_at).toBe('2026-11-23T07:30:00.000-05:00')
  })

  test('[PUB-7.25] [PUB-2.65] the week is told in one list and by building, of any date', async () => {
    const flat = await ask(`hours/with_locations?site_id=${north.site}&date=2026-11-25`, hoursWithLocationsResponse)
    expect(flat.hours_with_locations.map(({ name, week }) => [name, week[0]?.date, week[0]?.closed])).toEqual([
      ['North Hall', '2026-11-22', true],
      ['River Café', '2026-11-22', false],
      ['Kiosk', '2026-11-22', true],
    ])
    const tables = await ask(
      `locations/hours_of_operation?site_id=${north.site}&date=20261125`,
      hoursOfOperationResponse,
    )
    expect(tables.buildings[0]?.locations).toEqual(flat.hours_with_locations.slice(0, 2))
    expect(tables.standalone_locations).toEqual(flat.hours_with_locations.slice(2))
    expect(await refused(`hours/with_locations?site_id=${north.site}&date=soon`)).toBe('Invalid date.')
  })

  test('[PUB-7.29] the schedules in force on a date are told, none of a closed day, of meals, of inactive locations', async () => {
    const on = async (timestamp: string) => {
      const path = `locations/open?site_id=${north.site}&timestamp=${timestamp}`
      return (await ask(path, openResponse)).location_schedules.map(({ name, schedules }) => [
        name,
        ...schedules.map(({ type, start_hour, end_hour }) => `${type} ${start_hour}-${end_hour}`),
      ])
    }
    const [cafe, kiosk] = [['River Café', 'location 0-0'], ['Kiosk']]
    expect(await on('')).toEqual([['North Hall', 'location 7-21'], cafe, kiosk])
    expect(await on('2026-11-21T12:00:00-05:00')).toEqual([['North Hall'], cafe, kiosk])
    expect(await on('2027-05-01')).toEqual([['North Hall'], cafe, kiosk])
  })

  test('[PUB-3.5] saved hours are in the next answer', async () => {
    const { id } = await create('schedules', {
      site: north.site,
      location: ids.kiosk,
      type: 'location',
      opensAt: '10:00',
      closesAt: '15:00',
    })
    const answer = await ask(`locations/open?site_id=${north.site}`, openResponse)
    expect(answer.location_schedules[2]?.schedules).toMatchObject([{ id, start_hour: 10, days: [0, 1, 2, 3, 4, 5, 6] }])
    await payload.delete({ collection: 'schedules', id, overrideAccess })
  })
})

describe('menus', () => {
  test('[PUB-3.7] each dish says whether its allergens are declared, in every menu', async () => {
    const path = `site_id=${north.site}&location_id=${north.cafe}&platform=0&date=${today}`
    const legacy = await ask(`legacy_menus/menu?${path}`, legacyMenuResponse)
    const whole = await ask(`location/menu?${path}`, locationMenuResponse)
    const one = await ask(`location/${north.cafe}/periods?date=${today}`, periodsResponse)
    const said = (categories: { items: { name: string; allergens: string }[] }[]) =>
      categories.flatMap(({ items }) => items.map(({ name, allergens }) => [name, allergens]))
    for (const categories of [
      legacy.menu.periods[0]?.categories,
      whole.menu.periods[0]?.categories,
      one.menu.periods.categories,
    ])
      expect(said(categories ?? [])).toEqual([
        ['Pea soup', 'declared'],
        ['Surprise', 'not_declared'],
      ])
    expect(legacy.menu.periods[0]?.categories[0]?.items[0]).toMatchObject({ custom_allergens: [], calories: null })
    expect(await refused(`legacy_menus/menu?${path.replace(today, '2026-11-25')}`)).toBe('No menu')
  })
})

describe('meal plans', () => {
  const plans = async (more = '') =>
    (await ask(`meal_plans/panel?site_id=${north.site}${more}`, panelPlansResponse)).plans

  test('[PUB-7.33] the panel has the plans on sale that staff put there, in their order', async () => {
    expect((await plans()).map(({ name, price }) => [name, price])).toEqual([
      ['Next term', '0.05'],
      ['Unlimited', '2210.00'],
      ['Last day', '2210.00'],
    ])
    expect((await plans('&locale=fr'))[1]).toMatchObject({
      id: ids.plan,
      name: 'Unlimited fr',
      desc: '<p>All day</p>',
      images: [{ alt: 'Une table' }],
    })
    now = Date.parse('2026-11-21T05:00:00Z')
    expect(names(await plans())).toEqual(['Next term', 'Unlimited'])
  })

  test('[PUB-2.28] prices are told where the site shows them, and a saved one at once', async () => {
    await change('meal-plans', ids.plan, { priceCents: 199_999, _status: 'published' })
    expect((await plans())[1]?.price).toBe('1999.99')
    await change('sites', north.site, { showMealPlanPrices: false })
    expect((await plans()).map(({ price }) => price)).toEqual([null, null, null])
  })
})

test('[PUB-4.1] nothing is told of a site that is not published', async () => {
  await change('sites', south.site, { published: false })
  for (const { path, parameters } of endpoints.filter(({ parameters: taken }) => taken.includes('site_id'))) {
    const known: Record<string, string> = { site_id: south.site, location_id: south.hall, slug: 'of-the-south' }
    const query = parameters.flatMap((name) => (known[name] ? [`${name}=${known[name]}`] : []))
    expect([path, await refused(`${path}?${query.join('&')}`)]).toEqual([path, expect.stringMatching(/not found\.$/)])
  }
})
