import type { CollectionSlug } from 'payload'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { endpoints, endpointsBySubject } from '@/v1/endpoints'
import { callV1 } from '../../support/data/call-v1'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { resetClock, stopAt } from '../../support/test-clock'
import { closePayload, openPayload } from '../../support/payload'
import { pdf, png } from '../../support/data/sample-files'

const payload = await openPayload()
type Local = Record<'create' | 'update' | 'delete', (options: object) => Promise<unknown>>
const local = payload as unknown as Local // collections come from tables here, which Payload's per-collection types cannot follow

/** Friday 20 November 2026, 12:05 in Toronto, where midnight is 5:00 in Greenwich. */
const noon = Date.parse('2026-11-20T17:05:00Z')
const midnight = Date.parse('2026-11-21T05:00:00Z')

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
  const { status, json: body } = await callV1('GET', path, parameters)
  expect([path, parameters, status]).toEqual([path, parameters, 200])
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
  resetClock()
  await closePayload()
})
beforeEach(() => void stopAt(noon))

const text = both('Words', 'Mots')

/** What a document of a collection needs beside its name, and the collection of its required file. */
type Needs = { name?: string; rest?: object; file?: string; hasActive?: boolean }
const collections: Partial<Record<CollectionSlug, Needs>> = {
  events: { rest: { start: '2026-11-20' }, hasActive: true },
  'balanced-living-events': { rest: { start: '2026-11-20' }, hasActive: true },
  news: {},
  newsletters: { name: 'name', rest: { date: '2026-11-01' }, file: 'newsletter-files' },
  'photo-albums': { name: 'name' },
  'blog-articles': { rest: { publishedDate: '2026-11-01' } },
  'directors-meetings': { name: 'location', rest: { start: '2026-11-20' } },
  'catering-files': { file: 'catering-documents' },
  'special-offers': { name: 'name', hasActive: true },
  'staff-members': { rest: { firstName: 'Ann', lastName: 'Roy' }, hasActive: true },
}
const nameOf = (collection: CollectionSlug) => collections[collection]?.name ?? 'title'

/** Creates a published document. */
function make(collection: CollectionSlug, site: 'north' | 'south', words: object, more: object = {}) {
  const { rest, file } = collections[collection] ?? {}
  return create(collection, {
    site: site === 'north' ? north.site : south.site,
    [nameOf(collection)]: words,
    ...rest,
    ...(file ? { file: uploads[`${file} ${site}`] } : {}),
    _status: 'published',
    ...more,
  })
}
const hiddenToday = (collection: CollectionSlug): object[] => [
  { _status: 'draft' },
  { showFrom: '2026-11-21' },
  { showUntil: '2026-11-19' },
  ...(collections[collection]?.hasActive ? [{ active: false }] : []),
]
const namesOf = async (collection: CollectionSlug, path: string, key: string, site: string, locale = 'en') =>
  rowsOf((await callApi(path, { site_id: site, locale }))[key]).map((row) => row[nameOf(collection)])
const removeAll = (collection: CollectionSlug) =>
  local.delete({ collection, where: { id: { exists: true } }, overrideAccess: true })

