import { expect, test, type Browser, type Page } from '@playwright/test'
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

type Buyer = { api: Api; baseURL: string | undefined; language: 'en' | 'fr'; name: string; add: string }

/** Creates a plan that a buyer then has in the cart, for as long as `run` takes. `change` changes the plan as staff do. */
async function withPlanInCart(
  browser: Browser,
  { api, baseURL, language, name, add }: Buyer,
  run: (page: Page, change: (data: object) => Promise<unknown>) => Promise<void>,
) {
  const { id } = await createPlan(api, name)
  const context = await browser.newContext({ baseURL })
  await context.addCookies([{ name: 'l1', value: language, url: baseURL ?? '' }])
  const page = await context.newPage()
  try {
    await page.goto('/northgate/meal-plan-purchase')
    await page.locator('#order-products-summary').click()
    const isAdded = page.waitForResponse('**/v1/cart/add_meal_plan')
    await page.getByRole('button', { name: new RegExp(`^${add}.*${name}`) }).click()
    await isAdded
    await run(page, (data) => api('PATCH', `meal-plans/${id}`, data))
  } finally {
    await context.close()
    await api('DELETE', `meal-plans/${id}`)
  }
}

test.describe('a shop manager', () => {
  for (const { language, forms, typed, shown, save } of [
    { language: 'en', forms: 'Order forms', typed: '9.975', shown: '9.975', save: 'Save' },
    { language: 'fr', forms: 'Bons de commande', typed: '8,05 %', shown: '8,05', save: 'Enregistrer' },
  ] as const)
    test(`types a tax rate with three decimals (${language})`, async ({ browser, request, baseURL }) => {
      const api = await studioApi(request, 'shop-manager')
      const read = async () =>
        ((await (await api('GET', 'order-form-settings?depth=0&limit=1')).json()) as Found).docs[0]
      const { context, page } = await openStudio(browser, baseURL, language)
      try {
        await openInStudio(page, '/admin')
        await page.getByRole('link', { name: forms }).last().click()
        await page.getByRole('button', { name: 'Taxes' }).click()
        await page.waitForLoadState('networkidle') // the studio reads the form once more after it has opened it
        const field = page.locator('#field-provincialTaxMilliPercent')
        await field.fill(typed)
        await field.blur()
        await expect(field).toHaveValue(shown)
        await page.getByRole('button', { name: save, exact: true }).click() // a question would be refused here
        const thousandths = Math.round(Number(shown.replace(',', '.')) * 1000)
        await expect.poll(async () => (await read())?.provincialTaxMilliPercent).toBe(thousandths)
      } finally {
        await context.close()
      }
    })

  for (const { language, price, rate } of [
    { language: 'en', price: /^\$\d{1,3}(?:,\d{3})*\.\d\d$/, rate: /^\d+(?:\.\d{1,3})?%$/ },
    { language: 'fr', price: /^\d{1,3}(?:\s\d{3})*,\d\d\s\$$/, rate: /^\d+(?:,\d{1,3})?\s%$/ },
  ] as const)
    test(`reads prices in dollars and rates in percent in lists (${language})`, async ({ browser, baseURL }) => {
      const { context, page } = await openStudio(browser, baseURL, language)
      const cellsOf = async (collection: string, field: string) => {
        await page.goto(`/admin/collections/${collection}?columns=${encodeURIComponent(`["id","${field}"]`)}`)
        await expect(page.locator(`td.cell-${field}`).first()).toBeVisible()
        const texts = await page.locator(`td.cell-${field}`).allInnerTexts()
        return texts.map((text) => text.trim()).filter(Boolean)
      }
      try {
        for (const [collection, field, written] of [
          ['meal-plans', 'priceCents', price],
          ['orders', 'totalCents', price],
          ['declining-balances', 'maxGradBonusBps', rate],
        ] as const) {
          const cells = await cellsOf(collection, field)
          expect(cells.length, collection).toBeGreaterThan(0)
          for (const cell of cells) expect(cell, collection).toMatch(written)
        }
      } finally {
        await context.close()
      }
    })

  for (const { language, publish, refusal, day } of [
    { language: 'en', publish: 'Publish changes', refusal: /^Buyers already see this price\./, day: 'New price from' },
    {
      language: 'fr',
      publish: 'Publier les modifications',
      refusal: /^Ce prix est déjà affiché\./,
      day: 'Nouveau prix à partir du',
    },
  ] as const)
    test(`is told when a price needs a day, and plans the new one (${language})`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const api = await studioApi(request, 'shop-manager')
      const { id } = await createPlan(api, `Plan ${language}`)
      const { context, page } = await openStudio(browser, baseURL, language)
      try {
        await openInStudio(page, `/admin/collections/meal-plans/${id}`)
        await page.locator('#field-priceCents').fill('120')
        await page.getByRole('button', { name: publish }).click()
        await expect(page.getByText(refusal)).toBeVisible()
        await page.locator('#field-priceCents').fill('100')
        await page.locator('#field-nextPriceCents').fill('120')
        await page.getByLabel(day).fill('2099-01-01')
        await page.getByRole('button', { name: publish }).click()
        const read = async () => (await (await api('GET', `meal-plans/${id}?depth=0`)).json()) as object
        await expect
          .poll(read)
          .toMatchObject({ priceCents: 10_000, nextPriceCents: 12_000, nextPriceFrom: '2099-01-01' })
      } finally {
        await context.close()
        await api('DELETE', `meal-plans/${id}`)
      }
    })

  test('reads what a cart contains, in the language of the studio', async ({ browser, request, baseURL }) => {
    const api = await studioApi(request, 'shop-manager')
    const [cart] = ((await (await api('GET', 'carts?depth=0&limit=1')).json()) as Found).docs
    for (const [language, line] of [
      ['en', /^Block of 30 · \$[\d.]+ · Promo code HELLO10$/],
      ['fr', /^Bloc de 30 repas · [\d,]+\u00a0\$ · Code promo HELLO10$/],
    ] as const) {
      const { context, page } = await openStudio(browser, baseURL, language)
      try {
        await page.goto(`/admin/collections/carts/${cart?.id}`)
        await expect(page.getByText(line)).toBeVisible()
      } finally {
        await context.close()
      }
    }
  })

  for (const { language, add, notice } of [
    {
      language: 'en',
      add: 'Add to cart',
      notice: 'The price changed from $100.00 to $120.00 since you added this item.',
    },
    {
      language: 'fr',
      add: 'Ajouter au panier',
      notice: 'Le prix est passé de 100,00\u00a0$ à 120,00\u00a0$ depuis que vous avez ajouté cet article.',
    },
  ] as const)
    test(`changes a price, and a buyer who has the plan in the cart is told (${language})`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const api = await studioApi(request, 'shop-manager')
      await withPlanInCart(browser, { api, baseURL, language, name: `Nest ${language}`, add }, async (page, change) => {
        await change({ nextPriceCents: 12_000, nextPriceFrom: '2026-11-20' })
        await page.reload()
        await expect(page.getByText(notice)).toBeVisible()
      })
    })

  for (const { language, add, withdrawn, blocked } of [
    {
      language: 'en',
      add: 'Add to cart',
      withdrawn: 'This item is no longer sold. Delete it to check out.',
      blocked: 'To check out, change or delete the marked items.',
    },
    {
      language: 'fr',
      add: 'Ajouter au panier',
      withdrawn: 'Cet article n’est plus vendu. Supprimez-le pour passer au paiement.',
      blocked: 'Pour passer au paiement, modifiez ou supprimez les articles signalés.',
    },
  ] as const)
    test(`withdraws a plan, and a buyer who has it in the cart cannot check out (${language})`, async ({
      browser,
      request,
      baseURL,
    }) => {
      const api = await studioApi(request, 'shop-manager')
      await withPlanInCart(
        browser,
        { api, baseURL, language, name: `Perch ${language}`, add },
        async (page, change) => {
          await change({ active: false })
          await page.reload()
          const cart = page.locator('#order-cart')
          await expect(cart.getByText(withdrawn)).toBeVisible()
          await expect(cart.getByText(blocked)).toBeVisible()
          await expect(cart.locator('.order-sum-actions button').first()).toBeDisabled()
          await change({ active: true })
          await page.reload()
          await expect(cart.locator('.order-sum-actions button').first()).toBeEnabled()
          await expect(cart.getByText(withdrawn)).toHaveCount(0)
        },
      )
    })
})
