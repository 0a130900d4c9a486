import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { openPanel, panel } from '../../support/browser/order-form'
import { openInStudio } from '../../support/browser/open-in-studio'
import { setLanguage } from '../../support/browser/site-pages'
import { enterStudio } from '../../support/browser/staff-sessions'
import { siteIdOf } from '../../v1/campus'
import { createdId, findDocument, studioApi, type StudioApi } from '../staff-sign-in'

/** Creates a published plan of 100 dollars with the same name in both languages. */
async function createPlan(api: StudioApi, site: string, name: string) {
  const data = { name, priceCents: 10_000, _status: 'published', site }
  const id = await createdId(await api('POST', 'meal-plans?depth=0', data))
  await api('PATCH', `meal-plans/${id}?locale=fr`, { name, _status: 'published' })
  return id
}

test('a shop manager types a tax rate with three decimals', async ({ page, context, request }) => {
  const api = await studioApi(request, 'shop-manager')
  type Settings = { provincialTaxMilliPercent?: number }
  const read = () => findDocument<Settings>(api, 'order-form-settings?depth=0&limit=1')
  const { id, provincialTaxMilliPercent } = await read()
  await enterStudio(context, 'shop-manager', 'fr')
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
    await expect.poll(async () => (await read()).provincialTaxMilliPercent).toBe(8055)
  } finally {
    await page.close()
    await api('PATCH', `order-form-settings/${id}?overrideLock=true`, { provincialTaxMilliPercent })
  }
})

test('a shop manager reads prices in dollars and rates in percent in lists, and what a cart contains', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'shop-manager')
  const cart = await findDocument(api, 'carts?depth=0&limit=1')
  await enterStudio(context, 'shop-manager', 'fr')
  const cellsOf = async (collection: string, field: string) => {
    await page.goto(`/admin/collections/${collection}?columns=${encodeURIComponent(`["id","${field}"]`)}`)
    await expect(page.locator(`td.cell-${field}`).first()).toBeVisible()
    const texts = await page.locator(`td.cell-${field}`).allInnerTexts()
    return texts.map((text) => text.trim()).filter(Boolean)
  }
  for (const [collection, field, written] of [
    ['meal-plans', 'priceCents', /^\d{1,3}(?:\s\d{3})*,\d\d\s\$$/],
    ['declining-balances', 'maxGradBonusBps', /^\d+(?:,\d{1,3})?\s%$/],
  ] as const) {
    const cells = await cellsOf(collection, field)
    expect(cells.length, collection).toBeGreaterThan(0)
    for (const cell of cells) expect(cell, collection).toMatch(written)
  }
  await page.goto(`/admin/collections/carts/${cart.id}`)
  await expect(page.getByText(/^Bloc de 30 repas · [\d,]+\u00a0\$ · Code promo HELLO10$/)).toBeVisible()
})

test('a shop manager edits the parts of a custom plan as a number of swipes and an amount in dollars', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'shop-manager')
  const plan = await findDocument(api, 'custom-plans?depth=0&limit=1')
  await enterStudio(context, 'shop-manager', 'en')
  await openInStudio(page, `/admin/collections/custom-plans/${plan.id}`)
  await expect(page.getByLabel('Number of swipes').first()).toHaveValue('40')
  await expect(page.getByLabel('Balance', { exact: true }).first()).toHaveValue('105.00')
  await expect(page.locator('body')).not.toContainText(/cents/)
})

test('a shop manager is told when a price needs a day, and plans the new one', async ({ page, context, request }) => {
  const api = await studioApi(request, 'shop-manager')
  const id = await createPlan(api, await siteIdOf(request, 'northgate'), 'Plan')
  await enterStudio(context, 'shop-manager', 'fr')
  const publish = page.getByRole('button', { name: 'Publier les modifications' })
  try {
    await openInStudio(page, `/admin/collections/meal-plans/${id}`)
    await page.locator('#field-priceCents').fill('120')
    await page.waitForLoadState('networkidle') // a check of what was typed, which answers with the save, hides its error
    await publish.click()
    await expect(page.getByText(/^Ce prix est déjà affiché\./)).toBeVisible()
    await page.locator('#field-priceCents').fill('100')
    await page.locator('#field-nextPriceCents').fill('120')
    await page.getByLabel('Nouveau prix à partir du').fill('2099-01-01')
    await publish.click()
    const read = async () => (await (await api('GET', `meal-plans/${id}?depth=0`)).json()) as object
    await expect.poll(read).toMatchObject({ priceCents: 10_000, nextPriceCents: 12_000, nextPriceFrom: '2099-01-01' })
  } finally {
    await page.close()
    await api('DELETE', `meal-plans/${id}`)
  }
})

test('a shop manager changes a price and withdraws a plan, and a buyer who has it in the cart is told and cannot check out', async ({
  page,
  request,
}) => {
  const api = await studioApi(request, 'shop-manager')
  const id = await createPlan(api, await siteIdOf(request, 'northgate'), 'Nest')
  const change = (data: object) => api('PATCH', `meal-plans/${id}`, data)
  await setLanguage(page, 'en')
  try {
    await page.goto('/northgate/meal-plan-purchase')
    await openPanel(page, 'products')
    await page.getByRole('button', { name: 'Add to cart: Nest' }).click()
    const cart = panel(page, 'cart')
    await expect(cart.locator('.order-item')).toHaveCount(1)
    await change({ nextPriceCents: 12_000, nextPriceFrom: '2026-11-20' })
    await page.reload()
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
  } finally {
    await api('DELETE', `meal-plans/${id}`)
  }
})
