import type { CollectionSlug } from 'payload'
import { clock } from '@/server/clock'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { handleRequest } from '@/v1/engine/handle-request'
import { endpoints } from '@/v1/endpoints'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { pdf, png } from '../../support/data/sample-files'

const payload = await openPayload()
type Local = Record<'create' | 'update' | 'delete', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // collections come from tables here, which Payload's per-collection types cannot follow

/** Friday 20 November 2026, 12:05 in Toronto, where midnight is 5:00 in Greenwich. */
const noon = Date.parse('2026-11-20T17:05:00Z')
const midnight = Date.parse('2026-11-21T05:00:00Z')
const real = { ...clock }
const stopAt = (at: number) => Object.assign(clock, { milliseconds: () => at, now: () => new Date(at) })

let north: Campus
let south: Campus
const uploads: Record<string, string> = {}

/** Saves as the operator, in both languages at once. */
async function create(collection: CollectionSlug, data: object, file?: object): Promise<string> {
  const made = await local.create({ collection, data, file, locale: 'all', depth: 0, overrideAccess: true })
  return String(fieldsOf(made).id)
}
const update = (collection: CollectionSlug, id: string, data: object, locale = 'en') =>
  local.update({ collection, id, data, locale, depth: 0, overrideAccess: true })

type Body = Record<string, unknown>
/** Calls v1 and checks a success against its published schema. */
async function callApi(path: string, parameters: Record<string, string> = {}): Promise<Body> {
  const address = `/v1/${path}?${new URLSearchParams(parameters)}`
  const { status, bytes } = await handleRequest(endpoints, { method: 'GET', address })
  expect([address, status]).toEqual([address, 200])
  const body = fieldsOf(JSON.parse(bytes?.toString() ?? ''))
  const answer = endpoints.find((endpoint) => endpoint.path === path)?.answer
  if (body.status === 'success') expect(answer?.safeParse(body).error?.issues).toBeUndefined()
  return body
}
const refused = (msg: string) => ({ status: 'error', msg })

beforeAll(async () => {
  stopAt(noon)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  const alt = both('A bowl', 'Un bol')
  const dot = await png(900, 820)
  for (const collection of ['event-images', 'news-images', 'special-images', 'staff-images', 'images'] as const) {
    const file = { data: dot, mimetype: 'image/png', name: `${collection}.png`, size: dot.length }
    uploads[collection] = await create(collection, { site: north.site, alt }, file)
  }
  for (const [name, site] of [
    ['north', north.site],
    ['south', south.site],
  ] as const)
    for (const collection of ['newsletter-files', 'catering-documents'] as const) {
      const data = pdf()
      const file = { data, mimetype: 'application/pdf', name: `${name}.pdf`, size: data.length }
      uploads[`${collection} ${name}`] = await create(collection, { site }, file)
    }
}, 120_000)
afterAll(async () => {
  Object.assign(clock, real)
  await closePayload()
})
beforeEach(() => void stopAt(noon))

const text = both('Words', 'Mots')
type Kind = {
  collection: CollectionSlug
  path: string
  key: string
  name: string
  rest?: object
  /** The collection of its required upload. */
  file?: string
  hasActive?: boolean
}
const kinds: Kind[] = [
  {
    collection: 'events',
    path: 'events/public_list',
    key: 'events',
    name: 'title',
    rest: { start: '2026-11-20' },
    hasActive: true,
  },
  {
    collection: 'balanced-living-events',
    path: 'balanced_u_events/public_list',
    key: 'events',
    name: 'title',
    rest: { start: '2026-11-20' },
    hasActive: true,
  },
  {
    collection: 'events',
    path: 'events/upcoming_events',
    key: 'current_events',
    name: 'title',
    rest: { start: '2026-11-20', end: '2026-11-30' },
    hasActive: true,
  },
  { collection: 'news', path: 'news/public_list', key: 'news', name: 'title' },
  { collection: 'news', path: 'news/upcoming_events', key: 'current_news', name: 'title' },
  {
    collection: 'newsletters',
    path: 'newsletters/list',
    key: 'newsletters',
    name: 'name',
    rest: { date: '2026-11-01' },
    file: 'newsletter-files',
  },
  { collection: 'photo-albums', path: 'photoalbums/pub_list', key: 'photoAlbums', name: 'name' },
  {
    collection: 'blog-articles',
    path: 'dining_blog_articles/list',
    key: 'diningBlogArticles',
    name: 'title',
    rest: { publishedDate: '2026-11-01' },
  },
  {
    collection: 'directors-meetings',
    path: 'directors_meetings/list',
    key: 'meetings',
    name: 'location',
    rest: { start: '2026-11-20' },
  },
  {
    collection: 'catering-files',
    path: 'catering_files/list',
    key: 'catering_files',
    name: 'title',
    file: 'catering-documents',
  },
  {
    collection: 'special-offers',
    path: 'special_offers/public_list',
    key: 'special_offers',
    name: 'name',
    hasActive: true,
  },
  {
    collection: 'staff-members',
    path: 'staff/active_list',
    key: 'staff',
    name: 'title',
    rest: { firstName: 'Ann', lastName: 'Roy' },
    hasActive: true,
  },
]

