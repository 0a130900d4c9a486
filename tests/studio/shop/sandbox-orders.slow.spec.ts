import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { openInStudio } from '../../support/browser/open-in-studio'
import { enterStudio } from '../../support/browser/staff-sessions'
import { buyer, cardOrder } from '../../support/shop/order-call'
import { siteIdOf } from '../../v1/campus'
import { findDocument, studioApi } from '../staff-sign-in'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1600, height: 900 } })

/** Orders $100 of Meal Dollars with a card of the sandbox. Returns the order's id and number. */
async function order({ request }: Page): Promise<{ order_id: string; no: string }> {
  const site_id = await siteIdOf(request, 'universite-saint-cyrille')
  const call = async (path: string, data: object) => {
    const response = await request.post(`/v1/${path}`, { data: { site_id, ...data } })
    return (await response.json()) as Record<string, unknown>
  }
  const api = await studioApi(request, 'administrator')
  const path = 'declining-balances?where[name][equals]=Meal Dollars that grow&locale=en&depth=0'
  const balance = { db_id: (await findDocument(api, path)).id, declining_balance_value: '100' }
  expect(await call('cart/add_declining_balance', balance)).toMatchObject({ status: 'success' })
  const email = 'maya.roy@example.com'
  const student = { ...buyer, email, confirm_email: email, student_id: 'TREM12345678' }
  const placed = await call('cart/create_cc_order', { ...cardOrder, buyer: student })
  expect(placed).toMatchObject({ order: { response: 'Approved' } })
  return placed.order as { order_id: string; no: string }
}

test('staff refund a card order of the sandbox, and comparing its day with the provider finds no difference', async ({
  page,
  context,
}) => {
  const { order_id: id, no } = await order(page)
  await enterStudio(context, 'administrator', 'en')
  await openInStudio(page, `/admin/collections/orders/${id}`)
  const panel = page.getByRole('region', { name: 'Payment and refunds' })
  await expect(panel).toContainText('$100.00')
  await panel.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog', { name: `Refund order ${no}` })
  await dialog.getByLabel('Reason').fill('Bought twice')
  await dialog.getByRole('button', { name: 'Refund $100.00' }).click()
  await expect(panel.getByRole('status')).toHaveText('Refunded $100.00.')
  const refunds = page.getByRole('table', { name: 'Refunds' })
  await expect(refunds).toContainText('Done')
  await expect(panel).toContainText('Refunded')

  await openInStudio(page, '/admin/sales')
  await page.locator('.sales__head').getByLabel('Site').selectOption({ label: 'Saint-Cyrille University' })
  const section = page.getByRole('region', { name: 'Payment provider and ledger' })
  await section.getByLabel('Day to compare').fill('2026-11-20')
  await section.getByRole('button', { name: 'Compare now' }).click()
  const outcome = section
    .getByRole('status')
    .filter({ hasText: 'No differences in the last 31 days that were compared.' })
  await expect(outcome).toBeVisible()
  await expect(section.getByText('Loading…')).toHaveCount(0) // the list is read again after a comparison
  await section.locator('summary', { hasText: 'Compared days' }).click()
  const day = section.getByRole('row').filter({ hasText: 'November 20th, 2026' })
  await expect(day.getByRole('cell').first()).toHaveText('2') // the charge and its refund
  await section.getByLabel('Day to compare').fill('2026-12-24')
  await section.getByRole('button', { name: 'Compare now' }).click()
  await expect(section.getByRole('alert')).toHaveText('Choose a day that has begun, of the last 400 days.')
})
