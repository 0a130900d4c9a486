import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { demoEditor } from '../../support/browser/demo-editor'
import { type Language, setLanguage } from '../../support/browser/site-pages'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

/** The path of a detail page, found by the title in its list. */
async function addressOf(request: APIRequestContext, list: string, title: string): Promise<string> {
  const html = await (await request.get(list)).text()
  const from = html.indexOf(title)
  expect([list, from > 0]).toEqual([list, true])
  return /href="(\/[^"]+\/[0-9a-f]{24})"/.exec(html.slice(from))?.[1] ?? ''
}

const events = {
  en: {
    site: 'Northgate University',
    list: 'Events',
    title: 'Three chilis, one vote',
    near: 'Today',
    day: 'Friday, November 20th, 2026',
    times: '5:00pm to 7:00pm',
    place: 'North Hall',
    picture: 'A steaming pot, a chili pepper and corn',
    brief: 'North Hall, Lakeshore and The Lantern each cook a pot.',
    body: 'You get three small bowls',
    more: 'Read more: Three chilis, one vote',
    range: 'Wednesday, November 18th, 2026 to Monday, November 23rd, 2026',
    custom: ['The farmers’ table', 'The lawn by Lakeshore Commons'],
    plain: 'Stargazers’ supper',
    past: 'Past events',
    over: 'Hilltop picnic',
    all: 'See all events',
    calendar: 'Add to calendar',
    next: 'More events',
    pageTitle: 'Northgate University || Three chilis, one vote',
  },
  fr: {
    site: 'Université Northgate',
    list: 'Événements',
    title: 'Trois chilis, un vote',
    near: 'Aujourd’hui',
    day: 'vendredi 20 novembre 2026',
    times: 'De 17h00 à 19h00',
    place: 'Salle Nord',
    picture: 'Une marmite fumante, un piment et du maïs',
    brief: 'La Salle Nord, Lakeshore et La Lanterne préparent chacune leur chaudron.',
    body: 'On vous remet trois petits bols',
    more: 'Lire la suite\u00a0: Trois chilis, un vote',
    range: 'Du mercredi 18 novembre 2026 au lundi 23 novembre 2026',
    custom: ['La table des fermes', 'La pelouse du Carrefour Lakeshore'],
    plain: 'Souper des étoiles',
    past: 'Événements passés',
    over: 'Pique-nique sur la colline',
    all: 'Voir tous les événements',
    calendar: 'Ajouter au calendrier',
    next: 'Autres événements',
    pageTitle: 'Trois chilis, un vote\u00a0– Services alimentaires, Université Northgate',
  },
} as const

for (const language of ['en', 'fr'] as const) {
  const say = events[language]

  test(`[PUB-2.13] [PUB-2.41] [PUB-2.43] [PUB-9.5] lists events as cards with picture, dates, times, place and brief (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/events')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.list)
    const chili = card(page, say.title)
    for (const said of [say.near, say.day, say.times, say.place, say.brief]) await expect(chili).toContainText(said)
    await expect(chili).not.toContainText(say.body)
    const picture = chili.getByRole('img', { name: say.picture })
    await expect(picture).toHaveAttribute('src', /^\/files\/event\/[a-z-]+-[0-9a-f]{10}-446x402\.webp$/)
    await expect(card(page, say.custom[0])).toContainText(say.range)
    await expect(card(page, say.custom[0])).toContainText(say.custom[1])
    await expect(card(page, say.plain).getByRole('img')).toHaveCount(0)
    const past = page.getByRole('region', { name: say.past })
    await expect(past.getByRole('heading', { name: say.over })).toBeVisible()
    await expect(past.getByRole('article')).toHaveCount(1)
  })

  test(`[PUB-2.12] [PUB-2.41] a card links to the page of its event, which links to other events (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/events')
    await page.getByRole('link', { name: say.more }).click()
    await expect(page).toHaveURL(/\/northgate\/event\/[0-9a-f]{24}$/)
    await expect(page).toHaveTitle(say.pageTitle)
    const event = page.getByRole('main').getByRole('article')
    await expect(event.getByRole('heading', { level: 1 })).toHaveText(say.title)
    for (const said of [say.day, say.times, say.place, say.body]) await expect(event).toContainText(said)
    await expect(event.getByRole('img', { name: say.picture })).toBeVisible()
    const calendar = await event.getByRole('link', { name: say.calendar }).getAttribute('href')
    const entry = await page.request.get(calendar ?? '')
    expect(entry.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await entry.text()).toContain(say.title.replaceAll(',', '\\,'))
    const next = page.getByRole('complementary', { name: say.next })
    await expect(next.getByRole('listitem')).toHaveCount(3)
    await expect(next.getByRole('link', { name: say.title })).toHaveCount(0)
    await next.getByRole('link', { name: say.all }).click()
    await expect(page).toHaveURL(/\/northgate\/events$/)
  })
}