const lists: [CollectionSlug, path: string, key: string][] = [
  ['events', 'events/public_list', 'events'],
  ['events', 'events/upcoming_events', 'current_events'],
  ['balanced-living-events', 'balanced_u_events/public_list', 'events'],
  ['news', 'news/public_list', 'news'],
  ['news', 'news/upcoming_events', 'current_news'],
  ['newsletters', 'newsletters/list', 'newsletters'],
  ['photo-albums', 'photoalbums/pub_list', 'photoAlbums'],
  ['blog-articles', 'dining_blog_articles/list', 'diningBlogArticles'],
  ['directors-meetings', 'directors_meetings/list', 'meetings'],
  ['catering-files', 'catering_files/list', 'catering_files'],
  ['special-offers', 'special_offers/public_list', 'special_offers'],
  ['staff-members', 'staff/active_list', 'staff'],
]
test.each(lists)(
  '%s in %s: lists what the site shows today, in its language, and each saved change in the next response',
  async (collection, path, key) => {
    const listed = (site: string, locale = 'en') => namesOf(collection, path, key, site, locale)
    const plain = await make(collection, 'north', both('plain', 'simple'))
    await make(collection, 'north', both('last day', 'dernier jour'), {
      showFrom: '2026-11-01',
      showUntil: '2026-11-20',
    })
    for (const more of hiddenToday(collection)) await make(collection, 'north', text, more)
    await make(collection, 'south', both('southern', 'du sud'))
    expect(new Set(await listed(north.site))).toEqual(new Set(['plain', 'last day']))
    expect(new Set(await listed(north.site, 'fr-ca'))).toEqual(new Set(['simple', 'dernier jour']))
    expect(await listed(south.site)).toEqual(['southern'])

    await update(collection, plain, { [nameOf(collection)]: 'renommé' }, 'fr')
    expect(await listed(north.site, 'fr')).toContain('renommé')
    expect(await listed(north.site, 'en')).toContain('plain')
    await update(collection, plain, { _status: 'draft' })
    expect(await listed(north.site, 'fr')).toEqual(['dernier jour'])
    await update(collection, plain, { _status: 'published' })
    expect(await listed(north.site, 'fr')).toContain('renommé')
    await local.delete({ collection, id: plain, overrideAccess: true })
    expect(await listed(north.site, 'fr')).toEqual(['dernier jour'])
    await removeAll(collection)
  },
)

test.each<[CollectionSlug, path: string, parameter: string, key: string]>([
  ['events', 'events', 'event_id', 'event'],
  ['balanced-living-events', 'events', 'event_id', 'event'],
  ['balanced-living-events', 'balanced_u_events', 'event_id', 'event'],
  ['news', 'news', 'news_id', 'news'],
  ['special-offers', 'special_offers', 'id', 'special_offer'],
  ['photo-albums', 'photoalbum/photo/list', 'photo_album_id', 'images'],
])(
  '[PUB-7.11] [PUB-7.14] [PUB-7.16] [PUB-7.20] one of %s in %s: finds what its site shows, and refuses the rest like an unknown id',
  async (collection, path, parameter, key) => {
    const unknown = refused('Item not found.')
    const one = (site: string, id: string, more: Record<string, string> = {}) =>
      callApi(path, { site_id: site, [parameter]: id, ...more })
    const plain = await make(collection, 'north', both('plain', 'simple'))
    const southern = await make(collection, 'south', both('southern', 'du sud'))
    expect((await one(north.site, ` ${plain.toUpperCase()} `)).status).toBe('success')
    const french = (await one(north.site, plain, { locale: 'fr' }))[key]
    expect(french).toMatchObject(key === 'images' ? [] : { id: plain, [nameOf(collection)]: 'simple' })

    for (const id of [southern, north.hall, 'x', '0'.repeat(24), '{"$ne":null}', '\u0000', 'é'.repeat(5000)])
      expect(await one(north.site, id)).toEqual(unknown)
    expect(await one(north.site, southern, { locale: 'fr' })).toEqual(refused('Élément introuvable.'))
    expect((await one(south.site, southern)).status).toBe('success')
    for (const more of hiddenToday(collection))
      expect([more, await one(north.site, await make(collection, 'north', text, more))]).toEqual([more, unknown])

    const until = await make(collection, 'north', text, { showUntil: '2026-11-20' })
    expect((await one(north.site, until)).status).toBe('success')
    stopAt(midnight)
    expect(await one(north.site, until)).toEqual(unknown)
    stopAt(noon)
    expect((await one(north.site, until)).status).toBe('success')
    await update(collection, until, { _status: 'draft' })
    expect(await one(north.site, until)).toEqual(unknown)
    await removeAll(collection)
  },
)

