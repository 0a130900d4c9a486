import type { CollectionSlug, File } from 'payload'
import type { z } from 'zod'
import { errorSchema } from '@/contract/envelope'
import { micrositeResponse } from '@/contract/content/microsite'
import { planPanelResponse } from '@/contract/shop/plans'
import { micrositeSectionsResponse, sectionResponse } from '@/contract/site/sections'
import { siteInfoResponse, sitesResponse } from '@/contract/site/sites'
import { tileContentResponse } from '@/contract/site/tiles'
import { handleFeed } from '@/feeds/engine/handle-feed'
import { feeds } from '@/feeds/feeds'
import { fieldsOf } from '@/server/database/stored-values'
import { callV1 } from '../../support/data/call-v1'
import { both, makeCampus, type Campus } from '../../support/data/campus'
import { resetClock, stopAt } from '../../support/test-clock'
import { closePayload, openPayload } from '../../support/payload'
import { png } from '../../support/data/sample-files'

const payload = await openPayload()
type Local = Record<'create' | 'update', (options: object) => Promise<unknown>>
/** The Local API without Payload's types per collection, for helpers that take any collection. */
const local = payload as unknown as Local

let north: Campus
let south: Campus
let ids: Record<string, string> = {}

/** Friday 20 November 2026, noon in Toronto. */
const friday = Date.parse('2026-11-20T17:00:00Z')

async function make(collection: CollectionSlug, site: string, data: object, file?: File): Promise<string> {
  const made = await local.create({
    collection,
    data: { site, _status: 'published', ...data },
    locale: 'all',
    file,
    overrideAccess: true,
  })
  return String(fieldsOf(made).id)
}

async function makePicture(collection: CollectionSlug, site: string): Promise<string> {
  const data = await png(900, 700)
  const file = { data, mimetype: 'image/png', name: `${collection}.png`, size: data.length }
  return make(collection, site, { alt: both('A hall', 'Une salle') }, file)
}

const save = (collection: CollectionSlug, id: string | undefined, data: object) =>
  local.update({ collection, id, data, locale: 'en', overrideAccess: true })

beforeAll(async () => {
  stopAt(friday)
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  process.env.SCRIPT_HOSTS = 'cdn.example.com,old.example.com'
  await makeSections()
  process.env.SCRIPT_HOSTS = 'cdn.example.com'
})
afterAll(async () => {
  delete process.env.SCRIPT_HOSTS
  resetClock()
  await closePayload()
})
beforeEach(() => stopAt(friday))

async function makeSections() {
  const banner = await makePicture('section-banners', north.site)
  const script = (host: string) => ({ useScript: true, scriptUrl: `https://${host}/map.js` })
  const of = (slug: string, data: object = {}, site = north.site) =>
    make('sections', site, { name: both(slug, `${slug}-fr`), slug, published: true, ...data })
  ids = {
    about: await of('about', {
      title: both('About us', 'À propos'),
      body: {
        en: '<p>Hello <img src="map.webp" alt="A map"></p><table><tr><td>1</td></tr></table>',
        fr: '<p>Bonjour</p>',
      },
      masterSlug: 'campus-map',
      useBanner: true,
      banner,
      bannerTextAlign: 'center',
      bannerTextFont: 'Fraunces',
      showFrom: '2026-11-01',
      showUntil: '2026-11-20',
      ...script('cdn.example.com'),
      nodes: [
        { name: both('Team', 'Équipe'), slug: 'team', masterSlug: 'staff', published: true },
        { name: both('Secret', 'Secret'), slug: 'secret-page', published: false },
        {
          name: both('Elsewhere', 'Ailleurs'),
          slug: 'elsewhere',
          isUrl: true,
          url: 'https://example.com/',
          published: true,
        },
      ],
    }),
    old: await of('old-script', { ...script('old.example.com'), banner, useBanner: false }),
    draft: await of('draft', { _status: 'draft' }),
    unpublished: await of('unpublished', {
      published: false,
      nodes: [{ name: both('Under'), slug: 'under', published: true }],
    }),
    over: await of('over', { showUntil: '2026-11-19' }),
    soon: await of('soon', { showFrom: '2026-11-21' }),
    flagged: await of('join', { micrositeLanding: true, sortOrder: 20, body: both('<p>Join</p>', '<p>Venez</p>') }),
    foreign: await of('only-south', {}, south.site),
  }
}

