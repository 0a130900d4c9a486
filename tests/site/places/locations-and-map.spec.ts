import { expect, type Locator, type Page } from '@playwright/test'
import { demoManager } from '../../support/browser/demo-editor'
import { tabTo } from '../../support/browser/tab-to'
import { type Language, setLanguage } from '../../support/browser/site-pages'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const texts = {
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
    shown: 'Showing Observatory Café.',
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
    shown: 'Point de service affiché\u00a0: Café de l’Observatoire.',
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
  page.getByRole('region', { name: texts[language].map }).getByRole('button', { name })
const linkOf = (page: Page, language: Language, name: string) =>
  page.getByRole('navigation', { name: texts[language].list }).getByRole('link', { name })
const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0)
const middleOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
for (const language of ['en', 'fr'] as const) {
  const messages = texts[language]

  test(`[PUB-2.57] [PUB-2.58] [PUB-3.4] groups locations by building, each with its image and buttons (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/locations')
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(messages.groups)
    const hall = page.getByRole('article').filter({ has: page.getByRole('heading', { name: messages.hall }) })
    await expect(hall).toContainText(messages.brief)
    await expect(hall).toContainText(messages.open)
    await expect(hall.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
    await expect(hall.getByRole('link', { name: messages.hours })).toHaveAttribute(
      'href',
      '/northgate/hours-of-operation',
    )
    await hall.getByRole('link', { name: messages.menus }).click()
    await expect(page).toHaveURL(`/northgate/whats-on-the-menu?location=${messages.word}`)
    await page.goBack()
    await hall.getByRole('link', { name: messages.mapLink }).click()
    await expect(page).toHaveURL(`/northgate/campus-map?location=${messages.word}`)
    await expect(page.getByRole('heading', { level: 2, name: messages.hall })).toBeVisible()
  })

  test(`[PUB-2.62] [PUB-4.9] shows the details of the selected location (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/campus-map')
    const place = page.getByRole('region', { name: messages.hall })
    await expect(place).toContainText(messages.open)
    await expect(place.getByText(messages.busy, { exact: true })).toBeVisible()
    await expect(place).toContainText(messages.about)
    await expect(place.getByRole('link', { name: 'north-hall@northgate.example' })).toBeVisible()
    await expect(place.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
    for (const [term, text] of Object.entries({ ...messages.facts, ...messages.marks }))
      await expect(place.getByText(term, { exact: true }).locator('..')).toContainText(text)
    const week = place.getByText(messages.week)
    await expect(place.getByText(messages.thursday)).toBeHidden()
    await week.click()
    await expect(place.getByText(messages.thursday)).toBeVisible()
    await linkOf(page, language, messages.cafe).click()
    const closed = page.getByRole('region', { name: messages.cafe })
    await expect(closed.getByText(messages.closed)).toBeVisible()
    await expect(closed.getByText(messages.quiet, { exact: true })).toHaveCount(0)
  })

  test(`[PUB-2.60] [PUB-2.61] selects locations by keyboard in the field, the list and the map (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/campus-map')
    await expect(markerOf(page, language, messages.hall)).toHaveAttribute('aria-pressed', 'true')
    const field = page.getByLabel(messages.field, { exact: true })
    await tabTo(page, field)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('heading', { level: 2, name: messages.lantern })).toBeVisible()
    await expect(markerOf(page, language, messages.lantern)).toHaveAttribute('aria-pressed', 'true')

    const link = linkOf(page, language, messages.cafe)
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: messages.cafe })).toBeVisible()
    await expect(page.getByText(messages.shown)).toBeAttached()
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(`/northgate/campus-map?location=${messages.cafeWord}`)

    const marker = markerOf(page, language, messages.hall)
    await tabTo(page, marker)
    await page.keyboard.press('Enter')
    await expect(marker).toBeFocused()
    await expect(marker).toHaveAttribute('aria-pressed', 'true')
    await expect(field).toHaveValue(messages.word)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: messages.hall })).toBeVisible()
  })

  // The test of every page checks the list, and the map with a closed week.
  for (const width of [360, 768, 1440])
    test(`the map is accessible with an open week at ${width} px (${language})`, async ({ page, baseURL }) => {
      await setLanguage(page, language, baseURL)
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/northgate/campus-map')
      await expect(markerOf(page, language, messages.hall)).toHaveAttribute('aria-pressed', 'true')
      await page.getByText(messages.week).click()
      expect(await findViolations(page)).toEqual([])
    })
}

test('[PUB-9.2] [PUB-2.60] at zoom 16 shows the selected marker at 66 pixels on top and the others at 44', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/northgate/campus-map')
  const [hall, lantern, market] = [texts.en.hall, texts.en.lantern, 'Trailside Market'].map((name) =>
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

test('keeps markers of one building apart at every zoom', async ({ page }) => {
  await page.goto('/northgate/campus-map')
  for (const zoom of [16, 15, 14]) {
    const all = await page.getByRole('region', { name: texts.en.map }).getByRole('button', { name: /^\d/ }).all()
    const middles = await Promise.all(all.map(middleOf))
    const gaps = middles.flatMap((a, i) => middles.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))
    expect([zoom, Math.min(...gaps) > 54]).toEqual([zoom, true])
    if (zoom > 14) await page.getByRole('button', { name: 'Zoom out' }).click()
    await page.waitForTimeout(500)
  }
})

test('[PUB-2.22] places map and list side by side from 992 px and the list first below that', async ({ page }) => {
  await page.goto('/northgate/campus-map')
  const list = page.getByRole('navigation', { name: 'Locations' })
  const map = page.getByRole('region', { name: texts.en.map })
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

test('requests no other host and loads the map script only on the map page', async ({ page, baseURL }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/northgate/locations')
  const before = new Set(asked)
  await page.goto('/northgate/campus-map')
  await markerOf(page, 'en', texts.en.lantern).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.waitForTimeout(500)
  expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(`${baseURL}/`))).toEqual([])
  const scripts = await Promise.all(
    [...before].filter((url) => url.includes('.js')).map(async (url) => (await page.request.get(url)).text()),
  )
  expect(scripts.filter((script) => script.includes('leaflet-container'))).toEqual([])
})

test('shows nothing of another site for the id of its location', async ({ page, request }) => {
  const site = (await (await request.get('/v1/sites/universite-saint-cyrille/info')).json()).site.id
  const { locations } = await (await request.get(`/v1/locations/all_locations?platform=0&site_id=${site}`)).json()
  const [{ id, name }] = locations
  await page.goto(`/northgate/campus-map?location=${id}`)
  await expect(page.getByRole('heading', { level: 2, name: texts.en.hall })).toBeVisible()
  expect(await page.content()).not.toContain(name)
})

test('zooms without animation when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/northgate/campus-map')
  const market = markerOf(page, 'en', 'Trailside Market')
  await expect(market).toBeVisible()
  const hall = markerOf(page, 'en', texts.en.hall)
  const before = (await middleOf(market)).x - (await middleOf(hall)).x
  await page.getByRole('button', { name: 'Zoom in' }).evaluate(async (control: HTMLElement) => {
    control.click()
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
  const after = (await middleOf(market)).x - (await middleOf(hall)).x
  expect(Math.abs(after - 2 * before)).toBeLessThan(4)
})

test('[PUB-2.58] omits buttons of pages that are not published', async ({ page }) => {
  await page.goto('/lakeshore-college/locations')
  const coffee = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Gangway Coffee' }) })
  await expect(coffee.getByRole('link', { name: 'Map: Gangway Coffee' })).toBeVisible()
  await expect(coffee.getByRole('link', { name: /^Menus/ })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('selects a location by the field and the list', async ({ page }) => {
    await page.goto('/northgate/campus-map')
    await expect(page.getByRole('heading', { level: 2, name: 'North Hall' })).toBeVisible()
    await expect(page.getByText('Loading locations and campus map')).toBeHidden()
    await page.getByLabel('Location', { exact: true }).selectOption({ label: 'Kettlewick' })
    await page.getByRole('button', { name: 'Show this location' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Kettlewick' })).toBeVisible()
    await linkOf(page, 'en', texts.en.cafe).click()
    await expect(page).toHaveURL('/northgate/campus-map?location=observatory-cafe#place')
    await expect(page.getByRole('region', { name: 'Observatory Café' })).toContainText('Bethany Crane')
  })
})

test('[PUB-2.63] shows the loading text until the map script responds, and the list works when it fails', async ({
  page,
}) => {
  let failMapScript = () => {}
  const mapScriptFails = new Promise<void>((resolve) => {
    failMapScript = resolve
  })
  await page.route(/\.js(\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    if (!text.includes('leaflet-container')) return route.fulfill({ response, body: text })
    await mapScriptFails
    return route.abort()
  })
  await page.goto('/northgate/campus-map', { waitUntil: 'domcontentloaded' })
  await expect(page.getByText('Loading locations and campus map')).toBeVisible()
  failMapScript()
  await expect(page.getByText('The map could not be loaded.')).toBeVisible()
  await linkOf(page, 'en', texts.en.cafe).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Observatory Café' })).toBeVisible()
})

test('[PUB-2.58] the locations page shows pictures on a site that shows none on its menus', async ({
  page,
  request,
}) => {
  const { headers, siteId } = await demoManager(request)
  const change = async (locationImages: boolean) => {
    const response = await request.patch(`/api/sites/${siteId}`, { headers, data: { locationImages } })
    expect(response.status()).toBe(200)
  }
  await change(false)
  try {
    await page.goto('/universite-saint-cyrille/locations')
    const hall = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'La Grande Table' }) })
    await expect(hall.getByRole('img').first()).toHaveAttribute('src', /^\/files\/location\//)
  } finally {
    await change(true)
  }
})
