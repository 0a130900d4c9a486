import { expect, type Page, type Route } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { test, waitForHydration } from '../../support/browser/visitor'

const call = '**/v1/customer/own_allergens'
const line = (page: Page) => page.locator('#my-allergens')
const dishes = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const menuAt = (hall: string) => `/northgate/whats-on-the-menu?location=${hall}`

/** A customer whose profile has peanuts and, in their own words, others. */
async function signUpWithProfile(page: Page, slug: string, others = '') {
  await setLanguage(page, 'en')
  await signUp(page, slug)
  await page.goto(`${accountPath('account', slug, 'en')}?part=allergens`)
  await page.getByRole('checkbox', { name: 'Peanuts', exact: true }).check()
  await page.getByRole('textbox', { name: /^Other allergens/ }).fill(others)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('All set! Your allergen preferences have been updated.')
}

/** Takes the profile out of a page, as a server that cannot read it. */
async function removeProfile(route: Route) {
  const response = await route.fetch()
  const body = (await response.text()).replace(/ data-profile="[^"]*"/, '')
  await route.fulfill({ response, body })
}

/** Marks the account of a page as one that the server cannot read. */
async function markUnreadable(route: Route) {
  const response = await route.fetch()
  const body = (await response.text())
    .replace(/ data-profile="[^"]*"/, '')
    .replace(/data-customer="[0-9a-f]{24}"/, 'data-customer="unreadable"')
  await route.fulfill({ response, body })
}

const keptByTab = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))

const saintCyrille = 'universite-saint-cyrille'
const frenchMenu = `/${saintCyrille}/whats-on-the-menu?location=la-grande-table`

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

test('the allergen profile hides dishes in every hall until it is paused, and leaves nothing after logging out', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await signUpWithProfile(page, 'northgate', 'macaroni')

  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('Your allergens: Peanuts')
  expect((await dishes(page).allInnerTexts()).join('\n')).not.toMatch(/peanut|not declared/i)
  await expect(dishes(page).filter({ hasText: 'Macaroni and cheese' }).first()).toContainText('Mentions “macaroni”')
  expect(await findViolations(page, 'main')).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(page.getByText('Your allergens: Peanuts')).toBeInViewport({ ratio: 0.9 })

  // The next hall is filtered before scripts run, and without the call.
  await page.route(call, (route) => route.abort())
  await page.goto(menuAt('lakeshore-kitchen'), { waitUntil: 'domcontentloaded' })
  await expect(line(page)).toContainText('Your allergens: Peanuts')
  expect((await dishes(page).allInnerTexts()).join('\n')).not.toMatch(/peanut|not declared/i)
  await expect(line(page)).toContainText('Changes to your profile could not be loaded.')
  await page.unroute(call)

  // So is the first page of a new tab, which keeps nothing yet.
  const tab = await page.context().newPage()
  await tab.route(call, (route) => route.abort())
  await tab.route('**/_next/static/**/*.js', (route) => route.abort())
  const answer = await tab.goto(menuAt('north-hall'), { waitUntil: 'domcontentloaded' })
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(line(tab)).toContainText('Your allergens: Peanuts')
  expect((await dishes(tab).allInnerTexts()).join('\n')).not.toMatch(/peanut|not declared/i)
  await tab.close()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(line(page)).toContainText('Your allergens are paused. Not hidden: Peanuts.')
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('Your allergens are paused. Not hidden: Peanuts.')
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeHidden()

  await page.goto('/northgate/what-can-i-eat', { waitUntil: 'commit' })
  await page.waitForURL(/\?profile=1$/)
  await expect(page.getByText('Without the allergens of your profile')).toBeVisible()
  await expect(page.locator('.eat-results li').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('.eat-results li[data-has~="peanuts"]').filter({ visible: true })).toHaveCount(0)
  await waitForHydration(page)
  expect(await findViolations(page, 'main')).toEqual([])

  expect(await keptByTab(page)).toContain('peanuts')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/northgate$/)
  expect(await keptByTab(page)).not.toMatch(/peanut|macaroni|profile/)
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('No allergens chosen')
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeVisible()
  expect(addresses.filter((address) => /peanut|arachide|macaroni/i.test(address))).toEqual([])
})

