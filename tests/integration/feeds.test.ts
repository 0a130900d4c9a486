import { gunzipSync } from 'node:zlib'
import { answerFeed } from '@/feeds/answer-feed'
import { feeds } from '@/feeds/feeds'
import { clock } from '@/server/clock'
import { bothLanguages } from '@/server/write-both'
import { faultsOfLines, readCalendar } from '../support/calendar'
import { both, makeCampus, makeFilters, today, type Campus } from '../support/campus'
import { closePayload, openPayload } from '../support/payload'
import { elements, faultsBySchema, readXml, textOf } from '../support/xml'

const payload = await openPayload()
const create = bothLanguages(payload)
let north: Campus
let south: Campus
let filters: Map<string, string>

/** A Friday, five past noon in Toronto. */
let now = Date.parse('2026-11-20T17:05:00Z')
clock.now = () => new Date(now)
clock.milliseconds = () => now

const everyDay: ('0' | '1' | '2' | '3' | '4' | '5' | '6')[] = ['0', '1', '2', '3', '4', '5', '6']
const schema = 'tests/fixtures/open-mensa-v2.xsd'
const nasty = 'Soup ]]><script>alert(1)</script>\r\nEND:VEVENT\u0007 🍲'

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
    const lunch = (...dishes: string[]) => ({
      periods: [
        {
          name: both('Lunch', 'Dîner'),
          categories: [{ name: both('Soups', 'Soupes'), items: dishes.map((dish) => ({ dish })) }],
        },
      ],
    })
    const of = { site: campus.site, location: campus.hall }
    await create('menus', { ...of, date: today, day: lunch(campus.soup, campus.pie) })
    await create('menus', { ...of, date: '2026-11-21', closed: true })
    await create('menus', { ...of, date: '2026-11-23', day: lunch(campus.pie) }) // closed by special hours, below
    await create('menus', { ...of, date: '2026-11-26', day: lunch(campus.soup) })
    await create('menus', { ...of, date: '2026-11-27', day: lunch(campus.pie) }) // beyond the week
    const hours = { ...of, days: everyDay, opensAt: '17:00', closesAt: '01:00' }
    await create('schedules', { ...hours, type: 'location' })
    await create('schedules', {
      ...of,
      type: 'special_hours',
      days: [],
      start: '2026-11-23',
      end: '2026-11-23',
      closed: true,
    })
  }
})
afterAll(closePayload)

const change = (collection: 'dishes' | 'locations' | 'sites', id: string, data: object) =>
  payload.update({ collection, id, data, locale: 'en', overrideAccess: true })

type Asking = { method?: string; cookie?: string; acceptEncoding?: string; ifNoneMatch?: string }
async function ask(path: string, { method = 'GET', ...asking }: Asking = {}) {
  const { status, headers, bytes } = await answerFeed(feeds, { method, address: `/feeds/${path}`, ...asking })
  return { status, headers, bytes, text: bytes?.toString() ?? '' }
}
const menuOf = (campus: Campus, location = campus.hall) => `${campus.slug}/openmensa/${location}.xml`
const hoursOf = (campus: Campus, location = campus.hall) => `${campus.slug}/hours/${location}.ics`

