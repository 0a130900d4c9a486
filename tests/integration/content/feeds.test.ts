import { handleFeed } from '@/feeds/engine/handle-feed'
import { feeds } from '@/feeds/feeds'
import { localizedCreator } from '@/server/database/write-localized'
import { readAtomEntries, findAtomErrors } from '../../support/formats/atom'
import { findLineErrors, readCalendar } from '../../support/formats/calendar'
import { callV1 } from '../../support/data/call-v1'
import { both, makeCampus, makeFilters, soupsAtLunch, today, type Campus } from '../../support/data/campus'
import { stopAt } from '../../support/test-clock'
import { closePayload, openPayload } from '../../support/payload'
import { elements, findSchemaErrors, readXml, textOf } from '../../support/formats/xml'

const payload = await openPayload()
const create = localizedCreator(payload)
let north: Campus
let south: Campus
let filters: Map<string, string>

/** A Friday, five past noon in Toronto. */
stopAt(Date.parse('2026-11-20T17:05:00Z'))

const everyDay: ('0' | '1' | '2' | '3' | '4' | '5' | '6')[] = ['0', '1', '2', '3', '4', '5', '6']
const schema = 'tests/fixtures/open-mensa-v2.xsd'

beforeAll(async () => {
  filters = await makeFilters(payload)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  await change('dishes', north.soup, {
    allergens: [filters.get('milk')],
    mayContain: [filters.get('soy')],
    labels: [filters.get('vegan')],
    description: 'As at home',
    calories: 90,
  })
  await change('dishes', north.pie, { allergensDeclared: false })
  for (const campus of [north, south]) {
    await change('locations', campus.hall, { active: true, showMenus: true })
    await change('locations', campus.cafe, { active: false, showMenus: true })
    const of = { site: campus.site, location: campus.hall }
    await create('menus', { _status: 'published', ...of, date: today, day: soupsAtLunch(campus.soup, campus.pie) })
    await create('menus', { _status: 'published', ...of, date: '2026-11-21', closed: true })
    await create('menus', { _status: 'published', ...of, date: '2026-11-23', day: soupsAtLunch(campus.pie) }) // closed by special hours, below
    await create('menus', { _status: 'published', ...of, date: '2026-11-26', day: soupsAtLunch(campus.soup) })
    await create('menus', { _status: 'published', ...of, date: '2026-11-27', day: soupsAtLunch(campus.pie) }) // beyond the week
    const hours = { ...of, days: everyDay, opensAt: '17:00', closesAt: '01:00' }
    await create('schedules', { ...hours, type: 'location' })
    await create('schedules', {
      ...of,
      type: 'special_hours',
      days: everyDay,
      start: '2026-11-23',
      end: '2026-11-23',
      closed: true,
    })
  }
})
afterAll(closePayload)

const change = (collection: 'dishes' | 'locations' | 'sites', id: string, data: object) =>
  payload.update({ collection, id, data, locale: 'en', overrideAccess: true })

type RequestOptions = { method?: string; cookie?: string; acceptEncoding?: string; ifNoneMatch?: string }
async function fetchFeed(path: string, { method = 'GET', ...options }: RequestOptions = {}) {
  const { status, headers, bytes } = await handleFeed(feeds, { method, address: `/feeds/${path}`, ...options })
  return { status, headers, bytes, text: bytes?.toString() ?? '' }
}
const menuOf = (campus: Campus, location = campus.hall) => `${campus.slug}/openmensa/${location}.xml`
const hoursOf = (campus: Campus, location = campus.hall) => `${campus.slug}/hours/${location}.ics`

