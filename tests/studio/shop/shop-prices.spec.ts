import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { openInStudio } from '../../support/browser/open-in-studio'
import { sessionOf } from '../../support/browser/staff-sessions'
import { studioApi } from '../staff-sign-in'

type Found = { docs: { id: string; priceCents?: number; provincialTaxMilliPercent?: number }[] }

async function openStudio(browser: Browser, baseURL: string | undefined, language: 'en' | 'fr') {
  const context = await browser.newContext({ baseURL, storageState: sessionOf('shop-manager') })
  await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }])
  return { context, page: await context.newPage() }
}

type Api = Awaited<ReturnType<typeof studioApi>>

/** Creates a published plan of 100 dollars with the same name in both languages. */
async function createPlan(api: Api, name: string) {
  const [one] = ((await (await api('GET', 'meal-plans?depth=0&limit=1')).json()) as { docs: { site: string }[] }).docs
  const data = { name, priceCents: 10_000, _status: 'published', site: one?.site }
  const { doc } = (await (await api('POST', 'meal-plans?depth=0', data)).json()) as { doc: { id: string } }
  await api('PATCH', `meal-plans/${doc.id}?locale=fr`, { name, _status: 'published' })
  return { id: doc.id }
}

type Buyer = { api: Api; baseURL: string | undefined; name: string }

/** Creates a plan that a buyer then has in the cart, for as long as `run` takes. `change` changes the plan as staff do. */
async function withPlanInCart(
  browser: Browser,
  { api, baseURL, name }: Buyer,
  run: (page: Page, change: (data: object) => Promise<unknown>) => Promise<void>,
) {
  const { id } = await createPlan(api, name)
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'l1', value: 'en', url: baseURL ?? '' }])
  const page = await context.newPage()
  try {
    await page.goto('/northgate/meal-plan-purchase')
    await page.locator('#order-products-summary').click()
    await page.getByRole('button', { name: `Add to cart: ${name}` }).click()
    await expect(page.locator('#order-cart .order-item')).toHaveCount(1)
    await run(page, (data) => api('PATCH', `meal-plans/${id}`, data))
  } finally {
    await context.close()
    await api('DELETE', `meal-plans/${id}`)
  }
}