test('[PUB-7.3] a new site answers every list of content with an empty list', async () => {
  const { site } = await makeCampus(payload, 'westgate')
  const { content, surveys, plans } = endpointsBySubject
  const isAboutOne = (name: string) => name !== 'site_id' && /(?:^|_)id$/.test(name)
  const lists = [...content, ...surveys, ...plans].filter(
    ({ method, parameters }) => method === 'GET' && !parameters.some(isAboutOne),
  )
  expect(lists.length).toBeGreaterThanOrEqual(13)
  for (const { path } of lists) {
    const { json } = await callV1('GET', path, { site_id: site })
    const listed = Object.values(json).filter(Array.isArray)
    expect([path, json.records, listed.length > 0, listed.flat()]).toEqual([path, 0, true, []])
  }
})

test('[PUB-7.11] refuses other events in balanced_u_events', async () => {
  const event = await make('events', 'north', text)
  expect(await callApi('balanced_u_events', { site_id: north.site, event_id: event })).toEqual(
    refused('Item not found.'),
  )
  await removeAll('events')
})

const numbered: Record<string, object> = { unnumbered: {}, two: { sortOrder: 2 }, one: { sortOrder: 1 } }
/** By path, documents in the order of their creation, and the order of the response. */
const orders: [clause: string, path: string, rows: Record<string, object>, expected: string[]][] = [
  [
    '[PUB-7.9] upcoming before past',
    'events/public_list',
    {
      'last month': { start: '2026-10-20' },
      tomorrow: { start: '2026-11-21' },
      'this morning': { start: '2026-11-20', startsAt: '08:00', endsAt: '09:00' },
      'all week': { start: '2026-11-16', end: '2026-11-22' },
    },
    ['all week', 'tomorrow', 'this morning', 'last month'],
  ],
  [
    '[PUB-7.12] newest first',
    'news/public_list',
    { over: { start: '2026-11-01', end: '2026-11-19' }, 'next week': { start: '2026-11-27' } },
    ['next week', 'over'],
  ],
  [
    '[PUB-7.13] without ended news',
    'news/upcoming_events',
    {
      over: { start: '2026-11-01', end: '2026-11-19' },
      'until today': { start: '2026-11-18', end: '2026-11-20' },
      'next week': { start: '2026-11-27' },
    },
    ['next week', 'until today'],
  ],
  [
    '[PUB-7.20] by first day, without ended offers',
    'special_offers/public_list',
    {
      'next week': { start: '2026-11-27' },
      over: { start: '2026-11-01', end: '2026-11-19' },
      'last day': { start: '2026-11-01', end: '2026-11-20' },
      always: {},
    },
    ['always', 'last day', 'next week'],
  ],
  [
    '[PUB-7.15] newest first',
    'newsletters/list',
    { 'of 2025': { date: '2025-12-31' }, 'of November': { date: '2026-11-01' }, 'of October': { date: '2026-10-01' } },
    ['of November', 'of October', 'of 2025'],
  ],
  [
    '[PUB-7.17] newest first',
    'dining_blog_articles/list',
    {
      first: { publishedDate: '2026-01-01' },
      third: { publishedDate: '2026-11-20' },
      second: { publishedDate: '2026-05-01' },
    },
    ['third', 'second', 'first'],
  ],
  [
    '[PUB-7.18] upcoming first',
    'directors_meetings/list',
    {
      'last month': { start: '2026-10-20' },
      'in December': { start: '2026-12-03', startsAt: '14:30' },
      'this morning': { start: '2026-11-20', startsAt: '09:00' },
      yesterday: { start: '2026-11-19' },
    },
    ['this morning', 'in December', 'yesterday', 'last month'],
  ],
  ['[PUB-7.16] by sort order', 'photoalbums/pub_list', numbered, ['one', 'two', 'unnumbered']],
  ['[PUB-7.19] by sort order', 'catering_files/list', numbered, ['one', 'two', 'unnumbered']],
  ['[PUB-7.21] by sort order', 'staff/active_list', numbered, ['one', 'two', 'unnumbered']],
]
test.each(orders)('%s: %s', async (_, path, rows, expected) => {
  const [collection, , key] = lists.find(([, each]) => each === path) ?? lists[0]!
  for (const [name, more] of Object.entries(rows)) await make(collection, 'north', both(name), more)
  expect(await namesOf(collection, path, key, north.site)).toEqual(expected)
  await removeAll(collection)
})