/** Returns a function that creates a published document of a kind. */
function making({ collection, name, rest, file }: Kind) {
  return (site: 'north' | 'south', words: { en: string; fr: string }, more: object = {}) =>
    create(collection, {
      site: site === 'north' ? north.site : south.site,
      [name]: words,
      ...rest,
      ...(file ? { file: uploads[`${file} ${site}`] } : {}),
      _status: 'published',
      ...more,
    })
}
const removeAll = (collection: CollectionSlug) =>
  local.delete({ collection, where: { id: { exists: true } }, overrideAccess: true })

describe.each(kinds)('$path', (kind) => {
  const { collection, path, key, name, hasActive } = kind
  const make = making(kind)
  const listed = async (site: string, locale = 'en') => {
    const body = await callApi(path, { site_id: site, locale })
    return rowsOf(body[key]).map((row) => row[name])
  }
  let plain = ''
  beforeAll(async () => {
    await removeAll(collection)
    plain = await make('north', both('plain', 'simple'))
    await make('north', both('last day', 'dernier jour'), { showFrom: '2026-11-01', showUntil: '2026-11-20' })
    await make('north', both('draft', 'brouillon'), { _status: 'draft' })
    await make('north', both('tomorrow', 'demain'), { showFrom: '2026-11-21' })
    await make('north', both('yesterday', 'hier'), { showUntil: '2026-11-19' })
    if (hasActive) await make('north', both('inactive', 'inactif'), { active: false })
    await make('south', both('southern', 'du sud'))
  })
  afterAll(() => removeAll(collection))

  test('lists only what the site shows today', async () => {
    expect(new Set(await listed(north.site))).toEqual(new Set(['plain', 'last day']))
    expect(new Set(await listed(north.site, 'fr-ca'))).toEqual(new Set(['simple', 'dernier jour']))
    expect(await listed(south.site)).toEqual(['southern'])
  })

  test('shows a saved change in the next response, in its language', async () => {
    await update(collection, plain, { [name]: 'renommé' }, 'fr')
    expect(await listed(north.site, 'fr')).toContain('renommé')
    expect(await listed(north.site, 'en')).toContain('plain')
    await update(collection, plain, { _status: 'draft' })
    expect(await listed(north.site, 'fr')).toEqual(['dernier jour'])
    await update(collection, plain, { _status: 'published', showUntil: '2026-11-20' })
    expect(await listed(north.site, 'fr')).toContain('renommé')
    await local.delete({ collection, id: plain, overrideAccess: true })
    expect(await listed(north.site, 'fr')).toEqual(['dernier jour'])
  })
})