test('the allergen profile hides dishes in both searches, warns on the plate, and marks safe dishes', async ({
  page,
}) => {
  await signUpWithProfile(page, saintCyrille, 'macaroni')
  await setLanguage(page, 'fr')
  await page.goto(frenchMenu)
  const dish = page.locator('.menu-dish[data-has~="peanuts"]').first()
  const name = (await dish.getByRole('button', { includeHidden: true }).first().textContent()) ?? ''
  const id = await dish.getAttribute('data-dish')
  for (const search of ['dish-search', 'search']) {
    await page.goto(`/${saintCyrille}/${search}?q=${encodeURIComponent(name)}`)
    const found = page.locator('[data-dish][data-has~="peanuts"]')
    expect(await found.count(), search).toBeGreaterThan(0)
    await expect(line(page)).toContainText('Vos allergènes\u00a0: Arachides')
    await expect(found.filter({ visible: true })).toHaveCount(0)
  }
  await page.goto(`/${saintCyrille}/plate?plate=${id}`)
  await expect(line(page)).toContainText('Vos allergènes\u00a0: Arachides')
  await expect(page.locator('.plate-rows .plate-warning')).toBeVisible()
  await page.goto('/universite-saint-cyrille/que-puis-je-manger', { waitUntil: 'commit' })
  await page.waitForURL(/\?profile=1$/)
  await expect(page.locator('.eat-results li').filter({ hasText: 'Macaroni au fromage' }).first()).toContainText(
    'Mentionne «\u00a0macaroni\u00a0»',
  )
})

test('a profile that cannot be loaded is not taken for a filtered menu', async ({ page }) => {
  await signUpWithProfile(page, 'northgate')
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await page.route(/whats-on-the-menu|what-can-i-eat/, removeProfile)
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('This page is NOT filtered for it.')
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await page.goto('/northgate/what-can-i-eat')
  await expect(line(page)).toContainText('This page is NOT filtered for it.')
  await expect(page.locator('.eat-results')).toHaveCount(0)
  await page.unroute(call)
  await page.unroute(/whats-on-the-menu|what-can-i-eat/)
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('Your allergens: Peanuts')

  // The page of a server that cannot read the account: the tab's profile stays in force, and a new tab is warned.
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }))
  await page.route(/\?location=/, markUnreadable)
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('Your allergens: Peanuts')
  await expect(line(page)).toContainText('Changes to your profile could not be loaded.')
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeHidden()
  expect(await keptByTab(page)).toContain('peanuts')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('This page is NOT filtered for it.')
  await page.unroute(/\?location=/)
  await page.unroute(call)
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).toContainText('Your allergens: Peanuts')

  await page.context().clearCookies({ name: /customer/ })
  await page.goto(menuAt('north-hall'))
  await expect(line(page)).not.toContainText('Your allergens: Peanuts')
  expect(await keptByTab(page)).not.toContain('peanuts')
})

test('a menu without JavaScript tells customers, and nobody else, that their profile does not apply', async ({
  page,
  browser,
  baseURL,
}) => {
  await setLanguage(page, 'fr')
  await signUp(page, saintCyrille)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false })
  const plain = await context.newPage()
  const note = plain.locator('.profile-needs-script') // searches by text skip noscript
  for (const address of [frenchMenu, '/universite-saint-cyrille/que-puis-je-manger']) {
    await plain.goto(address)
    await expect(note).toBeVisible()
    await expect(note).toContainText('Sans JavaScript, cette page n’est PAS filtrée selon votre profil.')
  }
  await context.clearCookies({ name: /customer/ })
  await plain.goto(frenchMenu)
  await expect(note).toBeHidden()
  await context.close()
})
