import { expect, type Page, type Route } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { test, waitForHydration } from '../../support/browser/visitor'

const campuses = [
  {
    slug: 'northgate',
    locale: 'en',
    page: '/northgate/whats-on-the-menu',
    macaroni: 'Macaroni and cheese',
    firstHall: 'north-hall',
    anotherHall: 'lakeshore-kitchen',
  },
  {
    slug: 'universite-saint-cyrille',
    locale: 'fr',
    page: '/universite-saint-cyrille/whats-on-the-menu',
    macaroni: 'Macaroni au fromage',
    firstHall: 'la-grande-table',
    anotherHall: 'bol-zigzag',
  },
] as const
type Campus = (typeof campuses)[number]

const call = '**/v1/customer/own_allergens'
const line = (page: Page) => page.locator('#my-allergens')
const dishes = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const menuAt = (campus: Campus, hall: string) => `${campus.page}?location=${hall}`

const texts = {
  en: {
    peanuts: 'Peanuts',
    others: /^Other allergens/,
    save: 'Save',
    saved: 'All set! Your allergen preferences have been updated.',
    on: 'Your allergens: Peanuts',
    mention: 'Mentions “macaroni”',
    stale: 'Changes to your profile could not be loaded.',
    pause: 'Pause',
    paused: 'Your allergens are paused. Not hidden: Peanuts.',
    resume: 'Resume',
    failed: 'This page is NOT filtered for it.',
    retry: 'Try again',
    needsScript: 'Without it, this page is NOT filtered for your profile.',
    eat: '/northgate/what-can-i-eat',
    without: 'Without the allergens of your profile',
    logOut: 'Log out',
    none: 'No allergens chosen',
    unsafe: /peanut|not declared/i,
  },
  fr: {
    peanuts: 'Arachides',
    others: /^Autres allergènes/,
    save: 'Enregistrer',
    saved: 'C’est fait! Vos préférences en matière d’allergènes ont été mises à jour.',
    on: 'Vos allergènes\u00a0: Arachides',
    mention: 'Mentionne «\u00a0macaroni\u00a0»',
    stale: 'Les changements à votre profil n’ont pas pu être chargés.',
    pause: 'Suspendre',
    paused: 'Vos allergènes sont suspendus. Non masqués\u00a0: Arachides.',
    resume: 'Reprendre',
    failed: 'Cette page n’est PAS filtrée selon ce profil.',
    retry: 'Réessayer',
    needsScript: 'Sans JavaScript, cette page n’est PAS filtrée selon votre profil.',
    eat: '/universite-saint-cyrille/que-puis-je-manger',
    without: 'Sans les allergènes de votre profil',
    logOut: 'Se déconnecter',
    none: 'Aucun allergène choisi',
    unsafe: /arachide|non déclarés/i,
  },
} as const

/** A customer whose profile has peanuts and, in their own words, macaroni. */
async function signUpWithProfile(page: Page, campus: Campus) {
  const text = texts[campus.locale]
  await signUp(page, campus.slug)
  await page.goto(`${accountPath('account', campus.slug, campus.locale)}?part=allergens`)
  await page.getByRole('checkbox', { name: text.peanuts, exact: true }).check()
  await page.getByRole('textbox', { name: text.others }).fill('macaroni')
  await page.getByRole('button', { name: text.save, exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(text.saved)
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

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

test('the allergen profile hides dishes in every hall until it is paused, and leaves nothing after logging out', async ({
  page,
}) => {
  const campus = campuses[0]
  const text = texts[campus.locale]
  await setLanguage(page, campus.locale)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await signUpWithProfile(page, campus)

  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.on)
  expect((await dishes(page).allInnerTexts()).join('\n')).not.toMatch(text.unsafe)
  await expect(dishes(page).filter({ hasText: campus.macaroni }).first()).toContainText(text.mention)
  expect(await findViolations(page, 'main')).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(page.getByText(text.on)).toBeInViewport({ ratio: 0.9 })

  // The next hall is filtered before scripts run, and without the call.
  await page.route(call, (route) => route.abort())
  await page.goto(menuAt(campus, campus.anotherHall), { waitUntil: 'domcontentloaded' })
  await expect(line(page)).toContainText(text.on)
  expect((await dishes(page).allInnerTexts()).join('\n')).not.toMatch(text.unsafe)
  await expect(line(page)).toContainText(text.stale)
  await page.unroute(call)

  // So is the first page of a new tab, which keeps nothing yet.
  const tab = await page.context().newPage()
  await tab.route(call, (route) => route.abort())
  await tab.route('**/_next/static/**/*.js', (route) => route.abort())
  const answer = await tab.goto(menuAt(campus, campus.firstHall), { waitUntil: 'domcontentloaded' })
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(line(tab)).toContainText(text.on)
  expect((await dishes(tab).allInnerTexts()).join('\n')).not.toMatch(text.unsafe)
  await tab.close()

  await page.getByRole('button', { name: text.pause }).click()
  await expect(line(page)).toContainText(text.paused)
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.paused)
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeVisible()
  await page.getByRole('button', { name: text.resume }).click()
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeHidden()

  await page.goto(text.eat, { waitUntil: 'commit' })
  await page.waitForURL(/\?profile=1$/)
  await expect(page.getByText(text.without)).toBeVisible()
  await expect(page.locator('.eat-results li').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('.eat-results li[data-has~="peanuts"]').filter({ visible: true })).toHaveCount(0)
  await waitForHydration(page)
  expect(await findViolations(page, 'main')).toEqual([])

  expect(await keptByTab(page)).toContain('peanuts')
  await page.getByRole('button', { name: text.logOut }).click()
  await page.waitForURL(new RegExp(`/${campus.slug}$`))
  expect(await keptByTab(page)).not.toMatch(/peanut|macaroni|profile/)
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.none)
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeVisible()
  expect(addresses.filter((address) => /peanut|arachide|macaroni/i.test(address))).toEqual([])
})