for (const [language, name, first] of [
  ['en', 'Balanced living', 'Sunrise walk and oatmeal'],
  ['fr', 'Vie équilibrée', 'Marche à l’aube et gruau'],
] as const)
  test(`[PUB-2.10] [PUB-2.15] [PUB-2.41] balanced living events are at both paths (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    for (const slug of ['balanced-u-events', 'balanced_u_events', 'balanced-u-events/']) {
      expect((await page.goto(`/northgate/${slug}`))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('article').first()).toContainText(first)
    }
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first)
    await expect(page.getByRole('complementary').getByRole('link').last()).toHaveAttribute(
      'href',
      '/northgate/balanced_u_events',
    )
  })

const news = {
  en: {
    external: 'The late bus now waits for The Lantern',
    button: 'See the late bus: The late bus now waits for The Lantern (another site)',
    internal: 'See today’s menu: Yes, there is macaroni',
    own: 'One recipe book, and what it changed',
    body: 'tomato soup',
    alone: 'See the late bus (another site)',
  },
  fr: {
    external: 'Le dernier autobus attend maintenant La Lanterne',
    button: 'Voir l’horaire de nuit\u00a0: Le dernier autobus attend maintenant La Lanterne (autre site)',
    internal: 'Voir le menu du jour\u00a0: Oui, il y a du macaroni',
    own: 'Un seul cahier de recettes, et ce qu’il a changé',
    body: 'soupe aux tomates',
    alone: 'Voir l’horaire de nuit (autre site)',
  },
} as const

for (const language of ['en', 'fr'] as const) {
  const say = news[language]

  test(`[PUB-2.44] [PUB-2.45] [PUB-2.46] [PUB-2.47] [PUB-9.2] news links to its page, another page or another site (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/news')
    await expect(page.getByRole('link', { name: say.button })).toHaveAttribute(
      'href',
      'https://transit.northgate.example/late-bus',
    )
    await expect(page.getByRole('link', { name: say.internal })).toHaveAttribute('href', '/northgate/whats-on-the-menu')
    await expect(page.getByRole('article').getByRole('img').first()).toHaveAttribute('src', /^\/files\/news\//)
    const own = card(page, say.own)
    const lines = (it: Element) => getComputedStyle(it).getPropertyValue('-webkit-line-clamp')
    expect(await own.getByRole('heading').evaluate(lines)).toBe('1')
    expect(await own.getByRole('paragraph').last().evaluate(lines)).toBe('3')
    await own.getByRole('link').click()
    await expect(page).toHaveURL(/\/northgate\/news-item\/[0-9a-f]{24}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.own)
    await expect(page.getByRole('article')).toContainText(say.body)
  })

  test(`[PUB-2.45] the page of news with a link shows the link (${language})`, async ({ page, request, baseURL }) => {
    await setLanguage(page, language, baseURL)
    const { id } = await storyOf(request, news.en.external)
    await page.goto(`/northgate/news-item/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.external)
    await expect(page.getByRole('link', { name: say.alone, exact: true })).toBeVisible()
  })
}

async function storyOf(request: APIRequestContext, title: string): Promise<{ id: string }> {
  const { site } = (await (await request.get('/v1/sites/northgate/info')).json()) as { site: { id: string } }
  const answer = await request.get(`/v1/news/public_list?site_id=${site.id}`)
  const found = ((await answer.json()) as { news: { id: string; title: string }[] }).news.find(
    (item) => item.title === title,
  )
  return { id: found?.id ?? '' }
}

for (const [language, title, days, soon, body] of [
  [
    'en',
    'Your own cup, 30 cents off',
    'Sunday, October 11th, 2026 to Tuesday, January 19th, 2027',
    'Coming soon',
    'two coffees a school day',
  ],
  [
    'fr',
    'Votre tasse, 30 cents de rabais',
    'Du dimanche 11 octobre 2026 au mardi 19 janvier 2027',
    'Bientôt',
    'deux cafés par jour de cours',
  ],
] as const)
  test(`[PUB-2.48] lists offers with their dates and shows the full offer on its page (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/special-offers/')
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('main')).toContainText(soon)
    await expect(card(page, title)).toContainText(days)
    await card(page, title).getByRole('link').click()
    await expect(page).toHaveURL(/\/northgate\/special-offer\/[0-9a-f]{24}$/)
    await expect(page.getByRole('article')).toContainText(days)
    await expect(page.getByRole('article')).toContainText(body)
  })

const empty = {
  events: ['Check back soon for more events.', 'Revenez bientôt pour découvrir d’autres événements.'],
  'balanced-u-events': ['Check back soon for more events.', 'Revenez bientôt pour découvrir d’autres événements.'],
  news: ['Check back soon for more news.', 'Revenez bientôt pour lire d’autres nouvelles.'],
  'special-offers': ['Check back soon for more special offers.', 'Revenez bientôt pour profiter d’autres offres.'],
} as const
for (const [slug, sentences] of Object.entries(empty))
  test(`[PUB-2.42] [PUB-2.44] [PUB-4.2] [PUB-8.5] a campus without ${slug} shows the empty message and a link to the menu`, async ({
    page,
    baseURL,
  }) => {
    for (const [index, language] of (['en', 'fr'] as const).entries()) {
      await setLanguage(page, language, baseURL)
      expect((await page.goto(`/lakeshore-college/${slug}`))?.status()).toBe(200)
      await expect(page.getByText(sentences[index] ?? '')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
      await expect(
        page.getByRole('main').getByRole('link', { name: language === 'en' ? 'See the menu' : 'Voir le menu' }),
      ).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    }
  })

test('[PUB-2.14] unknown ids and ids of another site or kind show the not-found page', async ({ page, request }) => {
  const event = await addressOf(request, '/northgate/events', 'Fold a hundred dumplings')
  const story = await addressOf(request, '/northgate/news', 'One recipe book')
  const idIn = (address: string) => address.split('/').at(-1) ?? ''
  expect((await request.get(event.toUpperCase().replace('/EVENT/', '/event/'))).status()).toBe(200)
  for (const path of [
    event.replace('northgate', 'universite-saint-cyrille'),
    event.replace('northgate', 'nowhere'),
    `/northgate/event/${idIn(story)}`,
    `/northgate/news-item/${idIn(event)}`,
    `/northgate/special-offer/${idIn(event)}`,
    `/northgate/event/${'0'.repeat(24)}`,
    '/northgate/event/nothing',
    '/northgate/event/__proto__',
    '/northgate/event/%00',
    `/northgate/news-item/${'9'.repeat(3000)}`,
    '/northgate/event',
    '/northgate/news-item',
    '/northgate/special-offer',
    `${event}/more`,
  ])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  await page.goto('/northgate/event/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we're unable to find that.")
  await expect(page.getByRole('contentinfo')).toContainText('1 Northgate Drive')
})

test('hidden events respond with 404, and published events are visible immediately', async ({ request }) => {
  const { headers, siteId } = await demoEditor(request)
  const written = { site: siteId, title: 'A secret supper', start: '2026-11-20', _status: 'published' }
  const sent = await request.post('/api/events', { headers, data: { ...written, showFrom: '2026-11-21' } })
  const { doc } = (await sent.json()) as { doc: { id: string } }
  const status = async () => (await request.get(`/northgate/event/${doc.id}`)).status()
  const change = (data: object) => request.patch(`/api/events/${doc.id}`, { headers, data })
  try {
    expect(await status()).toBe(404)
    await change({ showFrom: null, _status: 'published' })
    expect(await status()).toBe(200)
    await change({ active: false, _status: 'published' })
    expect(await status()).toBe(404)
    await change({ active: true, _status: 'published' })
    expect(await status()).toBe(200)
    await change({ _status: 'draft' })
    expect(await status()).toBe(404)
    expect(await (await request.get('/northgate/events')).text()).not.toContain('A secret supper')
  } finally {
    await request.delete(`/api/events/${doc.id}`, { headers })
  }
})

type Thing = { '@type': string; [name: string]: unknown }
async function read(request: APIRequestContext, path: string, language: Language) {
  const html = await (await request.get(path, { headers: { cookie: `l1=${language}` } })).text()
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const things = scripts.flatMap(([, json = '']) => (JSON.parse(json) as { '@graph': Thing[] })['@graph'])
  const meta = Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  )
  return { things, meta }
}

for (const language of ['en', 'fr'] as const)
  test(`detail pages contain structured data and Open Graph metadata (${language})`, async ({ request, baseURL }) => {
    const en = language === 'en'
    const chili = await addressOf(request, '/northgate/events', events.en.title)
    const event = await read(request, chili, language)
    expect(event.things).toMatchObject([
      {
        '@type': 'Event',
        '@id': `${baseURL}${chili}`,
        name: events[language].title,
        inLanguage: `${language}-CA`,
        startDate: '2026-11-20T17:00:00.000-05:00',
        endDate: '2026-11-20T19:00:00.000-05:00',
        location: {
          '@type': 'Place',
          name: events[language].place,
          address: { '@type': 'PostalAddress', addressCountry: 'CA' },
        },
        organizer: { '@type': 'Organization', name: events[language].site, url: `${baseURL}/northgate` },
      },
    ])
    const image = String(event.things[0]?.image)
    expect((await request.get(image)).headers()['content-type']).toBe('image/webp')
    expect(event.meta).toMatchObject({
      'og:title': events[language].title,
      'og:url': `${baseURL}${chili}`,
      'og:image': image,
      'og:locale': `${language}_CA`,
      'og:type': 'website',
    })
    expect(event.meta['og:description']).toContain(events[language].brief)
    expect(event.meta.description).toBe(event.meta['og:description'])

    const recipes = await addressOf(request, '/northgate/news', 'One recipe book')
    const story = await read(request, recipes, language)
    expect(story.things).toMatchObject([
      {
        '@type': 'NewsArticle',
        headline: news[language].own,
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+-0[45]:00$/),
        publisher: { name: events[language].site },
      },
    ])
    expect(story.meta['og:type']).toBe('article')

    const cup = await addressOf(request, '/northgate/special-offers', 'Your own cup')
    const offer = await read(request, cup, language)
    expect(offer.things).toMatchObject([
      {
        '@type': 'Offer',
        name: en ? 'Your own cup, 30 cents off' : 'Votre tasse, 30 cents de rabais',
        validFrom: '2026-10-11',
        validThrough: '2027-01-19',
      },
    ])
  })

test('a missing picture file does not change the layout', async ({ page }) => {
  const heights = () =>
    page.getByRole('article').evaluateAll((cards) => cards.map((it) => it.getBoundingClientRect().height))
  await page.setViewportSize({ width: 360, height: 5000 })
  await page.goto('/northgate/news', { waitUntil: 'networkidle' })
  const whole = await heights()
  const pictures = await page.getByRole('article').getByRole('img').count()
  await page.route('**/files/news/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/northgate/news', { waitUntil: 'networkidle' })
  expect(await heights()).toEqual(whole)
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(pictures)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('pictures have a fixed size, and only the first loads eagerly', async ({ page }) => {
  await page.goto('/northgate/events')
  const pictures = page.getByRole('article').getByRole('img')
  const [first, ...others] = await pictures.evaluateAll((list) =>
    list.map((it) => ['width', 'height', 'loading'].map((name) => it.getAttribute(name)).join(' ')),
  )
  expect(first).toBe('446 402 eager')
  expect(new Set(others)).toEqual(new Set(['446 402 lazy']))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.12] [PUB-2.41] lists and detail pages are complete', async ({ page }) => {
    await page.goto('/northgate/events')
    await expect(card(page, events.en.title)).toContainText(events.en.day)
    await page.getByRole('link', { name: events.en.more }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(events.en.title)
    await expect(page.getByRole('article')).toContainText(events.en.body)
    await page.getByRole('link', { name: events.en.all }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events')
  })
})