const callApi = async (path: string, query: Record<string, string>) => {
  const { status, json } = await callV1('GET', path, query)
  expect(status).toBe(200)
  return json
}
const fetchResponse = async <Schema extends z.ZodType>(schema: Schema, path: string, query: Record<string, string>) =>
  schema.parse(await callApi(path, query))
const refusalOf = async (path: string, query: Record<string, string>) =>
  errorSchema.parse(await callApi(path, query)).msg

describe('sections/info_by_slug', () => {
  const sectionIn = async (slug: string, locale = 'en') =>
    (await fetchResponse(sectionResponse, 'sections/info_by_slug', { site_id: north.site, slug, locale })).section

  test('[PUB-7.6] [PUB-2.32] [PUB-2.33] returns the section as its page shows it, in both languages', async () => {
    const english = await sectionIn('about')
    expect(english).toMatchObject({
      id: ids.about,
      name: 'about',
      master_slug: 'campus-map',
      title: 'About us',
      use_banner: true,
      banner: { file_width: 900, file_height: 700, alt: 'A hall' },
      banner_text_align: 'center',
      banner_text_font: 'Fraunces',
      use_script: true,
      script_url: 'https://cdn.example.com/map.js',
    })
    expect(english.banner?.file_path).toBe(`/files/section_banner/${english.banner?.file_name}`)
    expect(english.body).toContain('src="/files/images/map.webp"')
    expect(english.body).toContain('class="wide-table"')
    expect(await sectionIn('about', 'fr')).toMatchObject({
      title: 'À propos',
      body: '<p>Bonjour</p>',
      banner: { alt: 'Une salle' },
    })
  })

  test('[PUB-2.11] finds a section by master slug in any letter case, and a child page by slug or master slug', async () => {
    expect((await sectionIn('Campus-Map')).id).toBe(ids.about)
    expect((await sectionIn(' ABOUT ')).id).toBe(ids.about)
    const team = await sectionIn('team', 'fr')
    expect(team).toMatchObject({ name: 'Équipe', title: 'Équipe', body: null, use_banner: false, script_url: null })
    expect(await sectionIn('staff', 'fr')).toEqual(team)
    expect(await sectionIn('elsewhere')).toMatchObject({ is_url: true, url: 'https://example.com/', sort_order: 2 })
  })

  test('[PUB-3.2] returns published child pages within the dates of their section', async () => {
    const { nodes } = await sectionIn('about')
    expect(nodes.map(({ slug }) => slug)).toEqual(['team', 'elsewhere'])
    expect(nodes[0]).toMatchObject({
      start: '2026-11-01T00:00:00.000-04:00',
      end: '2026-11-20T23:59:59.999-05:00',
      scheduled: true,
    })
    const { site } = await fetchResponse(siteInfoResponse, 'sites/northgate/info', {})
    expect(site.section_list.find(({ slug }) => slug === 'about')?.nodes).toEqual(nodes)
    expect(new Set(site.section_list.map(({ slug }) => slug))).toEqual(new Set(['about', 'old-script', 'join']))
  })

  test('[PUB-3.2] returns a section without the changes of a later draft', async () => {
    await local.update({
      collection: 'sections',
      id: ids.flagged,
      data: { title: 'Draft' },
      draft: true,
      overrideAccess: true,
    })
    expect((await sectionIn('join')).title).toBe('join')
  })

  test('[PUB-2.34] omits a script of a host that is not allowed and a banner that is switched off', async () => {
    expect(await sectionIn('old-script')).toMatchObject({
      use_script: false,
      script_url: null,
      use_banner: false,
      banner: null,
    })
  })

  test.each`
    slug
    ${'draft'}
    ${'unpublished'}
    ${'under'}
    ${'secret-page'}
    ${'over'}
    ${'soon'}
    ${'only-south'}
    ${'constructor'}
    ${'__proto__'}
    ${'%00'}
  `('[PUB-7.6] [PUB-4.1] does not find $slug', async ({ slug }) => {
    const query = { site_id: north.site, slug: String(slug) }
    expect(await refusalOf('sections/info_by_slug', query)).toBe('Section not found.')
    expect(await refusalOf('sections/info_by_slug', { ...query, locale: 'fr' })).toBe('Section introuvable.')
  })

  test('[PUB-7.6] a saved change appears in the next response', async () => {
    expect((await sectionIn('old-script')).title).toBe('old-script')
    await save('sections', ids.old, { title: 'Renamed' })
    expect((await sectionIn('old-script')).title).toBe('Renamed')
    await save('sections', ids.old, { published: false })
    expect(await refusalOf('sections/info_by_slug', { site_id: north.site, slug: 'old-script' })).toBe(
      'Section not found.',
    )
  })
})

