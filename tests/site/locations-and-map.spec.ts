import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from '../support/tab-to'
import { type Language, speak } from '../support/site-pages'
import { barriers } from '../support/barriers'
import { test } from '../support/visitor'

const words = {
  en: {
    hall: 'North Hall',
    groups: ['North Residence', 'Lakeshore Commons', 'Additional locations'],
    brief: 'The main dining hall, for everyone who lives on the hill.',
    open: 'Open. Closes at 8:30pm.',
    closed: /^Closed\. Opens Monday at 10:00am\.$/,
    menus: 'Menus: North Hall',
    hours: 'Hours: North Hall',
    mapLink: 'Map: North Hall',
    word: 'north-hall',
    map: 'Map of Northgate University',
    list: 'Locations',
    field: 'Location',
    shown: 'Observatory Café is shown.',
    cafe: 'Observatory Café',
    cafeWord: 'observatory-cafe',
    lantern: 'The Lantern',
    busy: 'Busy',
    quiet: 'Quiet',
    week: 'Hours this week',
    thursday: /Thursday\s*7:00a/,
    facts: { Address: '1 Northgate Drive', Contact: 'Gareth Oyelaran', Phone: '705-555-0164' },
    marks: { 'Payment methods': 'Meal swipe', Services: 'Delivery robots', Cuisines: 'Indian' },
    about: 'a salad bar at every meal',
  },
  fr: {
    hall: 'Salle Nord',
    groups: ['Résidence Nord', 'Carrefour Lakeshore', 'Autres points de service'],
    brief: 'La grande salle à manger, pour tous ceux et celles qui habitent la colline.',
    open: 'Ouvert. Ferme à 20h30.',
    closed: /^Fermé\. Ouvre lundi à 10h00\.$/,
    menus: 'Menus\u00a0: Salle Nord',
    hours: 'Heures\u00a0: Salle Nord',
    mapLink: 'Carte\u00a0: Salle Nord',
    word: 'salle-nord',
    map: 'Carte\u00a0: Université Northgate',
    list: 'Points de service',
    field: 'Point de service',
    shown: 'Café de l’Observatoire est affiché.',
    cafe: 'Café de l’Observatoire',
    cafeWord: 'cafe-de-lobservatoire',
    lantern: 'La Lanterne',
    busy: 'Achalandé',
    quiet: 'Calme',
    week: 'Heures de la semaine',
    thursday: /jeudi\s*07h00/,
    facts: { Adresse: '1 Northgate Drive', 'Personne-ressource': 'Gareth Oyelaran', Téléphone: '705\u00a0555-0164' },
    marks: { 'Modes de paiement': 'Passage repas', Services: 'Robots livreurs', Cuisines: 'Indienne' },
    about: 'bar à salades à tous les repas',
  },
} as const

const markerOf = (page: Page, language: Language, name: string) =>
  page.getByRole('region', { name: words[language].map }).getByRole('button', { name })
const linkOf = (page: Page, language: Language, name: string) =>
  page.getByRole('navigation', { name: words[language].list }).getByRole('link', { name })
