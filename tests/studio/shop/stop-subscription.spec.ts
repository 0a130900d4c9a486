import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/watched-test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { openInStudio } from '../../support/browser/open-in-studio'
import { enterStudio } from '../../support/browser/staff-sessions'
import { studioApi } from '../staff-sign-in'

test.use({ viewport: { width: 1440, height: 900 } })

/** Opens the demo's subscription to ten meals a month. */
async function openSubscription(page: Page) {
  const api = await studioApi(page.request, 'administrator')
  const query = 'subscriptions?where[name][equals]=10%20repas%20par%20mois&locale=fr&depth=0'
  const { docs } = (await (await api('GET', query)).json()) as { docs: { id: string }[] }
  expect(docs).toHaveLength(1)
  await openInStudio(page, `/admin/collections/subscriptions/${docs[0]?.id}`)
}

test('an administrator stops the payments of a subscription with a reason, by keyboard, and the page says who stopped them', async ({
  page,
  context,
}) => {
  await enterStudio(context, 'administrator', 'fr')
  await openSubscription(page)
  const panel = page.getByRole('region', { name: 'Paiements à venir' })
  const button = panel.getByRole('button', { name: 'Arrêter les paiements à venir…' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Arrêter les paiements de cet abonnement' })
  await expect(dialog).toContainText('Rien n’est remboursé\u00a0: remboursez à la page de la commande.')
  expect(await findViolations(page, '.refund-dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()

  await button.press('Enter')
  await dialog.getByRole('button', { name: 'Arrêter les paiements' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('Entrez une raison.')
  await expect(dialog.getByLabel('Raison')).toBeFocused()
  await page.keyboard.type('La banque refuse le remboursement')
  await dialog.getByRole('button', { name: 'Arrêter les paiements' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(panel.getByRole('status')).toHaveText(
    'Les paiements sont arrêtés. La personne recevra un courriel d’ici quelques minutes.',
  )
  await expect(button).toBeHidden()
  await expect(page.getByLabel('Raison de l’annulation')).toHaveValue('La banque refuse le remboursement')
  expect(await findViolations(page, '.order-money')).toEqual([])

  await openSubscription(page)
  await expect(page.getByLabel('Annulé par')).toHaveValue('administrator@example.com')
  await expect(panel).toHaveCount(0)
})
