import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { customers as northgate } from '../../../demo/northgate/shop/customers'
import { customers as saintCyrille } from '../../../demo/universite-saint-cyrille/shop/customers'
import { siteIdOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage, type Language } from '../../support/browser/site-pages'
import { signUp } from '../../support/browser/sign-up'
import { test } from '../../support/browser/visitor'

const demo = { northgate, 'universite-saint-cyrille': saintCyrille }
type Slug = keyof typeof demo
type Section = 'allergens' | 'food-insecurity' | 'orders' | 'subscriptions' | 'notifications'
const sections: Section[] = ['allergens', 'food-insecurity', 'orders', 'subscriptions', 'notifications']

async function post(page: Page, path: string, slug: Slug, data: object) {
  const site_id = await siteIdOf(page.request, slug)
  const response = await page.request.post(`/v1/customer/${path}`, { data: { site_id, ...data } })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

/** Signs in a demo customer. Tests must not change it. */
async function signIn(page: Page, slug: Slug, key: string) {
  const customer = demo[slug].find((it) => it.key === key)
  if (!customer) throw new Error(`No customer ${key}`)
  await post(page, 'authenticate', slug, { email: customer.email, password: customer.password })
}

const open = (page: Page, slug: Slug, section: Section, language: Language) =>
  page.goto(`${accountPath('account', slug, language)}?part=${section}`)

test('[CUS-1.2] [CUS-5.28] [CUS-8.20] [CUS-9.15] saves allergens, and a contact with both name and number', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  await signUp(page, 'northgate')
  await open(page, 'northgate', 'allergens', 'en')
  const form = page.getByRole('form', { name: 'Allergens' })
  await expect(page.getByText(/Always tell our staff before you eat\./)).toBeVisible()
  await form.getByRole('checkbox', { name: 'Milk', exact: true }).focus()
  await page.keyboard.press('Space')
  await form.getByRole('textbox', { name: /^Other allergens/ }).fill('Kiwi, lupin, kiwi')
  await form.getByRole('textbox', { name: 'Contact name' }).fill('Hélène Roy')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('The Contact phone field is required.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Contact phone' })).toBeFocused()
  await page.keyboard.type('(418) 555-0181')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText('All set! Your allergen preferences have been updated.')
  await page.reload()
  await expect(form.getByRole('checkbox', { name: 'Milk', exact: true })).toBeChecked()
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(form.getByRole('textbox', { name: /^Other allergens/ })).toHaveValue('Kiwi, lupin')
  await expect(form.getByRole('textbox', { name: 'Contact phone' })).toHaveValue('(418) 555 - 0181')
})

test('[CUS-8.21] [CUS-8.22] saves food insecurity; a failure shows a message and keeps the choice', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  await page.route('**/v1/customer/food_insecurity', (route) => route.abort(), { times: 1 })
  await signUp(page, 'northgate')
  await open(page, 'northgate', 'food-insecurity', 'en')
  const box = page.getByRole('checkbox', { name: 'I sometimes do not have enough to eat' })
  await expect(box).not.toBeChecked()
  await box.check()
  await page.getByRole('button', { name: 'Save' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Sorry, we ran into an unexpected error.' })
  await expect(alert).toBeFocused()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status')).toHaveText('All set! Your Food Insecurity preferences have been updated.')
  await page.reload()
  await expect(box).toBeChecked()
})

test('[CUS-2.23] saves notification preferences; text messages need a phone number', async ({ page }) => {
  const saved = 'C’est fait! Vos préférences en matière d’avis ont été mises à jour.'
  const [optIn, byText] = ['M’envoyer des nouvelles et des offres', 'M’aviser par message texte']
  await setLanguage(page, 'fr')
  await signUp(page, 'universite-saint-cyrille')
  await open(page, 'universite-saint-cyrille', 'notifications', 'fr')
  await expect(page.getByRole('checkbox', { name: byText })).toBeDisabled()
  await page.getByRole('checkbox', { name: optIn }).check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status')).toHaveText(saved)
  await expect(page.getByRole('link', { name: 'Ajouter un numéro de téléphone' })).toBeVisible()
  const profile = { first_name: 'Ana', last_name: 'Roy', mobile: '418 555-0147' }
  await post(page, 'update_customer', 'universite-saint-cyrille', profile)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: optIn })).toBeChecked()
  await page.getByRole('checkbox', { name: byText }).check()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('status')).toHaveText(saved)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: byText })).toBeChecked()
})

