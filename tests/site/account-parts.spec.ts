import { expect, type Page } from '@playwright/test'
import { accountAddress } from '@/domain/account-address'
import { customers as northgate } from '../../demo/northgate/shop/customers'
import { customers as saintCyrille } from '../../demo/universite-saint-cyrille/shop/customers'
import { siteIdOf } from '../v1/campus'
import { barriers } from '../support/barriers'
import { speak, type Language } from '../support/site-pages'
import { test } from '../support/visitor'

const demo = { northgate, 'universite-saint-cyrille': saintCyrille }
type Slug = keyof typeof demo
type Part = 'allergens' | 'food-insecurity' | 'orders' | 'subscriptions' | 'notifications'
const parts: Part[] = ['allergens', 'food-insecurity', 'orders', 'subscriptions', 'notifications']

async function post(page: Page, path: string, slug: Slug, data: object) {
  const site_id = await siteIdOf(page.request, slug)
  const response = await page.request.post(`/v1/customer/${path}`, { data: { site_id, ...data } })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

/** Signs a demo customer in, who is only looked at. */
async function signIn(page: Page, slug: Slug, key: string) {
  const customer = demo[slug].find((it) => it.key === key)
  if (!customer) throw new Error(`No customer ${key}`)
  await post(page, 'authenticate', slug, { email: customer.email, password: customer.password })
}

/** Signs somebody new in, of whom anything may be changed. */
async function signUp(page: Page, slug: Slug) {
  const password = 'Secret-word1!'
  const email = `${test.info().testId}-${Date.now()}@example.com`
  const name = { first_name: 'Ana', last_name: 'Roy' }
  await post(page, 'create', slug, { ...name, email, password, confirm_password: password })
}

const open = (page: Page, slug: Slug, part: Part, language: Language) =>
  page.goto(`${accountAddress('account', slug, language)}?part=${part}`)

const says = {
  en: {
    allergens: 'Allergens',
    milk: 'Milk',
    others: /^Other allergens/,
    contactName: 'Contact name',
    contactNumber: 'Contact phone',
    safety: /always tell the server about your allergy/,
    save: 'Save',
    saved: 'Your allergen preferences have been updated.',
    missing: 'The Contact phone field is required.',
    failed: 'Sorry, we ran into an unexpected error.',
    food: 'I sometimes do not have enough to eat',
    foodSaved: 'Your Food Insecurity preferences have been updated.',
    optIn: 'Send me news and offers',
    byText: 'Notify me by text message',
    toProfile: 'Add a number to your profile',
    noticesSaved: 'Your notification preferences have been updated.',
    noOrders: "We weren't able to locate any orders associated with your account.",
    noSubscriptions: "We weren't able to locate any subscriptions associated with your account.",
  },
  fr: {
    allergens: 'Allergènes',
    milk: 'Lait',
    others: /^Autres allergènes/,
    contactName: 'Nom de la personne',
    contactNumber: 'Téléphone de la personne',
    safety: /signalez toujours votre allergie/,
    save: 'Enregistrer',
    saved: 'Vos préférences en matière d’allergènes ont été mises à jour.',
    missing: 'Remplissez le champ «\u00a0Téléphone de la personne\u00a0».',
    failed: 'Désolés, nous avons rencontré une erreur inattendue.',
    food: 'Il m’arrive de ne pas avoir assez à manger',
    foodSaved: 'Vos préférences en matière d’insécurité alimentaire ont été mises à jour.',
    optIn: 'M’envoyer des nouvelles et des offres',
    byText: 'M’aviser par message texte',
    toProfile: 'Ajouter un numéro à votre profil',
    noticesSaved: 'Vos préférences en matière d’avis ont été mises à jour.',
    noOrders: 'Nous n’avons trouvé aucune commande associée à votre compte.',
    noSubscriptions: 'Nous n’avons trouvé aucun abonnement associé à votre compte.',
  },
} as const

for (const [language, slug] of [
  ['en', 'northgate'],
  ['fr', 'universite-saint-cyrille'],
] as const) {
  const say = says[language]

  test(`[CUS-5.28] [CUS-8.20] allergens are kept, with both of a contact or neither (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'allergens', language)
    const form = page.getByRole('form', { name: say.allergens })
    await expect(page.getByText(say.safety)).toBeVisible()
    await form.getByRole('checkbox', { name: say.milk, exact: true }).focus()
    await page.keyboard.press('Space')
    await form.getByRole('textbox', { name: say.others }).fill('Kiwi, lupin, kiwi')
    await form.getByRole('textbox', { name: say.contactName }).fill('Hélène Roy')
    await form.getByRole('button', { name: say.save }).click()
    await expect(form.getByText(say.missing)).toBeVisible()
    await expect(form.getByRole('textbox', { name: say.contactNumber })).toBeFocused()
    await page.keyboard.type('(418) 555-0181')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toHaveText(say.saved)
    await page.reload()
    await expect(form.getByRole('checkbox', { name: say.milk, exact: true })).toBeChecked()
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(form.getByRole('textbox', { name: say.others })).toHaveValue('Kiwi, lupin')
    await expect(form.getByRole('textbox', { name: say.contactNumber })).toHaveValue(/^418.555-0181$/)
  })

  test(`[CUS-8.21] [CUS-8.22] food insecurity is kept; what fails says so and stays written (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'food-insecurity', language)
    const box = page.getByRole('checkbox', { name: say.food })
    await expect(box).not.toBeChecked()
    await page.route('**/v1/customer/food_insecurity', (route) => route.abort())
    await box.check()
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('alert').filter({ hasText: say.failed })).toBeFocused()
    await page.unroute('**/v1/customer/food_insecurity')
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('status')).toHaveText(say.foodSaved)
    await page.reload()
    await expect(box).toBeChecked()
  })

  test(`[CUS-2.23] news are chosen, text messages with a number only (${language})`, async ({ page, baseURL }) => {
    await speak(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'notifications', language)
    await expect(page.getByRole('checkbox', { name: say.byText })).toBeDisabled()
    await page.getByRole('checkbox', { name: say.optIn }).check()
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('status')).toHaveText(say.noticesSaved)
    await expect(page.getByRole('link', { name: say.toProfile })).toBeVisible()
    await post(page, 'update_customer', slug, { first_name: 'Ana', last_name: 'Roy', mobile: '418 555-0147' })
    await page.reload()
    await expect(page.getByRole('checkbox', { name: say.optIn })).toBeChecked()
    await page.getByRole('checkbox', { name: say.byText }).check()
    await page.getByRole('button', { name: say.save }).click()
    await expect(page.getByRole('status')).toHaveText(say.noticesSaved)
    await page.reload()
    await expect(page.getByRole('checkbox', { name: say.byText })).toBeChecked()
  })

  test(`[CUS-2.27] [CUS-2.41] somebody new has neither orders nor subscriptions (${language})`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language, baseURL)
    await signUp(page, slug)
    await open(page, slug, 'orders', language)
    await expect(page.getByText(say.noOrders, { exact: true })).toBeVisible()
    await open(page, slug, 'subscriptions', language)
    await expect(page.getByText(say.noSubscriptions, { exact: true })).toBeVisible()
  })

  test(`no part has barriers or is wider than a screen (${language})`, async ({ page, baseURL }) => {
    test.slow()
    await speak(page, language, baseURL)
    await signIn(page, slug, slug === 'northgate' ? 'tobias' : 'karim')
    for (const part of parts) {
      await open(page, slug, part, language)
      for (const width of [360, 768, 992, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect([part, width, beyond]).toEqual([part, width, 0])
        if (width !== 768) expect([part, width, await barriers(page)]).toEqual([part, width, []])
      }
    }
  })
}

