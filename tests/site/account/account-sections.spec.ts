import { expect, type Page } from '@playwright/test'
import { accountPath } from '@/domain/account/account-paths'
import { customers as northgate } from '../../../demo/northgate/shop/customers'
import { customers as saintCyrille } from '../../../demo/universite-saint-cyrille/shop/customers'
import { siteIdOf } from '../../v1/campus'
import { findViolations } from '../../support/browser/accessibility-violations'
import { setLanguage, type Language } from '../../support/browser/site-pages'
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

/** Signs up a new customer, which the test may change. */
async function signUp(page: Page, slug: Slug) {
  const password = 'Secret-word1!'
  const email = `${test.info().testId}-${Date.now()}@example.com`
  const name = { first_name: 'Ana', last_name: 'Roy' }
  await post(page, 'create', slug, { ...name, email, password, confirm_password: password })
}

const open = (page: Page, slug: Slug, section: Section, language: Language) =>
  page.goto(`${accountPath('account', slug, language)}?part=${section}`)

const texts = {
  en: {
    allergens: 'Allergens',
    milk: 'Milk',
    others: /^Other allergens/,
    contactName: 'Contact name',
    contactNumber: 'Contact phone',
    safety: /Always tell our staff before you eat\./,
    save: 'Save',
    saved: 'All set! Your allergen preferences have been updated.',
    missing: 'The Contact phone field is required.',
    failed: 'Sorry, we ran into an unexpected error.',
    food: 'I sometimes do not have enough to eat',
    foodSaved: 'All set! Your Food Insecurity preferences have been updated.',
    optIn: 'Send me news and offers',
    byText: 'Notify me by text message',
    toProfile: 'Add a phone number',
    notificationsSaved: 'All set! Your notification preferences have been updated.',
    noOrders: "We weren't able to locate any orders associated with your account.",
    noSubscriptions: "We weren't able to locate any subscriptions associated with your account.",
  },
  fr: {
    allergens: 'Allergènes',
    milk: 'Lait',
    others: /^Autres allergènes/,
    contactName: 'Nom de la personne',
    contactNumber: 'Téléphone de la personne',
    safety: /avisez toujours notre personnel/,
    save: 'Enregistrer',
    saved: 'C’est fait! Vos préférences en matière d’allergènes ont été mises à jour.',
    missing: 'Remplissez le champ «\u00a0Téléphone de la personne\u00a0».',
    failed: 'Désolés, nous avons rencontré une erreur inattendue.',
    food: 'Je n’ai pas toujours assez à manger',
    foodSaved: 'C’est fait! Vos préférences en matière d’insécurité alimentaire ont été mises à jour.',
    optIn: 'M’envoyer des nouvelles et des offres',
    byText: 'M’aviser par message texte',
    toProfile: 'Ajouter un numéro de téléphone',
    notificationsSaved: 'C’est fait! Vos préférences en matière d’avis ont été mises à jour.',
    noOrders: 'Nous n’avons trouvé aucune commande associée à votre compte.',
    noSubscriptions: 'Nous n’avons trouvé aucun abonnement associé à votre compte.',
  },
} as const

for (const [language, slug] of [
  ['en', 'northgate'],
  ['fr', 'universite-saint-cyrille'],
] as const) {
  const text = texts[language]

  test(`[CUS-1.2] [CUS-5.28] [CUS-8.20] [CUS-9.15] saves allergens, and a contact with both name and number (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'allergens', language)
    const form = page.getByRole('form', { name: text.allergens })
    await expect(page.getByText(text.safety)).toBeVisible()
    await form.getByRole('checkbox', { name: text.milk, exact: true }).focus()
    await page.keyboard.press('Space')
    await form.getByRole('textbox', { name: text.others }).fill('Kiwi, lupin, kiwi')
    await form.getByRole('textbox', { name: text.contactName }).fill('Hélène Roy')
    await form.getByRole('button', { name: text.save }).click()
    await expect(form.getByText(text.missing)).toBeVisible()
    await expect(form.getByRole('textbox', { name: text.contactNumber })).toBeFocused()
    await page.keyboard.type('(418) 555-0181')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toHaveText(text.saved)
    await page.reload()
    await expect(form.getByRole('checkbox', { name: text.milk, exact: true })).toBeChecked()
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(form.getByRole('textbox', { name: text.others })).toHaveValue('Kiwi, lupin')
    await expect(form.getByRole('textbox', { name: text.contactNumber })).toHaveValue('(418) 555 - 0181')
  })

  test(`[CUS-1.2] [CUS-8.21] [CUS-8.22] [CUS-9.15] saves food insecurity; a failure shows a message and keeps the choice (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'food-insecurity', language)
    const box = page.getByRole('checkbox', { name: text.food })
    await expect(box).not.toBeChecked()
    await page.route('**/v1/customer/food_insecurity', (route) => route.abort())
    await box.check()
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByRole('alert').filter({ hasText: text.failed })).toBeFocused()
    await page.unroute('**/v1/customer/food_insecurity')
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByRole('status')).toHaveText(text.foodSaved)
    await page.reload()
    await expect(box).toBeChecked()
  })

  test(`[CUS-1.2] [CUS-2.23] saves notification preferences; text messages need a phone number (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'notifications', language)
    await expect(page.getByRole('checkbox', { name: text.byText })).toBeDisabled()
    await page.getByRole('checkbox', { name: text.optIn }).check()
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByRole('status')).toHaveText(text.notificationsSaved)
    await expect(page.getByRole('link', { name: text.toProfile })).toBeVisible()
    await post(page, 'update_customer', slug, { first_name: 'Ana', last_name: 'Roy', mobile: '418 555-0147' })
    await page.reload()
    await expect(page.getByRole('checkbox', { name: text.optIn })).toBeChecked()
    await page.getByRole('checkbox', { name: text.byText }).check()
    await page.getByRole('button', { name: text.save }).click()
    await expect(page.getByRole('status')).toHaveText(text.notificationsSaved)
    await page.reload()
    await expect(page.getByRole('checkbox', { name: text.byText })).toBeChecked()
  })

  test(`[CUS-2.27] [CUS-2.41] a new customer has neither orders nor subscriptions (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'orders', language)
    await expect(page.getByText(text.noOrders, { exact: true })).toBeVisible()
    await open(page, slug, 'subscriptions', language)
    await expect(page.getByText(text.noSubscriptions, { exact: true })).toBeVisible()
  })

  test(`sections are accessible and fit every screen width (${language})`, async ({ page, baseURL }) => {
    test.slow()
    await setLanguage(page, language, baseURL)
    await signIn(page, slug, slug === 'northgate' ? 'tobias' : 'karim')
    for (const section of sections) {
      await open(page, slug, section, language)
      for (const width of [360, 768, 992, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([section, width, beyond]).toEqual([section, width, 0])
        if (width !== 768) expect([section, width, await findViolations(page)]).toEqual([section, width, []])
      }
    }
  })
}

