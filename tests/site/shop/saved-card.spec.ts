import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  acceptTerms,
  campuses,
  cards,
  choosePayment,
  expectOrdered,
  fillBuyer,
  fillCard,
  form,
  openSubscriptionCheckout,
  placeButton,
} from '../../support/browser/checkout'
import { setLanguage } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const field = (page: Page, name: string) => page.locator(`[name="card.${name}"]`)

/** A new customer whose plan is charged on January 1. */
async function subscribe(page: Page) {
  const email = await signUp(page, 'northgate', { email: `${test.info().testId}-${Date.now()}@northgate.example` })
  await openSubscriptionCheckout(page)
  await fillBuyer(page, { ...campuses.en, email })
  const later = 'Today $0.00. On January 1, 2027: $108.48, taxes included.' // one month
  await expect(form(page)).toContainText(later)
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await expect(form(page)).toContainText(later)
  await fillCard(page, cards.approved)
  await expect(placeButton(page)).toContainText(later)
  await expect(page.locator('.checkout-summary')).toContainText(later)
  await placeButton(page).click()
  await acceptTerms(page, campuses.en)
  await expectOrdered(page, campuses.en)
}

test('[CUS-5.17] [CUS-9.9] a customer pays nothing today for a later subscription, and replaces its card by keyboard, then in French on a phone', async ({
  page,
}) => {
  let answers = 0
  await page.route('**/v1/customer/replace_subscription_card', (route) =>
    (answers += 1) === 2 ? route.abort() : route.continue(),
  )
  await setLanguage(page, 'en')
  await subscribe(page)
  await page.goto('/northgate/customer-account?part=subscriptions')
  await expect(page.getByText('Card: Visa ending in 4242')).toBeVisible()
  const replace = page.getByRole('button', { name: 'Replace the card of 8 meals a month' })
  await tabTo(page, replace)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Replace the card of 8 meals a month' })
  await expect(dialog).toContainText('Nothing is charged now. On 1/1/27, we charge $108.48 to the new card.')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(replace).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]) // opens it again, however fast
  await tabTo(page, dialog.getByRole('button', { name: 'Save card' }))
  await page.keyboard.press('Enter')
  await expect(field(page, 'firstName')).toBeFocused()
  await expect(field(page, 'number')).toHaveAccessibleDescription(/Please enter a valid credit card number\./)
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await fillCard(page, cards.declined)
  await page.keyboard.press('Enter')
  await expect(field(page, 'number')).toBeFocused()
  await expect(field(page, 'number')).toHaveAccessibleDescription(/Card declined\./)
  await expect(field(page, 'securityCode')).toHaveValue('123')
  await fillCard(page, cards.amex, '1234') // the lost answer is asked for again
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'All set! Your card has been replaced.' })).toBeFocused()
  await expect(page.getByText('Card: American Express ending in 0005')).toBeVisible()

  await setLanguage(page, 'fr')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/northgate/gerer-votre-compte?part=subscriptions')
  await expect(page.getByText('Carte\u00a0: American Express se terminant par 0005')).toBeVisible()
  await page.getByRole('button', { name: 'Remplacer la carte de l’abonnement «\u00a08 repas par mois\u00a0»' }).click()
  const french = page.getByRole('dialog')
  await expect(french).toContainText(/Le 0?1\/0?1\/27, nous prélèverons 108,48\u00a0\$ sur la nouvelle carte\./)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  expect(await fits()).toBe(true)
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await fillCard(page, cards.approved)
  await french.getByRole('button', { name: 'Enregistrer la carte' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Votre carte a été remplacée.' })).toBeFocused()
  await expect(page.getByText('Carte\u00a0: Visa se terminant par 4242')).toBeVisible()
  const next = page.getByText(/^Prochain paiement/)
  await expect(next).toBeVisible()
  await page.getByRole('button', { name: /^Annuler l’abonnement/ }).click()
  await french.getByRole('button', { name: 'Oui, annuler' }).click()
  await expect(next).toBeHidden()
})
