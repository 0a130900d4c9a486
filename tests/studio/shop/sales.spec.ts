import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { enterStudio } from '../../support/browser/staff-sessions'
import { openInStudio } from '../../support/browser/open-in-studio'

test.use({ viewport: { width: 1600, height: 900 } }) // the navigation is open

/** The figures are those of the demo's orders at Northgate, worked out by hand for November 20th, 2026. */
const t = {
  sales: 'Ventes',
  sold: 'Ventes par forfait',
  refunded: 'Commandes remboursées',
  period: 'Période',
  lastMonth: 'last-month',
  from: 'Premier jour',
  to: 'Dernier jour',
  show: 'Afficher',
  term: 'Automne',
  nothing: 'Rien n’a été vendu pendant cette période.',
  wrongOrder: 'Le premier jour suit le dernier. Entrez un premier jour plus tôt.',
  abandoned: 'Paniers abandonnés',
  coffee: ['Abonnement café', '1', '90,00 $', '0,00 $', '90,00 $', '0,00 $'],
  october: [
    ['Bloc de 60 repasForfait repas', '1', '489,95 $', '25,00 $', '464,95 $', '60,43 $'],
    ['Argent repas avec boni croissantSolde prépayé', '1', '450,00 $', '0,00 $', '450,00 $', '0,00 $'],
    ['Argent repas, 4 % de rabaisSolde prépayé', '1', '150,00 $', '6,00 $', '144,00 $', '0,00 $'],
    ['8 repas par moisForfait repas', '1', '96,00 $', '0,00 $', '96,00 $', '12,48 $'],
    ['Total', '4', '1 185,95 $', '31,00 $', '1 154,95 $', '72,91 $'],
  ],
  fallTotal: ['Total', '6', '3 448,90 $', '31,00 $', '3 417,90 $', '79,78 $'],
  cart: ['Idris Halloran', 'Bloc de 30 repas', '330,52 $'],
  carts: '1 panier, 330,52 $ au total',
}

/** The cells of the rows of a table, with ordinary spaces. */
const cellsOf = (page: Page, table: string, rows: 'tbody' | 'tfoot') =>
  page
    .getByRole('table', { name: table })
    .locator(`${rows} tr`)
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))),
    )

test('shows what was sold by plan, with refunded orders apart, and abandoned carts', async ({ page, context }) => {
  await enterStudio(context, 'shop-manager', 'fr')
  await openInStudio(page, '/admin')
  expect(await findViolations(page, '.dashboard')).toEqual([])
  const week = page.getByRole('region', { name: /^Ventes des sept derniers jours/ })
  await expect(week.getByRole('link')).toHaveAttribute('href', '/admin/sales?period=last-7-days')
  await page.locator('.nav').getByRole('link', { name: t.sales, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.sales })).toBeVisible()
  await expect(page.getByText(t.nothing)).toBeVisible()
  await expect.poll(() => cellsOf(page, t.refunded, 'tbody')).toEqual([t.coffee])

  await expect(page.getByText(t.carts.replace(/ (?=\$)/g, '\u00a0'))).toBeVisible()
  const carts = page.getByRole('table', { name: t.abandoned }).locator('tbody tr')
  await expect(carts).toHaveCount(1)
  for (const text of t.cart) await expect(carts).toContainText(text.replace(/ (?=\$)/g, '\u00a0'))

  const period = page.getByLabel(t.period)
  await period.selectOption(t.lastMonth)
  const all = async () => [...(await cellsOf(page, t.sold, 'tbody')), ...(await cellsOf(page, t.sold, 'tfoot'))]
  await expect.poll(all).toEqual(t.october)
  expect(await findViolations(page, '.sales')).toEqual([])
  await period.selectOption({ label: t.term })
  await expect.poll(() => cellsOf(page, t.sold, 'tfoot')).toEqual([t.fallTotal])

  await period.selectOption('days')
  await page.getByLabel(t.from).fill('2026-10-31')
  await page.getByLabel(t.to).fill('2026-10-01')
  await page.getByRole('button', { name: t.show }).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: t.wrongOrder })).toBeVisible()
  await page.getByLabel(t.from).fill('2026-10-26')
  await page.getByLabel(t.to).fill('2026-10-26')
  await page.getByRole('button', { name: t.show }).press('Enter')
  await expect.poll(() => cellsOf(page, t.sold, 'tbody')).toEqual([t.october[0]])
  await expect(page.getByText(t.wrongOrder)).toBeHidden()
})

test('says when the server does not answer, and when there is nothing to show', async ({ page, context }) => {
  let isDown = true
  await page.route(
    (url) => url.pathname.startsWith('/api/orders/'),
    (route) => (isDown ? route.abort() : route.continue()),
  )
  await enterStudio(context, 'administrator', 'en')
  await openInStudio(page, '/admin/sales')
  const alert = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
  await expect(alert).toBeVisible()
  expect(await findViolations(page, '.sales')).toEqual([])
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeHidden()
  await page.locator('.sales__head').getByLabel('Site').selectOption({ label: 'Lakeshore College' })
  await expect(page.getByText('No cart is abandoned right now.')).toBeVisible()
  await expect(page.getByText('Nothing was sold in this period.')).toBeVisible()
  expect(await findViolations(page, '.sales')).toEqual([])
})

test('shows nothing of the sales to dietitians, nor to visitors', async ({ page, context }) => {
  await enterStudio(context, 'dietitian', 'en')
  await openInStudio(page, '/admin')
  const entries = page.locator('.nav__wrap > .work-links a, .nav-group a')
  await expect(entries).toHaveText('Today|Dishes|On-the-go orders|Dietary profiles|Dietary health forms'.split('|'))
  expect((await page.goto('/admin/sales'))?.status()).toBe(404)
  await context.clearCookies()
  await page.goto('/admin/sales')
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
})