describe('a location’s menus in OpenMensa’s format', () => {
  test('[PUB-3.7] [PUB-4.4] today and six days: dishes with what they contain, closed days, nothing where nothing is published', async () => {
    const { status, headers, text } = await ask(menuOf(north))
    expect([status, headers['Content-Type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(faultsBySchema(text, schema)).toBe('')
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

  test('[PUB-7.36] in the language that the address asks for, else the cookie’s', async () => {
    const french = await ask(`${menuOf(north)}?locale=fr`, { cookie: 'l1=en' })
    expect(textOf(readXml(french.text), 'name')).toBe('Salle Nord')
    expect(french.text).toContain('name="Dîner – Soupes"')
    expect(french.text).toContain('Allergènes non déclarés')
    expect((await ask(menuOf(north), { cookie: 'l1=fr' })).text).toBe(french.text)
    expect(textOf(readXml((await ask(menuOf(north))).text), 'name')).toBe('North Hall')
  })

  test('what staff correct is in the next answer, and a site’s change is not another’s', async () => {
    const before = await ask(menuOf(south))
    await change('dishes', north.pie, { name: nasty, allergensDeclared: true, allergens: [filters.get('wheat')] })
    const { text } = await ask(menuOf(north))
    expect(faultsBySchema(text, schema)).toBe('')
    expect(elements(readXml(text), 'script')).toEqual([])
    const meal = elements(readXml(text), 'meal')[1]
    expect(meal && textOf(meal, 'name')).toBe('Soup ]]><script>alert(1)</script> END:VEVENT 🍲')
    expect(meal && textOf(meal, 'note')).toBe('Contains wheat')
    expect((await ask(menuOf(south))).text).toBe(before.text)
  })

  test('at midnight on campus another week begins', async () => {
    const friday = now
    try {
      now = Date.parse('2026-11-21T04:59:00Z')
      expect(elements(readXml((await ask(menuOf(north))).text), 'day')[0]?.getAttribute('date')).toBe(today)
      now = Date.parse('2026-11-21T05:00:00Z')
      const dates = elements(readXml((await ask(menuOf(north))).text), 'day').map((day) => day.getAttribute('date'))
      expect(dates).toEqual(['2026-11-21', '2026-11-23', '2026-11-26', '2026-11-27'])
    } finally {
      now = friday
    }
  })
})

describe('a location’s hours as a calendar', () => {
  test('[PUB-3.5] the week, past midnight, and what special hours make of it', async () => {
    const { status, headers, text } = await ask(hoursOf(north))
    expect([status, headers['Content-Type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(faultsOfLines(text)).toEqual([])
    const entries = readCalendar(text).entries.filter(({ starts }) => starts >= '2026-11-21' && starts < '2026-11-25')
    expect(entries.map(({ starts, ends, summary }) => [starts, ends, summary])).toEqual([
      ['2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z', 'North Hall: open'],
      ['2026-11-22T22:00:00Z', '2026-11-23T06:00:00Z', 'North Hall: open'],
      ['2026-11-23', '2026-11-24', 'North Hall: closed'],
      ['2026-11-24T22:00:00Z', '2026-11-25T06:00:00Z', 'North Hall: open'],
    ])
    const french = readCalendar((await ask(`${hoursOf(north)}?locale=fr-ca`)).text).entries
    expect(french[0]?.summary).toBe('Salle Nord\u00a0: ouvert')
  })
})

describe('at the door', () => {
  test('[V1-14.9] known bytes are 304, HEAD has no body, and long ones are compressed', async () => {
    const { headers, text } = await ask(hoursOf(north))
    expect(headers).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding, Cookie',
    })
    const known = await ask(hoursOf(north), { ifNoneMatch: String(headers.ETag) })
    expect([known.status, known.bytes]).toEqual([304, null])
    const head = await ask(hoursOf(north), { method: 'HEAD' })
    expect([head.status, head.bytes, head.headers]).toEqual([200, null, headers])
    const { bytes, headers: gzipped } = await ask(hoursOf(north), { acceptEncoding: 'gzip' })
    expect(gzipped['Content-Encoding']).toBe('gzip')
    expect(gunzipSync(bytes ?? '').toString()).toBe(text)
  })

  test('other methods are refused, and any page may ask', async () => {
    expect(await ask(hoursOf(north), { method: 'PROPFIND' })).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD, OPTIONS' },
    })
    expect(await ask(hoursOf(north), { method: 'OPTIONS' })).toMatchObject({
      status: 204,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS' },
    })
  })

  test('what names nothing that a site shows is not found, in plain text', async () => {
    const unknown = 'f'.repeat(24)
    for (const path of [
      '',
      'northgate',
      'northgate/',
      'northgate/unknown.xml',
      'northgate/openmensa/',
      'northgate/openmensa/.xml',
      `northgate/openmensa/${unknown}.xml`,
      `northgate/openmensa/${north.hall}`,
      `northgate/openmensa/${north.hall}.xml/`,
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
      const { status, headers, text } = await ask(path)
      expect([path, status, headers['Content-Type'], text]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
        'Not found\n',
      ])
    }
  })

  test('capitals in a site’s name and an id make no difference', async () => {
    expect((await ask(`NorthGate/openmensa/${north.hall.toUpperCase()}.xml`)).status).toBe(200)
  })

  test.each([{ published: false }, { prelaunch: true }])(
    '[PUB-2.23] a site has no feeds while it is %j, and has them again',
    async (state) => {
      expect((await ask(menuOf(south))).status).toBe(200)
      await change('sites', south.site, state)
      expect((await ask(menuOf(south))).status).toBe(404)
      expect((await ask(hoursOf(south))).status).toBe(404)
      await change('sites', south.site, { published: true, prelaunch: false })
      expect((await ask(menuOf(south))).status).toBe(200)
    },
  )

  test('a location that is taken out of service is not found at once', async () => {
    await change('locations', south.hall, { active: false })
    expect((await ask(menuOf(south))).status).toBe(404)
    await change('locations', south.hall, { active: true })
    expect((await ask(menuOf(south))).status).toBe(200)
  })
})