test('[CUS-2.27] [CUS-2.41] a new customer has neither orders nor subscriptions', async ({ page }) => {
  await setLanguage(page, 'en')
  await signUp(page, 'northgate')
  for (const part of ['orders', 'subscriptions'] as const) {
    await open(page, 'northgate', part, 'en')
    const sentence = `We weren't able to locate any ${part} associated with your account.`
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
})

test('sections are accessible and fit a phone and a desktop', async ({ page }) => {
  await setLanguage(page, 'fr')
  await signIn(page, 'universite-saint-cyrille', 'karim')
  for (const section of sections) {
    await open(page, 'universite-saint-cyrille', section, 'fr')
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect([section, width, beyond]).toEqual([section, width, 0])
    }
    expect([section, await findViolations(page)]).toEqual([section, []])
  }
})

test('[CUS-2.21] [CUS-2.26] [CUS-2.40] [PUB-9.5] lists orders, newest first, and subscriptions with their payments', async ({
  page,
}) => {
  await setLanguage(page, 'en')
  await signIn(page, 'northgate', 'tobias')
  await open(page, 'northgate', 'orders', 'en')
  const orders = page.getByRole('table', { name: 'Orders' })
  await expect(orders.getByRole('columnheader')).toHaveText(['Date', 'Number', 'Total', 'Payment type'])
  await expect(orders.getByRole('rowheader')).toHaveText([/NGU-20512Receipt \(PDF\)$/, /NGU-20518Receipt \(PDF\)$/]) // 25 and 48 days ago
  await expect(orders.getByRole('row').nth(1)).toContainText(/10\/26\/26, \d{1,2}:\d\d[ap]m/)
  await expect(orders.getByRole('row').nth(1)).toContainText('Student ID')
  const receipt = orders.getByRole('link', { name: /^Receipt \(PDF\) of order .*NGU-20512$/ })
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect([file.headers()['content-type'], file.headers()['cache-control']]).toEqual(['application/pdf', 'no-store'])
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(orders.getByRole('row').nth(1).getByText('Payment type')).toBeVisible()

  await open(page, 'northgate', 'subscriptions', 'en')
  const subscriptions = page.getByRole('table', { name: 'Subscriptions' })
  await expect(subscriptions.getByRole('columnheader')).toHaveText(['Date', 'Description', 'Payments', 'Change'])
  const row = subscriptions.getByRole('row').nth(1)
  await expect(row).toContainText('Canceled on 10/31/26') // 20 days ago
  await expect(row.getByRole('listitem')).toHaveCount(4)
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('[CUS-2.26] lists orders in French, with a note beside unpaid ones', async ({ page }) => {
  await setLanguage(page, 'fr')
  await signIn(page, 'universite-saint-cyrille', 'zhen')
  await open(page, 'universite-saint-cyrille', 'orders', 'fr')
  const row = page.getByRole('table', { name: 'Commandes' }).getByRole('row').nth(1)
  await expect(row).toContainText(/19\/11\/26, \d\dh\d\d/)
  await expect(row).toContainText(/\d,\d\d\u00a0\$/)
  await expect(row).toContainText('Carte étudiante')
  await expect(row).toContainText('En attente')
})

test('[CUS-4.42] [CUS-8.16] cancels a subscription after a confirmation, by keyboard; a failure shows a message', async ({
  page,
}) => {
  // Other tests need the demo's subscription, so the second response is a stub.
  const json = { status: 'success', count: 0, msg: 'Subscription cancelled successfully.' }
  let calls = 0
  await page.route('**/v1/customer/cancel_subscription', (route) =>
    (calls += 1) === 1 ? route.abort() : route.fulfill({ json }),
  )
  await setLanguage(page, 'en')
  await signIn(page, 'northgate', 'anjali')
  await open(page, 'northgate', 'subscriptions', 'en')
  const cancel = page.getByRole('button', { name: /^Cancel / })
  await expect(cancel).toBeEnabled()
  await cancel.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Cancel .*\?$/ })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('We will not charge any further payments.')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  await cancel.click()
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Sorry, we ran into an unexpected error.')
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: `OK! ${json.msg}` })).toBeFocused()
  await expect(page.getByText('Canceled on 11/20/26')).toBeVisible()
  await expect(cancel).toHaveCount(0)
})