test('[CUS-2.21] [CUS-2.26] [PUB-9.5] lists orders with date, number, total and payment type, newest first', async ({
  page,
  baseURL,
}) => {
  await setLanguage(page, 'en', baseURL)
  await signIn(page, 'northgate', 'tobias')
  await open(page, 'northgate', 'orders', 'en')
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Number', 'Total', 'Payment type'])
  await expect(table.getByRole('rowheader')).toHaveText([/NGU-20512Receipt \(PDF\)$/, /NGU-20518Receipt \(PDF\)$/]) // 25 and 48 days ago
  await expect(table.getByRole('row').nth(1)).toContainText(/10\/26\/26, \d{1,2}:\d\d[ap]m/)
  await expect(table.getByRole('row').nth(1)).toContainText('Student ID')
  const receipt = table.getByRole('link', { name: /^Receipt \(PDF\) of order .*NGU-20512$/ })
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '')
  expect([file.headers()['content-type'], file.headers()['cache-control']]).toEqual(['application/pdf', 'no-store'])
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(table.getByRole('row').nth(1).getByText('Payment type')).toBeVisible()
})

test('[CUS-2.26] lists orders in French, with a note beside unpaid ones', async ({ page, baseURL }) => {
  await setLanguage(page, 'fr', baseURL)
  await signIn(page, 'universite-saint-cyrille', 'zhen')
  await open(page, 'universite-saint-cyrille', 'orders', 'fr')
  const row = page.getByRole('table', { name: 'Commandes' }).getByRole('row').nth(1)
  await expect(row).toContainText(/19\/11\/26, \d\dh\d\d/)
  await expect(row).toContainText(/\d,\d\d\u00a0\$/)
  await expect(row).toContainText('Carte étudiante')
  await expect(row).toContainText('En attente')
})

test('[CUS-2.40] shows when a subscription was cancelled, and its payments', async ({ page, baseURL }) => {
  await setLanguage(page, 'en', baseURL)
  await signIn(page, 'northgate', 'tobias')
  await open(page, 'northgate', 'subscriptions', 'en')
  const table = page.getByRole('table', { name: 'Subscriptions' })
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Description', 'Payments', 'Change'])
  const row = table.getByRole('row').nth(1)
  await expect(row).toContainText('Canceled on 10/31/26') // 20 days ago
  await expect(row.getByRole('listitem')).toHaveCount(4)
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('[CUS-4.42] [CUS-8.16] cancels a subscription after a confirmation, by keyboard; a failure shows a message', async ({
  page,
  baseURL,
}) => {
  await setLanguage(page, 'en', baseURL)
  await signIn(page, 'northgate', 'anjali')
  await open(page, 'northgate', 'subscriptions', 'en')
  const cancel = page.getByRole('button', { name: /^Cancel / })
  await expect(cancel).toBeEnabled()
  await cancel.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Cancel .*\?$/ })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('We will not charge any further payments.')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  await page.route('**/v1/customer/cancel_subscription', (route) => route.abort())
  await cancel.click()
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Sorry, we ran into an unexpected error.')
  await page.unroute('**/v1/customer/cancel_subscription')

  // Other tests need the demo's subscription, so the response of v1 is a stub.
  const json = { status: 'success', count: 0, msg: 'Subscription cancelled successfully.' }
  await page.route('**/v1/customer/cancel_subscription', (route) => route.fulfill({ json }))
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog).toBeHidden()
  const status = page.getByRole('status').filter({ hasText: `OK! ${json.msg}` })
  await expect(status).toBeFocused()
  await expect(page.getByText('Canceled on 11/20/26')).toBeVisible()
  await expect(cancel).toHaveCount(0)
})
