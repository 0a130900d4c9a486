import type { ChildProcess } from 'node:child_process'
import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { testSites } from '../../../scripts/tests/test-site.mjs'
import { findViolations } from '../../support/browser/accessibility-violations'
import { tokenOf, type Role } from '../../support/browser/staff-sessions'
import { openInStudio } from '../../support/browser/open-in-studio'
import { startSecondServer } from '../../support/servers/second-server'
import { studioApi } from '../staff-sign-in'

// Sequential: the tests change the shop of the same campus.
test.describe.configure({ mode: 'default' })

const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]
const shopPage = '/northgate/meal-plan-purchase'
const [today, later] = ['2026-11-20', '2026-12-01']

async function enter(context: BrowserContext, role: Role, language: Language) {
  const url = test.info().project.use.baseURL ?? ''
  await context.addCookies([
    { name: 'payload-token', value: await tokenOf(role), url },
    { name: 'payload-lng', value: language, url },
  ])
}
type Found = { docs: { id: string; name?: string; options?: { id: string }[] }[] }
async function findOne(request: APIRequestContext, path: string) {
  const api = await studioApi(request, 'shop-manager')
  const { docs } = (await (await api('GET', path)).json()) as Found
  const [doc] = docs
  if (!doc) throw new Error(`nothing at ${path}`)
  return doc
}

const preview = {
  en: { en: 'Preview the page in English', fr: 'Preview the page in French' },
  fr: { en: 'Aperçu de la page en anglais', fr: 'Aperçu de la page en français' },
}
const unsaved = { en: /shows the saved settings/, fr: /montre les réglages enregistrés/ }

for (const language of languages)
  test(`previews the page of an order form in both languages (${language})`, async ({ page, context, request }) => {
    const { id } = await findOne(request, 'order-form-settings?limit=1&depth=0')
    await enter(context, 'shop-manager', language)
    await openInStudio(page, `/admin/collections/order-form-settings/${id}`) // a direct link, while no site is chosen
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.setViewportSize({ width: 1280, height: 720 })
    for (const shown of ['fr', 'en'] as const) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: preview[language][shown] }).click(),
      ])
      await expect(opened).toHaveURL(new RegExp(`${shopPage}$`))
      await expect(opened.locator('html')).toHaveAttribute('lang', new RegExp(`^${shown}`))
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
      await opened.close()
    }
    expect(await findViolations(page, '.preview-links')).toEqual([])
    const controls = await page.locator('.doc-controls').boundingBox()
    const links = await page.locator('.preview-links').boundingBox()
    expect(links?.y).toBeGreaterThanOrEqual((controls?.y ?? 0) + (controls?.height ?? 9999)) // the bar has no room
    await expect(page.getByText(unsaved[language])).toBeHidden()
    await page.locator('#field-store').fill('Another name')
    await expect(page.getByText(unsaved[language])).toBeVisible()
  })

const parts = {
  en: { swipe: 'Number of swipes', db: 'Balance', balance: '105.00' },
  fr: { swipe: 'Nombre de passages', db: 'Solde', balance: '105,00' },
}