describe.each([
  { of: ['events'], path: 'events', parameter: 'event_id', key: 'event' },
  { of: ['balanced-living-events'], path: 'events', parameter: 'event_id', key: 'event' },
  {
    of: ['balanced-living-events'],
    path: 'balanced_u_events',
    parameter: 'event_id',
    key: 'event',
  },
  { of: ['news'], path: 'news', parameter: 'news_id', key: 'news' },
  { of: ['special-offers'], path: 'special_offers', parameter: 'id', key: 'special_offer' },
  {
    of: ['photo-albums'],
    path: 'photoalbum/photo/list',
    parameter: 'photo_album_id',
    key: 'images',
  },
])('$path by id, of $of', ({ of: [collection = ''], path, parameter, key }) => {
  const kind = kinds.find((each) => each.collection === collection) as Kind
  const make = making(kind)
  const unknown = refused('Item not found.')
  const one = (site: string | null, id: string, more: Record<string, string> = {}) =>
    callApi(path, { ...(site ? { site_id: site } : {}), [parameter]: id, ...more })
  let plain = ''
  let southern = ''
  beforeAll(async () => {
    plain = await make('north', both('plain', 'simple'))
    southern = await make('south', both('southern', 'du sud'))
  })
  afterAll(() => removeAll(kind.collection))

  test('[PUB-7.11] [PUB-7.14] [PUB-7.16] [PUB-7.20] finds a shown item, ignoring the letter case of the id', async () => {
    expect(await one(north.site, plain)).toMatchObject({ status: 'success', [key]: expect.anything() })
    expect((await one(north.site, ` ${plain.toUpperCase()} `)).status).toBe('success')
    if (key !== 'images') {
      const body = fieldsOf((await one(north.site, plain, { locale: 'fr' }))[key])
      expect([body.id, body[kind.name]]).toEqual([plain, 'simple'])
    }
  })

  test('refuses an id of another site like an unknown one', async () => {
    for (const id of [southern, north.hall, 'x', '0'.repeat(24), '{"$ne":null}', '\u0000', 'é'.repeat(5000)])
      expect(await one(north.site, id)).toEqual(unknown)
    expect(await one(south.site, plain)).toEqual(unknown)
    expect(await one(north.site, southern, { locale: 'fr' })).toEqual(refused('Élément introuvable.'))
    expect((await one(south.site, southern)).status).toBe('success')
  })

  test('refuses an item that is not shown, or no longer', async () => {
    const hidden: object[] = [
      { _status: 'draft' },
      { showFrom: '2026-11-21' },
      { showUntil: '2026-11-19' },
      ...(kind.hasActive ? [{ active: false }] : []),
    ]
    for (const more of hidden)
      expect([more, await one(north.site, await make('north', text, more))]).toEqual([more, unknown])
    const until = await make('north', text, { showUntil: '2026-11-20' })
    expect((await one(north.site, until)).status).toBe('success')
    stopAt(midnight)
    expect(await one(north.site, until)).toEqual(unknown)
    stopAt(noon)
    expect((await one(north.site, until)).status).toBe('success')
    await update(kind.collection, until, { _status: 'draft' })
    expect(await one(north.site, until)).toEqual(unknown)
  })
})

test('[PUB-7.11] refuses other events in balanced_u_events', async () => {
  const start = '2026-11-20'
  const event = await create('events', { site: north.site, title: text, start, _status: 'published' })
  expect(await callApi('balanced_u_events', { site_id: north.site, event_id: event })).toEqual(
    refused('Item not found.'),
  )
  await removeAll('events')
})

