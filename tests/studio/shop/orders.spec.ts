import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { openInStudio } from '../../support/browser/open-in-studio'
import { enterStudio } from '../../support/browser/staff-sessions'

// Sequential: the last test changes orders of the demo.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1600, height: 900 } })

test('the list finds an order by names, and its page reads like one', async ({ page, context }) => {
  await enterStudio(context, 'shop-manager', 'en')
  await openInStudio(page, '/admin/collections/orders?search=dufresne+colleen')
  const rows = page.locator('.collection-list tbody tr')
  await expect(rows).toHaveCount(1)
  for (const text of ['NGU-20516', 'colleen.dufresne@mail.example', '400240018']) await expect(rows).toContainText(text)
  await openInStudio(page, '/admin/collections/orders?search=NGU-2051&columns=["no","paymentType"]')
  const paidBy = page.locator('[class*="selected--Credit"]').first()
  await expect(paidBy).toHaveText('Credit card')
  await expect(paidBy).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.getByRole('link', { name: 'NGU-20513' }).click()
  const order = page.getByRole('region', { name: 'Order NGU-20513' })
  for (const text of ['Maya Lindqvist-Osei', '400231145', 'Google Pay', 'Not loaded yet', '$594.00'])
    await expect(order).toContainText(text)
  const items = order.getByRole('table', { name: 'Items' }).locator('tbody tr')
  await expect(items.nth(1)).toContainText('Dining Dollars with a growing bonus')
  await expect(items.nth(1)).toContainText('Declining balance of $504.00, including a bonus of $54.00')
  expect(await findViolations(page, '.order-money')).toEqual([])
  await expect(page.getByText('All stored fields')).toBeVisible()
  await expect(page.getByLabel('Savings')).toBeHidden()
})

test('the card office downloads what waits, marks it as loaded, and finds it again', async ({ page, context }) => {
  await enterStudio(context, 'shop-manager', 'fr')
  await openInStudio(page, '/admin/sales')
  const office = page.getByRole('region', { name: 'Bureau des cartes' })
  const orders = office.getByRole('table').getByRole('row')
  await expect(orders).toHaveCount(7) // a head, and six items of five paid orders
  expect(await findViolations(page, '.sales')).toEqual([])
  await office.getByLabel('Choisir toutes les commandes').uncheck()
  await office.getByRole('button', { name: 'Marquer comme chargées' }).click()
  await expect(office.getByRole('alert')).toHaveText('Choisissez au moins une commande.')
  await office.getByLabel('Choisir la commande NGU-20513').check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    office.getByRole('button', { name: 'Télécharger en CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('cartes-2026-11-20.csv')
  expect((await readFile(await download.path(), 'utf8')).split('\r\n')).toHaveLength(4) // a head, two items, and the end
  await office.getByRole('button', { name: 'Marquer comme chargées' }).click()
  await expect(office.getByRole('status').filter({ hasText: '1 commande modifiée.' })).toBeVisible()
  await expect(orders).toHaveCount(5)
  await office.getByLabel('Afficher aussi les commandes chargées, des jours').check()
  await office.getByLabel('Commandées du').fill('2026-10-01')
  await expect(orders.filter({ hasText: 'NGU-20513' }).first()).toContainText('par shop-manager@example.com')
})
