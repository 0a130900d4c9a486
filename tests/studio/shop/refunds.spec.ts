import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { openInStudio } from '../../support/browser/open-in-studio'
import { enterStudio } from '../../support/browser/staff-sessions'
import { findDocument, studioApi } from '../staff-sign-in'

// Sequential: a refund changes an order of the demo.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1600, height: 900 } })

/** Opens the page of an order of the demo, by its number. */
async function openOrder(page: Page, no: string) {
  const api = await studioApi(page.request, 'administrator')
  const { id } = await findDocument(api, `orders?where[no][equals]=${no}&depth=0`)
  await openInStudio(page, `/admin/collections/orders/${id}`)
}

/** The cells of the rows of a table, with ordinary spaces. */
const cellsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s/g, ' '))),
    )

test('a shop manager refunds a part of an order, in English and by keyboard', async ({ page, context }) => {
  await enterStudio(context, 'shop-manager', 'en')
  await openOrder(page, 'NGU-20512')
  const panel = page.getByRole('region', { name: 'Payment and refunds' })
  await expect(panel).toContainText('$525.38')
  await expect(panel.getByText('No refunds.')).toBeVisible()
  expect(await findViolations(page, '.order-money')).toEqual([])

  await panel.getByRole('button', { name: 'Refund…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Refund order NGU-20512' })
  await expect(dialog.getByRole('radio', { name: 'Everything that is left: $525.38' })).toBeChecked()
  expect(await findViolations(page, '.refund-dialog')).toEqual([])
  await page.keyboard.press('ArrowDown')
  const amount = dialog.getByLabel('Amount in dollars')
  await amount.fill('600')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Enter at most $525.38.')
  await expect(amount).toBeFocused()
  await amount.fill('113')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Enter a reason.')
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  expect(await findViolations(page, '.refund-dialog')).toEqual([])
  await page.keyboard.type('Moved off campus')
  await dialog.getByRole('button', { name: 'Refund $113.00' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(panel.getByRole('status')).toHaveText('Refunded $113.00.')
  await expect(panel.getByRole('button', { name: 'Refund…' })).toBeFocused()
  await expect
    .poll(async () => (await cellsOf(page, 'Refunds')).map(([, ...cells]) => cells))
    .toEqual([['$113.00', 'Done', 'Moved off campus', 'shop-manager@example.com']])
  await expect(panel).toContainText('Partly refunded')
  await expect(panel).toContainText('$412.38')

  await panel.locator('summary', { hasText: 'Ledger' }).press('Enter')
  const ledger = (await cellsOf(page, 'Ledger')).map(([, kind, account, debit, credit]) => [
    kind,
    account,
    debit,
    credit,
  ])
  expect(ledger).toEqual([
    ['Sale', 'Student accounts', '$525.38', ''],
    ['Sale', 'Sales', '', '$464.95'],
    ['Sale', 'Federal tax', '', '$23.24'],
    ['Sale', 'Provincial tax', '', '$37.19'],
    ['Refund', 'Student accounts', '', '$113.00'],
    ['Refund', 'Sales', '$100.00', ''],
    ['Refund', 'Federal tax', '$5.00', ''],
    ['Refund', 'Provincial tax', '$8.00', ''],
  ])
  await panel.locator('summary', { hasText: 'Why this total' }).press('Enter')
  await expect(panel.getByRole('table', { name: 'Why this total' })).toContainText('Promo code FRIEND25')
  expect(await findViolations(page, '.order-money')).toEqual([])
})

test('an administrator cancels an order, in French', async ({ page, context }) => {
  await enterStudio(context, 'administrator', 'fr')
  await openOrder(page, 'USC-10242')
  const panel = page.getByRole('region', { name: 'Paiement et remboursements' })
  await panel.getByRole('button', { name: 'Annuler la commande…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Annuler la commande USC-10242' })
  await expect(dialog).toContainText('Cette action est irréversible.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await panel.getByRole('button', { name: 'Annuler la commande…' }).click()
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Entrez une raison.')
  await dialog.getByLabel('Raison').fill('Départ de l’université')
  expect(await findViolations(page, '.refund-dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
  await expect(panel.getByRole('status')).toContainText('La commande est annulée. Remboursement de')
  await expect(panel).toContainText('Annulée')
  await expect(panel.getByRole('button', { name: 'Annuler la commande…' })).toHaveCount(0)
  await expect(panel.getByRole('button', { name: 'Rembourser…' })).toHaveCount(0)
  expect(await findViolations(page, '.order-money')).toEqual([])
})

test('a refund that somebody else made first is refused, and the page shows it', async ({ page, context, request }) => {
  await enterStudio(context, 'shop-manager', 'fr')
  await openOrder(page, 'NGU-20512')
  const panel = page.getByRole('region', { name: 'Paiement et remboursements' })
  await panel.getByRole('button', { name: 'Rembourser…' }).click()
  const api = await studioApi(request, 'administrator')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const refund = { amountCents: 100, reason: 'Geste commercial', cancels: false }
  expect((await api('POST', `orders/${id}/refund`, refund)).status()).toBe(200)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Raison').fill('Erreur')
  await dialog.getByRole('button', { name: /^Rembourser/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('Quelqu’un d’autre a modifié cette commande entre-temps.')
  await dialog.getByRole('button', { name: 'Revenir' }).click()
  await expect(page.getByRole('table', { name: 'Remboursements' })).toContainText('Geste commercial')
})

test('the page of sales exports the ledger and shows revenue by day and by term', async ({ page, context }) => {
  await enterStudio(context, 'shop-manager', 'fr')
  await openInStudio(page, '/admin/sales')
  await expect(page).toHaveTitle('Ventes · Refectory')
  await page.getByLabel('Période').selectOption('last-month')
  const section = page.getByRole('region', { name: 'Revenus par jour' })
  await expect(section.getByRole('img')).toBeVisible()
  const foot = section.getByRole('table', { name: 'Revenus par jour' }).locator('tfoot tr > *')
  await expect
    .poll(async () => (await foot.allTextContents()).map((text) => text.replace(/\s/g, ' ')))
    .toEqual(['Total', '3', '2', '1 260,85 $', '86,65 $', '0,00 $']) // two weekly payments of 52,95 $ and 6,87 $ among them
  await expect(page.getByRole('table', { name: 'Revenus par session' })).toBeVisible()
  expect(await findViolations(page, '.sales')).toEqual([])

  await page.getByLabel('Grand livre du').fill('2026-08-01')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger le grand livre' }).press('Enter'),
  ])
  const [first, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(first).toBe('\ufeffJour;Genre;Commande;Compte;Débit (CAD);Crédit (CAD);Fournisseur;Référence;Écriture')
  const sale = lines.find((line) => line.includes('NGU-20512'))
  expect(sale).toContain('Vente;NGU-20512;Comptes étudiants;"525,38";;')
})