describe('orders', () => {
  const namesOf = async (path: string, key: string, name: string, site = north.site) =>
    rowsOf((await callApi(path, { site_id: site }))[key]).map((row) => row[name])
  const each = async (collection: CollectionSlug, field: string, rows: [string, object][]) => {
    for (const [name, rest] of rows)
      await create(collection, { site: north.site, [field]: both(name), ...rest, _status: 'published' })
  }
  afterEach(async () => {
    for (const { collection } of kinds) await removeAll(collection)
  })

  test('[PUB-7.9] [PUB-7.10] sorts upcoming events before past ones, and drops an event from the upcoming list when it ends', async () => {
    await each('events', 'title', [
      ['last month', { start: '2026-10-20' }],
      ['tomorrow', { start: '2026-11-21' }],
      ['until 12:30 today', { start: '2026-11-20', startsAt: '11:00', endsAt: '12:30' }],
      ['this morning', { start: '2026-11-20', startsAt: '08:00', endsAt: '09:00' }],
      ['tonight', { start: '2026-11-20', startsAt: '18:00' }],
      ['all week', { start: '2026-11-16', end: '2026-11-22' }],
    ])
    const coming = ['all week', 'until 12:30 today', 'tonight', 'tomorrow']
    expect(await namesOf('events/public_list', 'events', 'title')).toEqual([...coming, 'this morning', 'last month'])
    expect(await namesOf('events/upcoming_events', 'current_events', 'title')).toEqual(coming)
    stopAt(Date.parse('2026-11-20T17:30:00Z'))
    expect(await namesOf('events/upcoming_events', 'current_events', 'title')).toEqual([
      'all week',
      'tonight',
      'tomorrow',
    ])
  })

  test('[PUB-7.12] [PUB-7.13] sorts news newest first, and leaves ended news out of the upcoming list', async () => {
    await each('news', 'title', [
      ['over', { start: '2026-11-01', end: '2026-11-19' }],
      ['since November 5', { start: '2026-11-05' }],
      ['until today', { start: '2026-11-18', end: '2026-11-20' }],
      ['next week', { start: '2026-11-27' }],
    ])
    const all = ['next week', 'until today', 'since November 5', 'over']
    expect(await namesOf('news/public_list', 'news', 'title')).toEqual(all)
    expect(await namesOf('news/upcoming_events', 'current_news', 'title')).toEqual(all.slice(0, 3))
  })

  test('[PUB-7.20] sorts offers by first day; an ended offer is not listed but can be read by id', async () => {
    await each('special-offers', 'name', [
      ['next week', { start: '2026-11-27' }],
      ['last day', { start: '2026-11-01', end: '2026-11-20' }],
      ['always', {}],
    ])
    const over = await create('special-offers', {
      site: north.site,
      name: both('over'),
      start: '2026-11-01',
      end: '2026-11-19',
      _status: 'published',
    })
    expect(await namesOf('special_offers/public_list', 'special_offers', 'name')).toEqual([
      'always',
      'last day',
      'next week',
    ])
    expect((await callApi('special_offers', { id: over })).special_offer).toMatchObject({ name: 'over' })
  })

  test('[PUB-7.15] [PUB-7.17] [PUB-7.18] sorts newsletters and articles newest first, and upcoming meetings first', async () => {
    const file = uploads['newsletter-files north']
    await each('newsletters', 'name', [
      ['of 2025', { date: '2025-12-31', file }],
      ['of November', { date: '2026-11-01', file }],
      ['of October', { date: '2026-10-01', file }],
    ])
    await each('blog-articles', 'title', [
      ['first', { publishedDate: '2026-01-01' }],
      ['third', { publishedDate: '2026-11-20' }],
      ['second', { publishedDate: '2026-05-01' }],
    ])
    await each('directors-meetings', 'location', [
      ['last month', { start: '2026-10-20' }],
      ['in December', { start: '2026-12-03', startsAt: '14:30' }],
      ['this morning', { start: '2026-11-20', startsAt: '09:00' }],
      ['yesterday', { start: '2026-11-19' }],
    ])
    expect(await namesOf('newsletters/list', 'newsletters', 'name')).toEqual(['of November', 'of October', 'of 2025'])
    expect(await namesOf('dining_blog_articles/list', 'diningBlogArticles', 'title')).toEqual([
      'third',
      'second',
      'first',
    ])
    expect(await namesOf('directors_meetings/list', 'meetings', 'location')).toEqual([
      'this morning',
      'in December',
      'yesterday',
      'last month',
    ])
  })

  test('[PUB-7.16] [PUB-7.19] [PUB-7.21] sorts albums, catering files and staff by their sort order', async () => {
    const file = uploads['catering-documents north']
    const numbered: [string, object][] = [
      ['unnumbered', {}],
      ['two', { sortOrder: 2 }],
      ['one', { sortOrder: 1 }],
    ]
    const withFile = numbered.map(([name, rest]): [string, object] => [name, { ...rest, file }])
    const named = numbered.map(([name, rest]): [string, object] => [
      name,
      { ...rest, firstName: 'Ann', lastName: name },
    ])
    await each('photo-albums', 'name', numbered)
    await each('catering-files', 'title', withFile)
    await each('staff-members', 'title', named)
    const order = ['one', 'two', 'unnumbered']
    expect(await namesOf('photoalbums/pub_list', 'photoAlbums', 'name')).toEqual(order)
    expect(await namesOf('catering_files/list', 'catering_files', 'title')).toEqual(order)
    expect(await namesOf('staff/active_list', 'staff', 'last_name')).toEqual(order)
  })
})