const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0)
const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
for (const language of ['en', 'fr'] as const) {
  const say = words[language]

  test(`[PUB-2.57] [PUB-2.58] [PUB-3.4] locations stand by building, each with its picture and its ways on (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await page.goto('/northgate/locations')
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(say.groups)
    const hall = page.getByRole('article').filter({ has: page.getByRole('heading', { name: say.hall }) })
    await expect(hall).toContainText(say.brief)
    await expect(hall).toContainText(say.open)
    await expect(hall.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
    await expect(hall.getByRole('link', { name: say.hours })).toHaveAttribute('href', '/northgate/hours-of-operation')
    await hall.getByRole('link', { name: say.menus }).click()
    await expect(page).toHaveURL(`/northgate/whats-on-the-menu?location=${say.word}`)
    await page.goBack()
    await hall.getByRole('link', { name: say.mapLink }).click()
    await expect(page).toHaveURL(`/northgate/campus-map?location=${say.word}`)
    await expect(page.getByRole('heading', { level: 2, name: say.hall })).toBeVisible()
  })

  test(`[PUB-2.62] [PUB-4.9] the chosen location is told at length (${language})`, async ({ page, baseURL }) => {
    await speak(page, language, baseURL)
    await page.goto('/northgate/campus-map')
    const place = page.getByRole('region', { name: say.hall })
    await expect(place).toContainText(say.open)
    await expect(place.getByText(say.busy, { exact: true })).toBeVisible()
    await expect(place).toContainText(say.about)
    await expect(place.getByRole('link', { name: 'north-hall@northgate.example' })).toBeVisible()
    await expect(place.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
    for (const [term, said] of Object.entries({ ...say.facts, ...say.marks }))
      await expect(place.getByText(term, { exact: true }).locator('..')).toContainText(said)
    const week = place.getByText(say.week)
    await expect(place.getByText(say.thursday)).toBeHidden()
    await week.click()
    await expect(place.getByText(say.thursday)).toBeVisible()
    await linkOf(page, language, say.cafe).click()
    const closed = page.getByRole('region', { name: say.cafe })
    await expect(closed.getByText(say.closed)).toBeVisible()
    await expect(closed.getByText(say.quiet, { exact: true })).toHaveCount(0)
  })

  test(`[PUB-2.60] [PUB-2.61] the map by keyboard alone: field, list and markers choose the same (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await page.goto('/northgate/campus-map')
    await expect(markerOf(page, language, say.hall)).toHaveAttribute('aria-pressed', 'true')
    const field = page.getByLabel(say.field, { exact: true })
    await tabTo(page, field)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { level: 2, name: say.lantern })).toBeVisible()
    await expect(markerOf(page, language, say.lantern)).toHaveAttribute('aria-pressed', 'true')

    const link = linkOf(page, language, say.cafe)
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: say.cafe })).toBeVisible()
    await expect(page.getByText(say.shown)).toBeAttached()
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(`/northgate/campus-map?location=${say.cafeWord}`)

    const marker = markerOf(page, language, say.hall)
    await tabTo(page, marker)
    await page.keyboard.press('Enter')
    await expect(marker).toBeFocused()
    await expect(marker).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveValue(say.word)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: say.hall })).toBeVisible()
  })

  for (const width of [360, 768, 1440])
    test(`[PUB-2.22] neither page has a barrier at ${width} px (${language})`, async ({ page, baseURL }) => {
      await speak(page, language, baseURL)
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/northgate/locations')
      expect(await barriers(page)).toEqual([])
      await page.goto('/northgate/campus-map')
      await expect(markerOf(page, language, say.hall)).toHaveAttribute('aria-pressed', 'true')
      await page.getByText(say.week).click()
      expect(await barriers(page)).toEqual([])
    })
}

test('[PUB-9.2] [PUB-2.60] at zoom 16 the chosen marker measures 66 pixels and lies on top, the others 44', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/northgate/campus-map')
  const [hall, lantern, market] = [words.en.hall, words.en.lantern, 'Trailside Market'].map((name) =>
    markerOf(page, 'en', name),
  ) as [Locator, Locator, Locator]
  await expect(hall).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => widthOf(hall)).toBe(66)
  for (const other of [lantern, market]) expect(await widthOf(other)).toBe(44)
  const eastwards = (await middleOf(market)).x - (await middleOf(hall)).x
  expect(Math.abs(eastwards - ((80.0244 - 80.0205) / 360) * 256 * 2 ** 16)).toBeLessThan(1.5)

  await lantern.click()
  await expect.poll(() => widthOf(lantern)).toBe(66)
  await expect.poll(() => widthOf(hall)).toBe(44)
  expect(await lantern.evaluate((it) => Number(getComputedStyle(it.parentElement ?? it).zIndex))).toBeGreaterThan(
    await hall.evaluate((it) => Number(getComputedStyle(it.parentElement ?? it).zIndex)),
  )
  await expect(page).toHaveURL('/northgate/campus-map?location=the-lantern')
})