for (const language of languages)
  test(`edits the balance of a custom plan in dollars, and its swipes as a number (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const { id, options = [] } = await findOne(request, 'custom-plans?limit=1&depth=0')
    const t = parts[language]
    await enter(context, 'shop-manager', language)
    await openInStudio(page, `/admin/collections/custom-plans/${id}`)
    expect(options.length).toBeGreaterThan(2)
    await expect(page.getByLabel(t.swipe).first()).toHaveValue('40')
    await expect(page.getByLabel(t.db, { exact: true }).first()).toHaveValue(t.balance)
    await expect(page.locator('body')).not.toContainText(/cents/)
  })

const needsDate = {
  en: 'Buyers already see this price. Enter the new one in “New price”, and in “New price from” the first day that it applies. That day can be today.',
  fr: 'Ce prix est déjà affiché. Entrez le nouveau dans «\u00a0Nouveau prix\u00a0» et, dans «\u00a0Nouveau prix à partir du\u00a0», le premier jour où il s’applique. Ce jour peut être aujourd’hui.',
}
const prices = {
  en: {
    first: '2,210.00',
    refused: '2300',
    today: '2250',
    shownToday: '$2,250.00',
    later: '2400',
    shownLater: '$2,400.00',
  },
  fr: {
    first: '2210,00',
    refused: '2300',
    today: '2250',
    shownToday: '2 250,00 $',
    later: '2400',
    shownLater: '2 400,00 $',
  },
}

async function save(page: Page) {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/meal-plans/') && response.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: /^(Publish changes|Publier les modifications)$/ }).click()
  return (await answer).status()
}

/** What the page of plans shows, with ordinary spaces. `origin` is a server on the same data. */
async function readShop(request: APIRequestContext, language: Language, origin = '') {
  const html = await (await request.get(`${origin}${shopPage}`, { headers: { Cookie: `l1=${language}` } })).text()
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/\u00a0|&nbsp;/g, ' ')
}

for (const language of languages)
  test(`asks for the day of a new price of a choice of a custom plan (${language})`, async ({
    page,
    context,
    request,
  }) => {
    const { id } = await findOne(request, 'custom-plans?limit=1&depth=0')
    page.on('dialog', (dialog) => dialog.accept()) // about texts in one language
    await enter(context, 'shop-manager', language)
    await openInStudio(page, `/admin/collections/custom-plans/${id}`)
    await page.locator('#field-options__0__priceCents').fill('999')
    const answer = page.waitForResponse(
      (response) => response.url().includes('/api/custom-plans/') && response.request().method() === 'PATCH',
    )
    await page.getByRole('button', { name: /^(Save|Enregistrer)$/ }).click()
    expect((await answer).status()).toBe(400)
    await expect(page.getByText(needsDate[language]).first()).toBeVisible()
  })

for (const [index, language] of languages.entries())
  test(`asks for the day of a new price, which the page shows on that day (${language})`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(120_000)
    const api = await studioApi(request, 'shop-manager')
    const { id } = await findOne(request, 'meal-plans?where[priceCents][equals]=221000&limit=1&depth=0')
    const t = prices[language]
    const port = 4183 + index
    let child: ChildProcess | null = null
    page.on('dialog', (dialog) => dialog.accept()) // about texts in one language
    try {
      await enter(context, 'shop-manager', language)
      await openInStudio(page, `/admin/collections/meal-plans/${id}`)
      await page.locator('#field-priceCents').fill(t.refused)
      expect(await save(page)).toBe(400)
      await expect(page.getByText(needsDate[language]).first()).toBeVisible()
      expect(await readShop(request, language)).not.toContain(t.refused)

      await openInStudio(page, `/admin/collections/meal-plans/${id}`)
      await page.locator('#field-nextPriceCents').fill(t.today)
      await page.locator('#field-nextPriceFrom').fill(today)
      expect(await save(page)).toBe(200)
      expect(await readShop(request, language)).toContain(t.shownToday)

      await openInStudio(page, `/admin/collections/meal-plans/${id}`)
      await page.locator('#field-nextPriceCents').fill(t.later)
      await page.locator('#field-nextPriceFrom').fill(later)
      expect(await save(page)).toBe(200)
      const before = await readShop(request, language)
      expect([before.includes(t.shownToday), before.includes(t.shownLater)]).toEqual([true, false])
      child = await startSecondServer(request, port, {
        SERVER_URL: `http://localhost:${testSites.studio}`,
        DATABASE_URL: 'file:./.test/studio/refectory.db',
        MEDIA_DIR: '.test/studio/media',
        REFECTORY_CLOCK: `${later}T00:01:00-05:00`,
      })
      const after = await readShop(request, language, `http://localhost:${port}`)
      expect([after.includes(t.shownToday), after.includes(t.shownLater)]).toEqual([false, true])
    } finally {
      child?.kill('SIGKILL')
      const restored = await api('PATCH', `meal-plans/${id}?overrideLock=true`, {
        nextPriceCents: 221_000,
        nextTaxCents: 0,
        nextPriceFrom: today,
      })
      expect(restored.status()).toBe(200)
    }
  })