test.describe('a shop manager', () => {
  test('types a tax rate with three decimals', async ({ browser, request, baseURL }) => {
    const api = await studioApi(request, 'shop-manager')
    const read = async () => ((await (await api('GET', 'order-form-settings?depth=0&limit=1')).json()) as Found).docs[0]
    const before = (await read())?.provincialTaxMilliPercent
    const { context, page } = await openStudio(browser, baseURL, 'fr')
    try {
      await openInStudio(page, '/admin')
      await page.getByRole('link', { name: 'Bons de commande' }).last().click()
      await page.getByRole('button', { name: 'Taxes' }).click()
      await page.waitForLoadState('networkidle') // the studio reads the form once more after it has opened it
      const field = page.locator('#field-provincialTaxMilliPercent')
      await field.fill('8,055 %')
      await field.blur()
      await expect(field).toHaveValue('8,055')
      await page.getByRole('button', { name: 'Enregistrer', exact: true }).click() // a question would be refused here
      await expect.poll(async () => (await read())?.provincialTaxMilliPercent).toBe(8055)
    } finally {
      await context.close()
      const id = (await read())?.id
      await api('PATCH', `order-form-settings/${id}?overrideLock=true`, { provincialTaxMilliPercent: before })
    }
  })

  test('reads prices in dollars and rates in percent in lists, and what a cart contains', async ({
    browser,
    request,
    baseURL,
  }) => {
    const api = await studioApi(request, 'shop-manager')
    const [cart] = ((await (await api('GET', 'carts?depth=0&limit=1')).json()) as Found).docs
    const { context, page } = await openStudio(browser, baseURL, 'fr')
    const cellsOf = async (collection: string, field: string) => {
      await page.goto(`/admin/collections/${collection}?columns=${encodeURIComponent(`["id","${field}"]`)}`)
      await expect(page.locator(`td.cell-${field}`).first()).toBeVisible()
      const texts = await page.locator(`td.cell-${field}`).allInnerTexts()
      return texts.map((text) => text.trim()).filter(Boolean)
    }
    try {
      for (const [collection, field, written] of [
        ['meal-plans', 'priceCents', /^\d{1,3}(?:\s\d{3})*,\d\d\s\$$/],
        ['declining-balances', 'maxGradBonusBps', /^\d+(?:,\d{1,3})?\s%$/],
      ] as const) {
        const cells = await cellsOf(collection, field)
        expect(cells.length, collection).toBeGreaterThan(0)
        for (const cell of cells) expect(cell, collection).toMatch(written)
      }
      await page.goto(`/admin/collections/carts/${cart?.id}`)
      await expect(page.getByText(/^Bloc de 30 repas · [\d,]+\u00a0\$ · Code promo HELLO10$/)).toBeVisible()
    } finally {
      await context.close()
    }
  })

  test('edits the parts of a custom plan as a number of swipes and an amount in dollars', async ({
    browser,
    request,
    baseURL,
  }) => {
    const api = await studioApi(request, 'shop-manager')
    const [plan] = ((await (await api('GET', 'custom-plans?depth=0&limit=1')).json()) as Found).docs
    const { context, page } = await openStudio(browser, baseURL, 'en')
    try {
      await openInStudio(page, `/admin/collections/custom-plans/${plan?.id}`)
      await expect(page.getByLabel('Number of swipes').first()).toHaveValue('40')
      await expect(page.getByLabel('Balance', { exact: true }).first()).toHaveValue('105.00')
      await expect(page.locator('body')).not.toContainText(/cents/)
    } finally {
      await context.close()
    }
  })

  test('is told when a price needs a day, and plans the new one', async ({ browser, request, baseURL }) => {
    const api = await studioApi(request, 'shop-manager')
    const { id } = await createPlan(api, 'Plan')
    const { context, page } = await openStudio(browser, baseURL, 'fr')
    const publish = page.getByRole('button', { name: 'Publier les modifications' })
    try {
      await openInStudio(page, `/admin/collections/meal-plans/${id}`)
      await page.locator('#field-priceCents').fill('120')
      await publish.click()
      await expect(page.getByText(/^Ce prix est déjà affiché\./)).toBeVisible()
      await page.locator('#field-priceCents').fill('100')
      await page.locator('#field-nextPriceCents').fill('120')
      await page.getByLabel('Nouveau prix à partir du').fill('2099-01-01')
      await publish.click()
      const read = async () => (await (await api('GET', `meal-plans/${id}?depth=0`)).json()) as object
      await expect.poll(read).toMatchObject({ priceCents: 10_000, nextPriceCents: 12_000, nextPriceFrom: '2099-01-01' })
    } finally {
      await context.close()
      await api('DELETE', `meal-plans/${id}`)
    }
  })

  test('changes a price and withdraws a plan, and a buyer who has it in the cart is told and cannot check out', async ({
    browser,
    request,
    baseURL,
  }) => {
    const api = await studioApi(request, 'shop-manager')
    await withPlanInCart(browser, { api, baseURL, name: 'Nest' }, async (page, change) => {
      await change({ nextPriceCents: 12_000, nextPriceFrom: '2026-11-20' })
      await page.reload()
      const cart = page.locator('#order-cart')
      const checkout = cart.locator('.order-sum-actions button').first()
      await expect(page.getByText('The price changed from $100.00 to $120.00 since you added this item.')).toBeVisible()
      await expect(checkout).toBeEnabled()
      await change({ active: false })
      await page.reload()
      const withdrawn = cart.getByText('This item is no longer sold. Delete it to check out.')
      await expect(withdrawn).toBeVisible()
      await expect(cart.getByText('To check out, change or delete the marked items.')).toBeVisible()
      await expect(checkout).toBeDisabled()
      await change({ active: true })
      await page.reload()
      await expect(checkout).toBeEnabled()
      await expect(withdrawn).toHaveCount(0)
    })
  })
})
