import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { openPanel, panel } from '../../support/browser/order-form'
import { openInStudio } from '../../support/browser/open-in-studio'
import { languages, setLanguage, type Language } from '../../support/browser/site-pages'
import { tokenOf, type Role } from '../../support/browser/staff-sessions'
import { studioApi } from '../staff-sign-in'

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

async function findId(request: APIRequestContext, path: string) {
  const api = await studioApi(request, 'administrator')
  const { docs } = (await (await api('GET', path)).json()) as { docs: { id: string }[] }
  return docs[0]?.id ?? ''
}
const siteId = (request: APIRequestContext) => findId(request, 'sites?where[slug][equals]=northgate&depth=0')
const settingsId = async (request: APIRequestContext) =>
  findId(request, `order-form-settings?where[site][equals]=${await siteId(request)}&depth=0`)

const studioWords = {
  en: { preview: 'Preview the page in English', label: 'Plans of the hill', saved: /shows the saved settings/ },
  fr: {
    preview: 'Aperçu de la page en français',
    label: 'Forfaits de la colline',
    saved: /montre les réglages enregistrés/,
  },
}

async function save(page: Page) {
  const answer = page.waitForResponse(
    (response) => response.url().includes('/api/order-form-settings/') && response.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: /^(Save|Enregistrer|Sauvegarder)$/ }).click()
  expect((await answer).status()).toBe(200)
}

for (const language of languages)
  test(`the preview shows a label that was changed and saved, and not before (${language})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const t = studioWords[language]
    const id = await settingsId(request)
    const restore = await restoreLabel(request, id, language)
    const token = await tokenOf('shop-manager')
    await context.addCookies([
      { name: 'payload-token', value: token, url: baseURL },
      { name: 'payload-lng', value: language, url: baseURL },
    ])
    page.on('dialog', (dialog) => dialog.accept()) // about texts in one language
    const readPreview = async () => {
      const opening = context.waitForEvent('page')
      await page.getByRole('link', { name: t.preview }).click()
      const opened = await opening
      await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
      const text = await opened.locator('#order-plans').textContent()
      await opened.close()
      return text
    }
    try {
      await openInStudio(page, `/admin/collections/order-form-settings/${id}?locale=${language}`)
      await page.getByRole('button', { name: 'Questions' }).click()
      await page.locator('#field-mealPlanLabel').fill(t.label)
      await expect(page.getByText(t.saved)).toBeVisible()
      expect(await readPreview()).not.toBe(t.label)
      await save(page)
      await expect(page.getByText(t.saved)).toBeHidden()
      expect(await readPreview()).toBe(t.label)
    } finally {
      await restore()
    }
  })

async function restoreLabel(request: APIRequestContext, id: string, language: Language) {
  const api = await studioApi(request, 'shop-manager')
  const address = `order-form-settings/${id}?locale=${language}&depth=0&overrideLock=true`
  const { mealPlanLabel } = (await (await api('GET', address)).json()) as { mealPlanLabel: string }
  return async () => expect((await api('PATCH', address, { mealPlanLabel })).status()).toBe(200)
}

const siteWords = {
  en: {
    year: 'What year are you in?',
    subscriptions: 'Subscriptions',
    noAccounts: 'Subscriptions need an account. This site has no accounts, so you cannot buy them online.',
  },
  fr: {
    year: 'En quelle année êtes-vous?',
    subscriptions: 'Abonnements',
    noAccounts:
      'Les abonnements exigent un compte. Ce site n’offre pas de comptes; vous ne pouvez donc pas les acheter en ligne.',
  },
}

for (const language of languages) {
  const t = siteWords[language]

  test(`[CUS-2.65] a question that staff turn off is not asked (${language})`, async ({ page, request, baseURL }) => {
    await setLanguage(page, language, baseURL)
    const path = `order-form-settings/${await settingsId(request)}`
    const restore = await change(request, 'shop-manager', path, { useCustomerYear: false })
    try {
      await page.goto(shopPage)
      await expect(panel(page, 'selections').locator('select')).toHaveCount(3)
      await expect(page.getByLabel(t.year)).toHaveCount(0)
    } finally {
      await restore()
    }
    await page.reload()
    await expect(page.getByLabel(t.year)).toBeVisible()
  })

  test(`[CUS-2.73] a site without accounts says that it sells no subscriptions (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const restore = await change(request, 'administrator', `sites/${await siteId(request)}`, { customerLogin: false })
    try {
      await page.goto(shopPage)
      await openPanel(page, 'products')
      const subscriptions = page.getByRole('region', { name: t.subscriptions })
      await expect(subscriptions.getByRole('article')).toHaveCount(2)
      await expect(subscriptions).toContainText(t.noAccounts)
      await expect(subscriptions.getByRole('button').and(page.locator('[data-add]'))).toHaveCount(0)
      await expect(subscriptions.getByRole('link')).toHaveCount(0)
    } finally {
      await restore()
    }
  })
}