test('finds a site by its slug in any letter case, and refuses an unknown slug', async () => {
  const { site } = await fetchResponse(siteInfoResponse, 'sites/NorthGate/info.json/', {})
  expect(site.slug).toBe('northgate')
  for (const slug of ['nowhere', '__proto__', 'constructor', '%00', 'a'.repeat(2_000)])
    expect([slug, await refusalOf(`sites/${slug}/info`, {})]).toEqual([slug, 'Site not found.'])
})

test('[PUB-4.1] a slug that a site had leads to its present one, until another site takes it', async () => {
  const rename = (site: string, data: object) => save('sites', site, data)
  const answerFor = async (slug: string) => {
    const { site, perform_redirect } = await fetchResponse(siteInfoResponse, `sites/${slug}/info`, {})
    return [site.id, site.slug, perform_redirect]
  }
  await rename(north.site, { slug: 'north' })
  expect(await answerFor('NorthGate')).toEqual([north.site, 'north', true])
  expect(await answerFor('north')).toEqual([north.site, 'north', false])
  const feed = await handleFeed(feeds, { method: 'GET', address: '/feeds/NorthGate/news.atom?locale=fr-ca' })
  expect([feed.status, feed.headers.Location]).toEqual([308, '/feeds/north/news.atom?locale=fr'])
  await rename(south.site, { slug: 'northgate' })
  expect(await answerFor('northgate')).toEqual([south.site, 'northgate', false])
  await expect(rename(north.site, { formerSlugs: ['northgate'] })).rejects.toThrow('Former addresses')
  await rename(south.site, { slug: 'southgate' })
  expect(await answerFor('northgate')).toEqual([south.site, 'southgate', true])
  await expect(rename(north.site, { formerSlugs: ['northgate'] })).rejects.toThrow('Former addresses')
  await rename(north.site, { slug: 'northgate' })
  expect([await answerFor('northgate'), await answerFor('north')]).toEqual([
    [north.site, 'northgate', false],
    [north.site, 'northgate', true],
  ])
  await rename(north.site, { formerSlugs: [] })
  expect(await refusalOf('sites/north/info', {})).toBe('Site not found.')
})

test('[PUB-2.3] [PUB-7.5] lists the sites of one sector', async () => {
  const listed = async (sector?: string) =>
    (await fetchResponse(sitesResponse, 'sites/public', sector === undefined ? {} : { sector })).sites.map(
      ({ id }) => id,
    )
  await save('sites', south.site, { sector: 'k-12', country: 'us' })
  expect([await listed('K-12'), await listed('healthcare'), await listed('')]).toEqual([
    [south.site],
    [],
    [north.site, south.site],
  ])
  const canadian = await fetchResponse(sitesResponse, 'sites/public_ca', {})
  expect(canadian.sites.map(({ id }) => id)).toEqual([north.site])
})