test('[PUB-2.60] two places of one building can both be touched, however far one zooms out', async ({ page }) => {
  await page.goto('/northgate/campus-map')
  for (const zoom of [16, 15, 14]) {
    const all = await page.getByRole('region', { name: words.en.map }).getByRole('button', { name: /^\d/ }).all()
    const middles = await Promise.all(all.map(middleOf))
    const gaps = middles.flatMap((a, i) => middles.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
    expect([zoom, Math.min(...gaps) > 54]).toEqual([zoom, true])
    if (zoom > 14) await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.waitForTimeout(500)
  }
})

test('[PUB-2.22] map and list stand side by side from 992 px, below it the list comes first', async ({ page }) => {
  await page.goto('/northgate/campus-map')
  const list = page.getByRole('navigation', { name: 'Locations' })
  const map = page.getByRole('region', { name: words.en.map })
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return { list: await list.boundingBox(), map: await map.boundingBox() }
  }
  const wide = await boxes(992)
  expect((wide.list?.x ?? 0) + (wide.list?.width ?? 0)).toBeLessThan(wide.map?.x ?? 0)
  expect(wide.map?.y).toBeLessThan((wide.list?.y ?? 0) + (wide.list?.height ?? 0))
  const narrow = await boxes(991)
  expect((narrow.list?.y ?? 0) + (narrow.list?.height ?? 0)).toBeLessThan(narrow.map?.y ?? 0)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.goto('/northgate/locations')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the map calls no other host, and only its own page loads its script', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/northgate/locations')
  const before = new Set(asked)
  await page.goto('/northgate/campus-map')
  await markerOf(page, 'en', words.en.lantern).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.waitForTimeout(500)
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`))).toEqual([])
  const scripts = await Promise.all(
    [...before].filter((url) => url.includes('.js')).map(async (url) => (await page.request.get(url)).text()),
  )
  expect(scripts.filter((script) => script.includes('leaflet-container'))).toEqual([])
})

test('[PUB-2.2] the id of another campus’s location shows nothing of that campus', async ({ page, request }) => {
  const site = (await (await request.get('/v1/sites/universite-saint-cyrille/info')).json()).site.id
  const { locations } = await (await request.get(`/v1/locations/all_locations?platform=0&site_id=${site}`)).json()
  const [{ id, name }] = locations
  await page.goto(`/northgate/campus-map?location=${id}`)
  await expect(page.getByRole('heading', { level: 2, name: words.en.hall })).toBeVisible()
  expect(await page.content()).not.toContain(name)
})

test('[PUB-2.60] who asks for less motion sees the map jump, not glide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/northgate/campus-map')
  const market = markerOf(page, 'en', 'Trailside Market')
  await expect(market).toBeVisible()
  const hall = markerOf(page, 'en', words.en.hall)
  const before = (await middleOf(market)).x - (await middleOf(hall)).x
  await page.getByRole('button', { name: 'Zoom in' }).evaluate(async (control: HTMLElement) => {
    control.click()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const after = (await middleOf(market)).x - (await middleOf(hall)).x
  expect(Math.abs(after - 2 * before)).toBeLessThan(4)
})

test('[PUB-2.57] [PUB-2.58] a small campus has its places without buttons that lead nowhere', async ({ page }) => {
  await page.goto('/lakeshore-college/locations')
  const coffee = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Gangway Coffee' }) })
  await expect(coffee.getByRole('link', { name: 'Map: Gangway Coffee' })).toBeVisible()
  await expect(coffee.getByRole('link', { name: /^Menus/ })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.60] [PUB-4.9] field and list lead to a location', async ({ page }) => {
    await page.goto('/northgate/campus-map')
    await expect(page.getByRole('heading', { level: 2, name: 'North Hall' })).toBeVisible()
    await expect(page.getByText('Loading locations and campus map')).toBeHidden()
    await page.getByLabel('Location', { exact: true }).selectOption({ label: 'Kettlewick' })
    await page.getByRole('button', { name: 'Show this location' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kettlewick' })).toBeVisible()
    await linkOf(page, 'en', words.en.cafe).click()
    await expect(page).toHaveURL('/northgate/campus-map?location=observatory-cafe#place')
    await expect(page.getByRole('region', { name: 'Observatory Café' })).toContainText('Bethany Crane')
  })
})

test('[PUB-2.63] until the map is there it says so, and the list works without it', async ({ page }) => {
  await page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (text.includes('leaflet-container')) await route.abort()
    else await route.fulfill({ response, body: text })
  })
  await page.goto('/northgate/campus-map')
  await expect(page.getByText('The map could not be drawn.')).toBeVisible()
  await linkOf(page, 'en', words.en.cafe).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Observatory Café' })).toBeVisible()
})

test('[PUB-2.63] the wait for the map is said', async ({ request }) => {
  const html = await (await request.get('/northgate/campus-map')).text()
  expect(html).toContain('Loading locations and campus map')
})