test('[PUB-7.10] drops an event from the upcoming list when it ends', async () => {
  const listed = () => namesOf('events', 'events/upcoming_events', 'current_events', north.site)
  await make('events', 'north', both('until 12:30 today'), { startsAt: '11:00', endsAt: '12:30' })
  await make('events', 'north', both('tonight'), { startsAt: '18:00' })
  expect(await listed()).toEqual(['until 12:30 today', 'tonight'])
  stopAt(Date.parse('2026-11-20T17:30:00Z'))
  expect(await listed()).toEqual(['tonight'])
  await removeAll('events')
})

test('[PUB-7.20] an ended offer can still be read by id', async () => {
  const id = await make('special-offers', 'north', both('over'), { start: '2026-11-01', end: '2026-11-19' })
  expect((await callApi('special_offers', { id })).special_offer).toMatchObject({ name: 'over' })
  await removeAll('special-offers')
})

describe('fields', () => {
  const publish = (collection: CollectionSlug, data: object) =>
    create(collection, { site: north.site, _status: 'published', ...data })
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
    const event_id = await publish('events', {
      title: both('Soup night', 'Soirée soupe'),
      brief: both('Four', 'Quatre'),
      description: html,
      start: '2026-11-20',
      startsAt: '17:30',
      endsAt: '19:00',
      picture: uploads['event-images'],
      location: north.hall,
      featured: true,
    })
    const readItem = async () => (await callApi('events', { site_id: north.site, event_id, locale: 'fr' })).event
    expect(await readItem()).toMatchObject({
      id: event_id,
      title: 'Soirée soupe',
      description: '<p>Venez</p>',
      brief: 'Quatre',
      start: '2026-11-20T17:30:00.000-05:00',
      end: '2026-11-20T19:00:00.000-05:00',
      featured: true,
      picture: drawn(uploads['event-images']),
      location: { id: north.hall, name: 'Salle Nord' },
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
    const news_id = await publish('news', {
      title: text,
      linkType: 'external',
      link: 'https://example.com/a',
      buttonText: both('Read', 'Lire'),
      picture: uploads['news-images'],
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
    const id = await publish('special-offers', { ...offer, picture: uploads['special-images'] })
    expect((await callApi('special_offers', { id, locale: 'fr' })).special_offer).toMatchObject({
      description: '<p>Venez</p>',
      start: '2026-11-20T00:00:00.000-05:00',
      end: null,
      public_on: '2026-11-15',
      picture: drawn(uploads['special-images']),
    })
    const member = { firstName: 'Zoé', lastName: 'Roy', title: both('Cook', 'Cuisinière'), bio: html }
    await publish('staff-members', {
      ...member,
      email: 'zoe@example.edu',
      phone: '613 555-0142',
      picture: uploads['staff-images'],
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
    await publish('newsletters', {
      name: text,
      date: '2025-12-31',
      file: uploads['newsletter-files north'],
      imported: true,
      originalFile: 'DEC 25.pdf',
    })
    await publish('catering-files', { title: text, file: uploads['catering-documents north'] })
    const photos = [{ image: uploads.images, caption: both('Lunch', 'Dîner') }, { image: uploads.images }]
    const album = await publish('photo-albums', { name: text, photos })
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