describe('microsite', () => {
  const top = async (site = north.site, locale = 'en') =>
    (await fetchResponse(micrositeResponse, 'microsite', { site_id: site, locale })).microsite
  const blocks = async (site = north.site, locale = 'en') =>
    (await fetchResponse(micrositeSectionsResponse, 'sections/microsite_sections', { site_id: site, locale })).sections

  test('[PUB-7.8] [PUB-7.7] is null without a published microsite, and so are its blocks', async () => {
    expect([await top(), await blocks()]).toEqual([null, []])
    const of = (slug: string, data: object, site = north.site) =>
      make('microsite-sections', site, { name: both(slug, `${slug}-fr`), slug, published: true, ...data })
    const landing = { micrositeLanding: true }
    ids.welcome = await of('welcome', { ...landing, sortOrder: 10, body: both('<p>Hi</p>', '<p>Allô</p>') })
    await of('retail', { ...landing, sortOrder: 30, showHeader: false })
    await of('crew', { sortOrder: 5, nodes: [{ name: both('Cook', 'Cuisine'), slug: 'cook', published: true }] })
    await of('hidden', { ...landing, published: false })
    await of('unfinished', { ...landing, _status: 'draft' })
    await of('foreign', landing, south.site)
    ids.microsite = await make('microsites', north.site, {
      tagline: both('By the lake', 'Au bord du lac'),
      image: await makePicture('microsite-images', north.site),
      opensOn: '2026-12-01',
      stats: [{ title: both('days to go', 'jours') }, { title: both('meals', 'repas'), days: 28 }],
      _status: 'draft',
    })
    expect([await top(), await blocks()]).toEqual([null, []])
  })

  test('[PUB-7.8] [PUB-2.69] returns a published microsite in both languages with the days until it opens', async () => {
    await save('microsites', ids.microsite, { _status: 'published' })
    expect(await top(north.site, 'fr')).toMatchObject({
      id: ids.microsite,
      name: 'Université northgate',
      tagline: 'Au bord du lac',
      image: { width: 900, alt: 'Une salle' },
      opens_on: '2026-12-01',
      days_until_open: 11,
      stats: [
        { title: 'jours', days: 11 },
        { title: 'repas', days: 28 },
      ],
      sections: [{ slug: 'crew', nodes: [{ name: 'Cuisine', slug: 'cook', scheduled: false, start: null }] }],
    })
    expect((await top())?.landing_sections).toEqual(await blocks())
    stopAt(Date.parse('2026-12-24T17:00:00Z'))
    expect((await top())?.days_until_open).toBe(0)
  })

  test('[PUB-7.7] returns published blocks, including a flagged section of the site', async () => {
    const landing = await blocks(north.site, 'fr')
    expect(landing.map(({ slug, body, show_header }) => [slug, body, show_header])).toEqual([
      ['welcome', '<p>Allô</p>', true],
      ['join', '<p>Venez</p>', true],
      ['retail', null, false],
    ])
    expect(landing.every(({ microsite_landing }) => microsite_landing)).toBe(true)
    expect([await top(south.site), await blocks(south.site)]).toEqual([null, []])
  })
})

describe('tiles/news_content', () => {
  const content = async (more: Record<string, string> = {}) =>
    (await fetchResponse(tileContentResponse, 'tiles/news_content', { site_id: north.site, ...more })).content
  const newsOf = async (more?: Record<string, string>) => (await content(more)).map(({ news }) => news?.title ?? null)

  test('[PUB-7.24] returns tiles with the title and summary of the news that they link to', async () => {
    expect(await content()).toEqual([])
    const item = (data: object, site = north.site) =>
      make('news', site, { title: both('Soup', 'Soupe'), brief: both('Hot', 'Chaude'), linkType: 'default', ...data })
    ids.news = await item({})
    const hidden = [
      await item({ _status: 'draft' }),
      await item({ showUntil: '2026-11-19' }),
      await item({ showFrom: '2026-11-21' }),
      await item({}, south.site),
    ]
    const tiles = [ids.news, ...hidden].map((id) => ({
      name: both('News', 'Nouvelles'),
      link: `/northgate/news-item/${id}`,
    }))
    await local.update({
      collection: 'sites',
      id: north.site,
      data: { tiles: [...tiles, { name: both('Menus'), link: '/northgate/menus' }] },
      locale: 'all',
      overrideAccess: true,
    })
    expect(await newsOf()).toEqual(['Soup', null, null, null, null, null])
    expect((await content({ locale: 'fr' }))[0]?.news).toEqual({ id: ids.news, title: 'Soupe', brief: 'Chaude' })
    stopAt(Date.parse('2026-11-21T17:00:00Z'))
    expect(await newsOf()).toEqual(['Soup', null, null, 'Soup', null, null])
  })

  test('[PUB-7.24] returns one tile by id and refuses a tile of another site', async () => {
    const last = (await content()).at(-1)
    expect(await content({ tile_id: last?.id ?? '' })).toEqual([last])
    const query = { site_id: south.site, tile_id: last?.id ?? '' }
    expect(await refusalOf('tiles/news_content', query)).toBe('Item not found.')
    expect(await refusalOf('tiles/news_content', { site_id: north.site, tile_id: 'toString' })).toBe('Item not found.')
  })
})

