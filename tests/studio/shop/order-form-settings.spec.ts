import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { openPanel, panel } from '../../support/browser/order-form'
import { findViolations } from '../../support/browser/accessibility-violations'
import { openInStudio } from '../../support/browser/open-in-studio'
import { setLanguage } from '../../support/browser/site-pages'
import { saveInStudio } from '../../support/browser/save-in-studio'
import { enterStudio, type Role } from '../../support/browser/staff-sessions'
import { siteIdOf } from '../../v1/campus'
import { findDocument, studioApi } from '../staff-sign-in'

// Sequential: the tests change the shop of the same campus.
test.describe.configure({ mode: 'default' })

const shopPage = '/northgate/meal-plan-purchase'

/** Changes a document of the campus through the studio's API, and returns a function that restores it. */
async function change(request: APIRequestContext, role: Role, path: string, data: Record<string, unknown>) {
  const api = await studioApi(request, role)
  const before = (await (await api('GET', `${path}?depth=0`)).json()) as Record<string, unknown>
  const save = async (values: object) => {
    const response = await api('PATCH', `${path}?overrideLock=true`, values)
    expect([response.status(), await response.text()]).toEqual([200, expect.anything()])
  }
  await save(data)
  return () => save(Object.fromEntries(Object.keys(data).map((name) => [name, before[name]])))
}

const siteId = (request: APIRequestContext) => siteIdOf(request, 'northgate')
async function settingsId(request: APIRequestContext) {
  const api = await studioApi(request, 'administrator')
  const path = `order-form-settings?where[site][equals]=${await siteId(request)}&depth=0`
  return (await findDocument(api, path)).id
}

test('previews the page in both languages, with what is saved and not with what is only typed', async ({
  page,
  context,
  request,
}) => {
  const label = 'Forfaits de la colline'
  const id = await settingsId(request)
  const api = await studioApi(request, 'shop-manager')
  const address = `order-form-settings/${id}?locale=fr&depth=0&overrideLock=true`
  const { mealPlanLabel } = (await (await api('GET', address)).json()) as { mealPlanLabel: string }
  await enterStudio(context, 'shop-manager', 'fr')
  page.on('dialog', (dialog) => dialog.accept()) // about texts in one language
  const preview = async (language: 'français' | 'anglais') => {
    const opening = context.waitForEvent('page')
    await page.getByRole('link', { name: `Aperçu de la page en ${language}` }).click()
    const opened = await opening
    await expect(opened).toHaveURL(new RegExp(`${shopPage}$`))
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
    const shown = [
      await opened.locator('html').getAttribute('lang'),
      await opened.locator('#order-plans').textContent(),
    ]
    await opened.close()
    return shown
  }
  try {
    await openInStudio(page, `/admin/collections/order-form-settings/${id}?locale=fr`)
    await page.setViewportSize({ width: 375, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await findViolations(page, '.preview-links')).toEqual([])
    const controls = await page.locator('.doc-controls').boundingBox()
    const links = await page.locator('.preview-links').boundingBox()
    expect(links?.y).toBeGreaterThanOrEqual((controls?.y ?? 0) + (controls?.height ?? 9999)) // the bar has no room

    await page.getByRole('button', { name: 'Questions' }).click()
    const note = page.getByText(/montre les réglages enregistrés/)
    await expect(note).toBeHidden()
    await page.locator('#field-mealPlanLabel').fill(label)
    await expect(note).toBeVisible()
    expect(await preview('français')).toEqual(['fr-CA', mealPlanLabel])
    await saveInStudio(page, '/api/order-form-settings/')
    await expect(note).toBeHidden()
    expect(await preview('français')).toEqual(['fr-CA', label])
    expect((await preview('anglais'))[0]).toBe('en-CA')
  } finally {
    expect((await api('PATCH', address, { mealPlanLabel })).status()).toBe(200)
  }
})

test('[CUS-2.65] a question that staff turn off is not asked', async ({ page, request }) => {
  await setLanguage(page, 'en')
  const path = `order-form-settings/${await settingsId(request)}`
  const restore = await change(request, 'shop-manager', path, { useCustomerYear: false })
  const year = page.getByLabel('What year are you in?')
  try {
    await page.goto(shopPage)
    await expect(panel(page, 'selections').locator('select')).toHaveCount(3)
    await expect(year).toHaveCount(0)
  } finally {
    await restore()
  }
  await page.reload()
  await expect(year).toBeVisible()
})

test('[CUS-2.73] a site without accounts says that it sells no subscriptions', async ({ page, request }) => {
  await setLanguage(page, 'fr')
  const restore = await change(request, 'administrator', `sites/${await siteId(request)}`, { customerLogin: false })
  try {
    await page.goto(shopPage)
    await openPanel(page, 'products')
    const subscriptions = page.getByRole('region', { name: 'Abonnements' })
    await expect(subscriptions.getByRole('article')).toHaveCount(2)
    await expect(subscriptions).toContainText(
      'Les abonnements exigent un compte. Ce site n’offre pas de comptes; vous ne pouvez donc pas les acheter en ligne.',
    )
    await expect(subscriptions.getByRole('button', { name: /^Ajouter au panier/ })).toHaveCount(0)
    await expect(subscriptions.getByRole('link')).toHaveCount(0)
  } finally {
    await restore()
  }
})