describe('fields', () => {
  const published = { _status: 'published' } as const
  const drawn = (id: string | undefined) => ({
    id,
    file_name: expect.stringMatching(/^[a-z]+(-[a-z]+)?-[0-9a-f]{10}\.webp$/),
    thumb_name: expect.stringMatching(/-446x402\.webp$/),
    alt: 'Un bol',
    width: 900,
    height: 820,
  })
  const html = both('<p>Come</p>', '<p>Venez</p>')

  test('[PUB-3.9] returns an event with picture, times and location, but no inactive location', async () => {
    const event_id = await create('events', {
      site: north.site,
      title: both('Soup night', 'Soirée soupe'),
      brief: both('Four', 'Quatre'),
      description: html,
      start: '2026-11-20',
      startsAt: '17:30',
      endsAt: '19:00',
      picture: uploads['event-images'],
      location: north.hall,
      featured: true,
      ...published,
    })
    const readItem = async () => (await callApi('events', { site_id: north.site, event_id, locale: 'fr' })).event
    expect(await readItem()).toEqual({
      id: event_id,
      title: 'Soirée soupe',
      description: '<p>Venez</p>',
      start: '2026-11-20T17:30:00.000-05:00',
      end: '2026-11-20T19:00:00.000-05:00',
      active: true,
      featured: true,
      picture: drawn(uploads['event-images']),
      brief: 'Quatre',
      start_date: '2026-11-20',
      end_date: '2026-11-20',
      use_date_parts: true,
      start_hour: 17,
      start_minutes: 30,
      end_hour: 19,
      end_minutes: 0,
      location: { id: north.hall, name: 'Salle Nord' },
      custom_location: false,
      custom_location_name: null,
    })
    await update('locations', north.hall, { name: 'Grande Salle' }, 'fr')
    expect(await readItem()).toMatchObject({ location: { name: 'Grande Salle' } })
    await update('locations', north.hall, { active: false })
    expect(await readItem()).toMatchObject({ location: null })
    await update('locations', north.hall, { active: true })
    await update('events', event_id, { customLocation: true, customLocationName: 'The quad' })
    expect(await readItem()).toMatchObject({ location: null, custom_location: true, custom_location_name: 'The quad' })
  })

  test('[PUB-3.10] [PUB-2.45] returns a link type other than default only with a link', async () => {
    const news_id = await create('news', {
      site: north.site,
      title: text,
      linkType: 'external',
      link: 'https://example.com/a',
      buttonText: both('Read', 'Lire'),
      picture: uploads['news-images'],
      ...published,
    })
    const readItem = async () => (await callApi('news', { site_id: north.site, news_id, locale: 'fr' })).news
    expect(await readItem()).toMatchObject({
      link_type: 'external',
      link: 'https://example.com/a',
      button_text: 'Lire',
      picture: drawn(uploads['news-images']),
      start: null,
      end: null,
    })
    await update('news', news_id, { linkType: 'default' })
    expect(await readItem()).toMatchObject({ link_type: 'default', link: null, button_text: null })
    await update('news', news_id, { linkType: 'internal', link: null })
    expect(await readItem()).toMatchObject({ link_type: 'default', link: null, button_text: null })
  })

  test('[PUB-3.11] [PUB-3.14] returns an offer and a staff member with their pictures', async () => {
    const offer = { name: text, description: html, start: '2026-11-20', showFrom: '2026-11-15' }
    const id = await create('special-offers', {
      site: north.site,
      ...offer,
      picture: uploads['special-images'],
      ...published,
    })
    expect((await callApi('special_offers', { id, locale: 'fr' })).special_offer).toMatchObject({
      description: '<p>Venez</p>',
      start: '2026-11-20T00:00:00.000-05:00',
      end: null,
      public_on: '2026-11-15',
      picture: drawn(uploads['special-images']),
    })
    const member = { firstName: 'Zoé', lastName: 'Roy', title: both('Cook', 'Cuisinière'), bio: html }
    await create('staff-members', {
      site: north.site,
      ...member,
      email: 'zoe@example.edu',
      phone: '613 555-0142',
      picture: uploads['staff-images'],
      ...published,
    })
    expect((await callApi('staff/active_list', { site_id: north.site, locale: 'fr' })).staff).toMatchObject([
      {
        first_name: 'Zoé',
        title: 'Cuisinière',
        bio: '<p>Venez</p>',
        phone: '6135550142',
        phone_formatted: '(613) 555 - 0142',
        picture: drawn(uploads['staff-images']),
        translations: [
          { locale: 'en', title: 'Cook', bio: '<p>Come</p>' },
          { locale: 'fr', title: 'Cuisinière', bio: '<p>Venez</p>' },
        ],
      },
    ])
  })

  test('[PUB-3.12] [PUB-3.13] [PUB-3.16] returns the stored names of files and photos', async () => {
    const size = pdf().length
    await create('newsletters', {
      site: north.site,
      name: text,
      date: '2025-12-31',
      file: uploads['newsletter-files north'],
      imported: true,
      originalFile: 'DEC 25.pdf',
      ...published,
    })
    await create('catering-files', {
      site: north.site,
      title: text,
      file: uploads['catering-documents north'],
      ...published,
    })
    const photos = [{ image: uploads.images, caption: both('Lunch', 'Dîner') }, { image: uploads.images }]
    const album = await create('photo-albums', { site: north.site, name: text, photos, ...published })
    const stored = expect.stringMatching(/^north-[0-9a-f]{10}(-\d+)?\.pdf$/)
    expect((await callApi('newsletters/list', { site_id: north.site })).newsletters).toMatchObject([
      { year: 2025, file_name: stored, file_size: size, imported: true, original_file: 'DEC 25.pdf' },
    ])
    expect((await callApi('catering_files/list', { site_id: north.site })).catering_files).toMatchObject([
      { file: stored, file_size: size },
    ])
    const { images } = await callApi('photoalbum/photo/list', { photo_album_id: album, locale: 'fr' })
    const photo = { ...drawn(undefined), id: expect.stringMatching(/^[0-9a-f]{24}$/) }
    expect(images).toEqual([
      { ...photo, caption: 'Dîner', sort_order: 1 },
      { ...photo, caption: null, sort_order: 2 },
    ])
    const { photoAlbums } = await callApi('photoalbums/pub_list', { site_id: north.site, locale: 'fr' })
    expect(rowsOf(photoAlbums)[0]?.photos).toEqual(images)
  })

  test('[PUB-2.33] cleans stored HTML in the response', async () => {
    const hostile = '<p onclick="x()">Hi</p><script>x()</script><img src="soup.png" alt="">'
    const event_id = await create('events', { site: north.site, title: text, start: '2026-11-20', ...published })
    await payload.db.updateOne({
      collection: 'events',
      id: event_id,
      data: { title: text, description: { en: hostile, fr: '<script>x()</script>' } },
    })
    await update('sites', north.site, { unitId: '1' }) // expires the caches, which a direct database write does not
    const description = async (locale: string) =>
      fieldsOf((await callApi('events', { site_id: north.site, event_id, locale })).event).description
    const clean = '<p>Hi</p><img src="/files/images/soup.png" alt="" />'
    expect(await description('en')).toBe(clean)
    expect(await description('fr')).toBe(clean)
  })
})

test('[PUB-7.10] [PUB-7.12] returns the slugs of the published sections that open the pages', async () => {
  const page = (slug: string, masterSlug: string, more: object = {}) =>
    create('sections', {
      site: north.site,
      slug,
      masterSlug,
      name: text,
      published: true,
      _status: 'published',
      ...more,
    })
  const slugs = async () => {
    const { event_slug, special_offer_slug } = await callApi('events/upcoming_events', { site_id: north.site })
    return [event_slug, special_offer_slug, (await callApi('news/public_list', { site_id: north.site })).news_slug]
  }
  expect(await slugs()).toEqual([null, null, null])
  const events = await page('evenements', 'events')
  await page('offres', 'special-offers', { published: false })
  await page('nouvelles', 'news', { showFrom: '2026-11-21' })
  expect(await slugs()).toEqual(['evenements', null, null])
  stopAt(midnight)
  expect(await slugs()).toEqual(['evenements', null, 'nouvelles'])
  await update('sections', events, { slug: 'sorties' })
  expect(await slugs()).toEqual(['sorties', null, 'nouvelles'])
})
