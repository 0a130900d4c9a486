import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { waitForHydration, test } from '../../support/browser/visitor'

const menu = '/northgate/whats-on-the-menu'
const line = (page: Page) => page.locator('#my-allergens summary')
const visibleDishes = async (page: Page) =>
  (
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .allInnerTexts()
  ).join('\n')
/** In pixels from the top of the screen. */
const bottomOfFirstDish = async (page: Page) => {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const box = await rows.first().boundingBox()
  return (box?.y ?? 9999) + (box?.height ?? 0)
}
const rememberPeanuts = (page: Page) => page.addInitScript(() => localStorage.setItem('my-allergens', 'peanuts'))

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' })

test('a visitor with a peanut allergy finds a safe supper in four taps and stays protected in the next hall', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await dismissPopups({ context, request, baseURL })
  await page.goto('/northgate')
  await page.getByRole('main').getByRole('link', { name: 'What can I eat?' }).tap()
  await page.waitForURL(/what-can-i-eat/)
  await waitForHydration(page)
  await page.getByRole('checkbox', { name: 'Peanuts' }).tap()
  await page.getByRole('button', { name: 'Show what I can eat' }).tap()
  await page.waitForURL(/mine=peanuts/)
  await page.getByRole('region', { name: 'Dinner' }).getByRole('link', { name: 'North Hall' }).tap()
  await page.waitForURL(/whats-on-the-menu/)
  await expect(line(page)).toContainText('Peanuts hidden')
  await expect(page.getByRole('link', { name: 'Dinner' })).toHaveAttribute('aria-current', 'page')
  expect(await bottomOfFirstDish(page)).toBeLessThanOrEqual(740)
  expect(await visibleDishes(page)).not.toMatch(/peanut|not declared/i)
  await waitForHydration(page)
  await page.getByLabel('Location').selectOption('lakeshore-kitchen')
  await page.waitForURL(/location=lakeshore-kitchen/)
  await expect(line(page)).toContainText('Peanuts hidden')
  expect(await visibleDishes(page)).not.toMatch(/peanut|not declared/i)
  await page.goto(menu)
  await expect(line(page)).toContainText('Peanuts hidden')
})

test('remembered allergens are hidden before the first paint, and the page from the server is the same for everybody', async ({
  page,
  browser,
}) => {
  await rememberPeanuts(page)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  const answer = await page.request.get(`${menu}?location=north-hall`)
  expect(await answer.text()).not.toContain('Peanuts hidden<')
  await page.goto(`${menu}?location=north-hall`, { waitUntil: 'domcontentloaded' })
  await expect(line(page)).toContainText('Peanuts hidden')
  expect(await visibleDishes(page)).not.toMatch(/peanut|not declared/i)
  const other = await browser.newPage()
  await other.goto(new URL(`${menu}?location=north-hall`, page.url()).href)
  await expect(other.locator('#my-allergens summary')).toContainText('No allergens chosen')
  await other.close()
})

test('the plate marks remembered allergens, and searches hide and announce them', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('my-allergens', 'milk'))
  await page.goto('/northgate/dish-search?q=macaroni')
  await expect(line(page)).toContainText('Milk hidden, and dishes without allergen information')
  await expect(page.getByRole('heading', { name: 'Macaroni and cheese' })).toBeHidden()
  await expect(page.getByText('Every dish found contains or may contain your allergens')).toBeVisible()
  await expect(page).toHaveURL(/q=macaroni&mine=milk$/)
  await page.reload()
  await expect(page.getByText('1 of 1 dishes hidden: milk')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText('Your filters hide the only dish for “macaroni”.')
  await page.goto('/northgate/search?q=macaroni')
  await expect(line(page)).toContainText('Milk hidden')
  await expect(page.getByRole('heading', { name: 'Macaroni and cheese' })).toBeHidden()
  expect(await findViolations(page, 'main')).toEqual([])
  await page.goto(`${menu}?location=north-hall&mine=`)
  const withMilk = page.locator('.menu-dish[data-has~="milk"] button').first()
  await page.goto(`${menu}?location=north-hall&add=${(await withMilk.getAttribute('value')) ?? ''}`)
  await page.getByRole('region', { name: 'Your plate' }).getByRole('link').click()
  await expect(line(page)).toContainText('Dishes with Milk are marked')
  await expect(page.getByText('Contains or may contain one of your allergens')).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
})