describe('a location’s menus in OpenMensa’s format', () => {
  test('[PUB-4.4] lists today and six days with dishes and allergens, marks closed days and leaves out days without a menu', async () => {
    const { status, headers, text } = await fetchFeed(menuOf(north))
    expect([status, headers['Content-Type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(await findSchemaErrors(text, schema)).toBe('')
    const days = elements(readXml(text), 'day').map((day) => [
      day.getAttribute('date'),
      elements(day, 'closed').length === 1
        ? 'closed'
        : elements(day, 'meal').map((meal) => [
            textOf(meal, 'name'),
            ...elements(meal, 'note').map((note) => note.textContent),
          ]),
    ])
    const soup = ['Pea soup', 'Contains milk', 'May contain soy', 'vegan', 'As at home', '90 Cal']
    expect(days).toEqual([
      [today, [soup, ['Sugar pie', 'Allergens not declared']]],
      ['2026-11-21', 'closed'],
      ['2026-11-23', 'closed'],
      ['2026-11-26', [soup]],
    ])
  })

  test('an index names the feeds of a site, with as many days of menus as the request says', async () => {
    const { headers, text } = await fetchFeed('NORTHGATE/openmensa/index.json?locale=fr-ca&days=99&utm_source=x')
    expect(headers['Content-Type']).toBe('application/json; charset=utf-8')
    const url = `http://localhost:3000/feeds/northgate/openmensa/${north.hall}.xml?locale=fr&days=28`
    expect(JSON.parse(text)).toEqual({ [north.hall]: url })
    const asked = async (days: string) => {
      const xml = readXml((await fetchFeed(`${menuOf(north)}?locale=fr&days=${days}`)).text)
      return [elements(xml, 'day').map((day) => day.getAttribute('date')), textOf(xml, 'url') === url]
    }
    const week = [today, '2026-11-21', '2026-11-23', '2026-11-26']
    expect(await asked('28')).toEqual([[...week, '2026-11-27'], true])
    expect(await asked('-3')).toEqual([[today], false])
    expect(await asked('2')).toEqual([[today, '2026-11-21'], false])
    for (const wrong of ['', 'all', '2.5', '1e3']) expect(await asked(wrong)).toEqual([week, false])
  })

  test('[V1-14.5] [V1-14.14] [PUB-4.4] v1 answers a day that special hours close like a day with a closed menu', async () => {
    for (const date of ['2026-11-21', '2026-11-23']) {
      const { text } = await callV1('GET', `location/${north.hall}/periods`, { date })
      expect(text).toBe('{"status":"success","request_time":0.001,"records":0,"closed":true}')
      for (const path of ['location/menu', 'legacy_menus/menu']) {
        const { json } = await callV1('GET', path, { site_id: north.site, location_id: north.hall, date })
        expect(json).toMatchObject({ closed: true, menu: { date, periods: [] } })
      }
    }
  })

  test('shows a correction in the next response without changing another site', async () => {
    const before = await fetchFeed(menuOf(south))
    await change('dishes', north.pie, { name: 'Pie', allergensDeclared: true, allergens: [filters.get('wheat')] })
    const meal = elements(readXml((await fetchFeed(menuOf(north))).text), 'meal')[1]
    expect(meal && [textOf(meal, 'name'), textOf(meal, 'note')]).toEqual(['Pie', 'Contains gluten, wheat'])
    expect((await fetchFeed(menuOf(south))).text).toBe(before.text)
  })
})

describe('a location’s hours as a calendar', () => {
  test('[PUB-3.5] lists openings past midnight and applies special hours', async () => {
    const { status, headers, text } = await fetchFeed(hoursOf(north))
    expect([status, headers['Content-Type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(findLineErrors(text)).toEqual([])
    const entries = readCalendar(text).entries.filter(({ starts }) => starts >= '2026-11-21' && starts < '2026-11-25')
    expect(entries.map(({ starts, ends, summary }) => [starts, ends, summary])).toEqual([
      ['2026-11-21', '2026-11-22', 'North Hall: closed'], // its menu is closed all day
      ['2026-11-22T22:00:00Z', '2026-11-23T06:00:00Z', 'North Hall: open'],
      ['2026-11-23', '2026-11-24', 'North Hall: closed'],
      ['2026-11-24T22:00:00Z', '2026-11-25T06:00:00Z', 'North Hall: open'],
    ])
    const french = readCalendar((await fetchFeed(`${hoursOf(north)}?locale=fr-ca`)).text).entries
    expect(french[0]?.summary).toBe('Salle Nord\u00a0: ouvert')
  })
})

describe('announcements', () => {
  type AnnouncementKind = 'news' | 'special-offers' | 'events'
  const made = async (collection: AnnouncementKind, campus: Campus, data: object) =>
    (await create(collection, { site: campus.site, _status: 'published', ...data } as never)).id
  let ids: Record<'soup' | 'supper', string>

  beforeAll(async () => {
    ids = {
      soup: await made('news', north, {
        title: both('Soup week', 'Semaine de la soupe'),
        brief: both(' Every day another. ', ''),
        description: both(
          '<p>See <a href="/northgate">us</a>.</p><script>alert(1)</script><img src="pot.webp" alt="A pot">',
          '',
        ),
        showFrom: '2026-11-19',
      }),
      supper: await made('events', north, {
        title: both('Harvest, supper; all', 'Souper des récoltes'),
        brief: both('Squash'),
        start: '2026-11-26',
        startsAt: '17:00',
        endsAt: '20:00',
        location: north.hall,
      }),
    }
    const elsewhere = { linkType: 'external', link: 'https://example.org/a?b=1&c=2' }
    const window = { showFrom: '2026-11-18', showUntil: today }
    await made('news', north, { title: both('Away', 'Ailleurs'), ...elsewhere, ...window })
    await made('special-offers', north, { name: both('Two for one', 'Deux pour un'), start: today })
    const quad = { customLocation: true, customLocationName: both('The quad', 'La cour') }
    await made('events', north, { title: both('Fair', 'Foire'), start: '2026-12-01', end: '2026-12-02', ...quad })
    const soon = { showFrom: '2026-11-21' }
    const over = { showUntil: '2026-11-19' }
    for (const hidden of [{ _status: 'draft' }, over, soon]) {
      await made('news', north, { title: both('Hidden'), ...hidden })
      await made('special-offers', north, { name: both('Hidden'), ...hidden })
      await made('events', north, { title: both('Hidden'), start: today, ...hidden })
    }
    await made('special-offers', north, { name: both('Hidden'), active: false })
    await made('events', north, { title: both('Hidden'), start: today, active: false })
    await made('news', south, { title: both('Of the south') })
  })

  const base = 'http://localhost:3000'

  test('[PUB-3.10] lists the news of today as Atom, newest first', async () => {
    const { status, headers, text } = await fetchFeed('northgate/news.atom')
    expect([status, headers['Content-Type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(findAtomErrors(text)).toEqual([])
    const entries = readAtomEntries(text)
    expect(entries).toMatchObject([
      {
        id: `tag:localhost,2026:news/${ids.soup}/en`,
        title: 'Soup week',
        alternate: `${base}/northgate/news-item/${ids.soup}`,
        summary: 'Every day another.',
        content: `<p>See <a href="${base}/northgate">us</a>.</p><img src="${base}/files/images/pot.webp" alt="A pot" />`,
        published: '2026-11-19T05:00:00.000Z',
      },
      { title: 'Away', related: 'https://example.org/a?b=1&c=2', published: '2026-11-18T05:00:00.000Z' },
    ])
    expect(entries).toHaveLength(2)
  })

  test('[PUB-3.9] lists events as a calendar', async () => {
    const { headers, text } = await fetchFeed('northgate/events.ics')
    expect(headers['Content-Type']).toBe('text/calendar; charset=utf-8')
    expect(findLineErrors(text)).toEqual([])
    const { name, entries } = readCalendar(text)
    expect([name, entries.length]).toEqual(['Events – northgate University', 2])
    expect(entries).toMatchObject([
      {
        summary: 'Harvest, supper; all',
        starts: '2026-11-26T22:00:00Z',
        ends: '2026-11-27T01:00:00Z',
        place: 'North Hall',
      },
      { summary: 'Fair', starts: '2026-12-01', ends: '2026-12-03', place: 'The quad' },
    ])
    expect(entries[0]).toMatchObject({ description: 'Squash', address: `${base}/northgate/event/${ids.supper}` })
  })
})

describe('requests', () => {
  test('answers 304 to a matching ETag, and no body to HEAD', async () => {
    const { headers } = await fetchFeed(hoursOf(north))
    const known = await fetchFeed(hoursOf(north), { ifNoneMatch: String(headers.ETag) })
    const head = await fetchFeed(hoursOf(north), { method: 'HEAD' })
    expect([known.status, known.bytes, head.bytes, head.headers]).toEqual([304, null, null, headers])
  })

  test('answers 404 in plain text to anything that the site does not show', async () => {
    const unknown = 'f'.repeat(24)
    for (const path of [
      '',
      'northgate',
      'northgate/unknown.xml',
      'northgate/openmensa/.xml',
      `northgate/openmensa/${unknown}.xml`,
      `northgate/openmensa/${north.hall}`,
      `northgate/openmensa/${north.hall}.ics`,
      `northgate/openmensa/%00.xml`,
      `northgate/hours/../${north.hall}.ics`,
      `nowhere/openmensa/${north.hall}.xml`,
      `__proto__/openmensa/${north.hall}.xml`,
      menuOf(north, south.hall),
      hoursOf(north, south.hall),
      menuOf(north, north.cafe), // not active
      hoursOf(north, north.cafe),
    ]) {
      const { status, headers, text } = await fetchFeed(path)
      expect([path, status, headers['Content-Type'], text]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
        'Not found\n',
      ])
    }
  })

  test.each([{ published: false }, { prelaunch: true }])(
    '[PUB-2.23] [PUB-4.1] serves no feeds while the site is %j',
    async (state) => {
      expect((await fetchFeed(menuOf(south))).status).toBe(200)
      await change('sites', south.site, state)
      expect((await fetchFeed(menuOf(south))).status).toBe(404)
      expect((await fetchFeed(hoursOf(south))).status).toBe(404)
      await change('sites', south.site, { published: true, prelaunch: false })
      expect((await fetchFeed(menuOf(south))).status).toBe(200)
    },
  )
})