describe('meal_plans/panel', () => {
  const plans = async (site = north.site, locale = 'en') =>
    (await fetchResponse(planPanelResponse, 'meal_plans/panel', { site_id: site, locale })).plans

  test('[PUB-7.33] [CUS-3.7] returns the plans on sale of the panel in order and in both languages', async () => {
    expect(await plans()).toEqual([])
    const image = await makePicture('meal-plan-images', north.site)
    const plan = (en: string, data: object = {}, site = north.site) =>
      make('meal-plans', site, {
        name: both(en, `${en} (fr)`),
        priceCents: 199_550,
        onPanel: true,
        active: true,
        ...data,
      })
    const subscription = (end: string) => ({
      subscription: true,
      subscriptionFrequency: 'monthly',
      payments: 8,
      subscriptionStart: '2026-09-01',
      subscriptionEnd: end,
    })
    ids.plan = await plan('Unlimited', {
      desc: both('<p>All</p>', '<p>Tout</p>'),
      sortOrder: 20,
      images: [image],
      paymentTypes: ['ApplePay', 'Credit card'],
      endDate: '2026-11-20',
    })
    await plan('Monthly', { ...subscription('2027-04-30'), sortOrder: 10 })
    await plan('Unsorted')
    await plan('Ended', { endDate: '2026-11-19' })
    await plan('Ended subscription', subscription('2026-11-19'))
    await plan('Draft', { _status: 'draft' })
    await plan('Not on sale', { active: false })
    await plan('Shop only', { onPanel: false })
    await plan('Foreign', {}, south.site)
    expect((await plans()).map(({ name }) => name)).toEqual(['Unlimited', 'Unsorted'])
    await save('sites', north.site, { mealPlanSubscriptions: true })
    expect(await plans(north.site, 'fr')).toMatchObject([
      { name: 'Monthly (fr)', price: 1995.5, tax: 0, subscription_frequency: 'monthly', payments: 8 },
      {
        name: 'Unlimited (fr)',
        desc: '<p>Tout</p>',
        payment_types: ['Credit card', 'ApplePay'],
        end_date: '2026-11-20',
        images: [{ id: image, alt: 'Une salle', width: 900 }],
        translations: [{ locale: 'en', name: 'Unlimited', image_id: image }, { locale: 'fr' }],
      },
      { name: 'Unsorted (fr)', sort_order: 3 },
    ])
    expect((await plans(south.site)).map(({ name }) => name)).toEqual(['Foreign'])
    stopAt(Date.parse('2026-11-21T17:00:00Z'))
    expect((await plans()).map(({ name }) => name)).toEqual(['Monthly', 'Unsorted'])
  })

  test('[PUB-2.28] a new price and hidden prices appear in the next response', async () => {
    const priceOf = async () => (await plans()).find(({ id }) => id === ids.plan)?.price
    await save('meal-plans', ids.plan, { nextPriceCents: 48_995, nextPriceFrom: '2026-11-20' })
    expect(await priceOf()).toBe(489.95)
    await save('meal-plans', ids.plan, { nextPriceCents: 50_495, nextPriceFrom: '2026-11-21', endDate: '2026-11-30' })
    stopAt(Date.parse('2026-11-21T04:45:00Z')) // a quarter to midnight at the campus
    expect(await priceOf()).toBe(489.95)
    stopAt(Date.parse('2026-11-21T05:00:00Z'))
    expect(await priceOf()).toBe(504.95)
    await save('sites', north.site, { showMealPlanPrices: false })
    expect(await priceOf()).toBeNull()
    expect((await plans()).every(({ price, tax }) => price === null && tax === null)).toBe(true)
  })
})