test('an activated filter stays in view, and own allergens stay in the line at the top', async ({ page }) => {
  await rememberPeanuts(page)
  await page.goto(`${menu}?location=north-hall&hide=milk`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Milk', exact: true })).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(line(page)).toBeInViewport({ ratio: 0.9 })
  await expect(line(page)).toContainText('Peanuts hidden')
  await expect(page.getByRole('link', { name: 'Milk hidden', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByText('Change', { exact: true }).tap()
  await page.getByRole('checkbox', { name: 'Peanuts' }).uncheck()
  await expect(page).not.toHaveURL(/mine=/)
  expect(await findViolations(page, 'main')).toEqual([])
})

test('the menu links to "What can I eat?" with the own allergens', async ({ page }) => {
  await page.goto(`${menu}?location=north-hall&mine=peanuts`)
  await page.getByRole('main').getByRole('link', { name: 'What can I eat?' }).tap()
  await expect(page).toHaveURL(/\/what-can-i-eat\?mine=peanuts$/)
  await expect(page.locator('input[name=mine][value=peanuts]')).toBeChecked()
})

test('the meal carries over to another hall, which says what it does not serve and which filters it cleared', async ({
  page,
}) => {
  await page.goto(`${menu}?location=north-hall&hide=milk`)
  await page.getByRole('link', { name: 'Breakfast' }).tap()
  await expect(page.getByRole('link', { name: 'Breakfast' })).toHaveAttribute('aria-current', 'page')
  await waitForHydration(page)
  await page.getByLabel('Location').selectOption('lakeshore-kitchen')
  await expect(page.getByRole('status').filter({ hasText: 'Filters cleared: milk' })).toHaveText(
    'Lakeshore Kitchen does not serve breakfast that day. Lunch is shown. Filters cleared: milk',
  )
  await expect(page).not.toHaveURL(/[?&](at|hide)=/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the choice is in the URL, in French too', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'l1', value: 'fr', url: baseURL ?? '' }])
    await page.goto('/universite-saint-cyrille/que-puis-je-manger')
    await page.getByRole('checkbox', { name: 'Arachides' }).check()
    await page.getByRole('button', { name: 'Voir ce que je peux manger' }).click()
    await page
      .getByRole('region', { name: 'Souper' })
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click()
    await expect(line(page)).toContainText('Masqués\u00a0: Arachides')
    await page.getByLabel('Point de service').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Afficher ce menu' }).click()
    await expect(line(page)).toContainText('Masqués\u00a0: Arachides')
  })
})

test('[PUB-4.3] every link from the server to a menu carries the allergens of the address', async ({ request }) => {
  const pages = `whats-on-the-menu?location=north-hall&date=2026-11-24 what-can-i-eat dish-search?q=soup dish-search?q=zzzz plate
    search?q=hall search?q=zzzz hours-of-operation locations campus-map`
  for (const path of ['', ...pages.split(/\s+/).map((page) => `/${page}`)]) {
    const html = await (await request.get(`/northgate${path}${path.includes('?') ? '&' : '?'}mine=peanuts`)).text()
    const links = [...html.matchAll(/<a [^>]*?href="((?:\/northgate\/whats-on-the-menu|\?location=)[^"]*)/g)]
    const lost = links.flatMap(([, href = '']) =>
      /[?;&]mine=peanuts/.test(href) || (path.startsWith('/campus-map') && href.startsWith('?')) ? [] : href,
    )
    expect([path, links.length > 0, lost]).toEqual([path, true, []])
  }
})