test('[CUS-2.26] orders are listed with date, number, total and payment, the newest first', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL)
  await signIn(page, 'northgate', 'tobias')
  await open(page, 'northgate', 'orders', 'en')
  const table = page.getByRole('table', { name: 'Orders' })
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Number', 'Total', 'Payment type'])
  await expect(table.getByRole('rowheader')).toHaveText([/NGU-20512$/, /NGU-20518$/]) // 25 and 48 days ago
  await expect(table.getByRole('row').nth(1)).toContainText('10/26/26')
  await expect(table.getByRole('row').nth(1)).toContainText('Student ID')
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(table.getByRole('row').nth(1).getByText('Payment type')).toBeVisible()
})

test('[CUS-2.26] orders speak French, and say what was not paid', async ({ page, baseURL }) => {
  await speak(page, 'fr', baseURL)
  await signIn(page, 'universite-saint-cyrille', 'zhen')
  await open(page, 'universite-saint-cyrille', 'orders', 'fr')
  const row = page.getByRole('table', { name: 'Commandes' }).getByRole('row').nth(1)
  await expect(row).toContainText('19/11/26')
  await expect(row).toContainText(/\d,\d\d\u00a0\$/)
  await expect(row).toContainText('Carte étudiante')
  await expect(row).toContainText('En attente')
})

test('[CUS-2.40] a cancelled subscription says when, with each payment', async ({ page, baseURL }) => {
  await speak(page, 'en', baseURL)
  await signIn(page, 'northgate', 'tobias')
  await open(page, 'northgate', 'subscriptions', 'en')
  const table = page.getByRole('table', { name: 'Subscriptions' })
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'Description', 'Payments', 'Change'])
  const row = table.getByRole('row').nth(1)
  await expect(row).toContainText('Canceled on 10/31/26') // 20 days ago
  await expect(row.getByRole('listitem')).toHaveCount(4)
  await expect(row.getByRole('button')).toHaveCount(0)
})

test('[CUS-4.42] [CUS-8.16] a subscription is cancelled after a question, by keyboard; a failure says so', async ({
  page,
  baseURL,
}) => {
  await speak(page, 'en', baseURL)
  await signIn(page, 'northgate', 'anjali')
  await open(page, 'northgate', 'subscriptions', 'en')
  const cancel = page.getByRole('button', { name: /^Cancel / })
  await expect(cancel).toBeEnabled()
  await cancel.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Cancel .*\?$/ })
  await expect(dialog).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()

  await page.route('**/v1/customer/cancel_subscription', (route) => route.abort())
  await cancel.click()
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Sorry, we ran into an unexpected error.')
  await page.unroute('**/v1/customer/cancel_subscription')

  // The demo's subscription goes on for others: what v1 answers is put in its place.
  const json = { status: 'success', count: 0, msg: 'Subscription cancelled successfully.' }
  await page.route('**/v1/customer/cancel_subscription', (route) => route.fulfill({ json }))
  await dialog.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(dialog).toBeHidden()
  const status = page.getByRole('status').filter({ hasText: json.msg })
  await expect(status).toBeFocused()
  await expect(page.getByText('Canceled on 11/20/26')).toBeVisible()
  await expect(cancel).toHaveCount(0)
})