test('the allergen profile hides dishes in both searches, warns on the plate, and marks safe dishes', async ({
  page,
}) => {
  const campus = campuses[1]
  const text = texts[campus.locale]
  await setLanguage(page, campus.locale)
  await signUpWithProfile(page, campus)
  await page.goto(menuAt(campus, campus.firstHall))
  const dish = page.locator('.menu-dish[data-has~="peanuts"]').first()
  const name = (await dish.getByRole('button', { includeHidden: true }).first().textContent()) ?? ''
  const id = await dish.getAttribute('data-dish')
  for (const search of ['dish-search', 'search']) {
    await page.goto(`/${campus.slug}/${search}?q=${encodeURIComponent(name)}`)
    const found = page.locator('[data-dish][data-has~="peanuts"]')
    expect(await found.count(), search).toBeGreaterThan(0)
    await expect(line(page)).toContainText(text.on)
    await expect(found.filter({ visible: true })).toHaveCount(0)
  }
  await page.goto(`/${campus.slug}/plate?plate=${id}`)
  await expect(line(page)).toContainText(text.on)
  await expect(page.locator('.plate-rows .plate-warning')).toBeVisible()
  await page.goto(text.eat, { waitUntil: 'commit' })
  await page.waitForURL(/\?profile=1$/)
  await expect(page.locator('.eat-results li').filter({ hasText: campus.macaroni }).first()).toContainText(text.mention)
})

test('a profile that cannot be loaded is not taken for a filtered menu', async ({ page }) => {
  const campus = campuses[0]
  const text = texts[campus.locale]
  await setLanguage(page, campus.locale)
  await signUp(page, campus.slug)
  await page.goto(`${accountPath('account', campus.slug, campus.locale)}?part=allergens`)
  await page.getByRole('checkbox', { name: text.peanuts, exact: true }).check()
  await page.getByRole('button', { name: text.save, exact: true }).click()
  await expect(page.getByRole('status')).toHaveText(text.saved)
  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await page.route(/whats-on-the-menu|what-can-i-eat/, removeProfile)
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.failed)
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await page.goto(text.eat)
  await expect(line(page)).toContainText(text.failed)
  await expect(page.locator('.eat-results')).toHaveCount(0)
  await page.unroute(call)
  await page.unroute(/whats-on-the-menu|what-can-i-eat/)
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.on)

  // The page of a server that cannot read the account: the tab's profile stays in force, and a new tab is warned.
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }))
  await page.route(/\?location=/, markUnreadable)
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.on)
  await expect(line(page)).toContainText(text.stale)
  await expect(page.locator('.menu-dish[data-has~="peanuts"]').first()).toBeHidden()
  expect(await keptByTab(page)).toContain('peanuts')
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.failed)
  await page.unroute(/\?location=/)
  await page.unroute(call)
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).toContainText(text.on)

  await page.context().clearCookies({ name: /customer/ })
  await page.goto(menuAt(campus, campus.firstHall))
  await expect(line(page)).not.toContainText(text.on)
  expect(await keptByTab(page)).not.toContain('peanuts')
})

test('a menu without JavaScript tells customers, and nobody else, that their profile does not apply', async ({
  page,
  browser,
  baseURL,
}) => {
  const campus = campuses[1]
  const text = texts[campus.locale]
  await setLanguage(page, campus.locale)
  await signUp(page, campus.slug)
  const storageState = await page.context().storageState()
  const context = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false })
  const plain = await context.newPage()
  const note = plain.locator('.profile-needs-script') // searches by text skip noscript
  for (const address of [menuAt(campus, campus.firstHall), text.eat]) {
    await plain.goto(address)
    await expect(note).toBeVisible()
    await expect(note).toContainText(text.needsScript)
  }
  await context.clearCookies({ name: /customer/ })
  await plain.goto(menuAt(campus, campus.firstHall))
  await expect(note).toBeHidden()
  await context.close()
})
