import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { watchShown } from '../../support/browser/shown-duration'
import { setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'
import { customers } from '../../../demo/northgate/shop/customers'
import { siteIdOf } from '../../v1/campus'

const page1 = '/northgate/meal-plan-purchase'
const panel = (page: Page, name: 'selections' | 'products' | 'cart') => page.locator(`#order-${name}`)
const openPanel = (page: Page, name: 'selections' | 'products' | 'cart') =>
  panel(page, name).locator('> summary').click()
const isOpen = (page: Page, name: 'selections' | 'products' | 'cart') =>
  panel(page, name).evaluate((element) => (element as HTMLDetailsElement).open)
const totalOf = (page: Page) => panel(page, 'cart').locator('.order-total dd')

async function signIn(page: Page) {
  const site_id = await siteIdOf(page.request, 'northgate')
  const { email, password } = customers.find(({ key }) => key === 'tobias') ?? {}
  const response = await page.request.post('/v1/customer/authenticate', { data: { site_id, email, password } })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

test('[CUS-2.64] [CUS-4.13] the selections come first, one panel is open at a time', async ({ page }) => {
  await page.goto(page1)
  expect(await isOpen(page, 'selections')).toBe(true)
  await expect(page.getByRole('heading', { level: 2, name: 'Products' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Cart' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue to products' }).click()
  expect(await isOpen(page, 'products')).toBe(true)
  expect(await isOpen(page, 'selections')).toBe(false)
  await expect(page.locator('#order-products-summary')).toBeFocused()
})

test('a plan that is added before the scripts load is in the cart afterwards', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  let load: () => void = () => undefined
  const chosen = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(page1, { waitUntil: 'commit' })
  await openPanel(page, 'products')
  await page.getByRole('button', { name: 'Add to cart: Block of 30' }).click()
  load()
  await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(1)
  expect(faults).toEqual([]) // a panel that is open must not make React draw the page again
})

for (const { language, site, labels, parent, welcome, plans, hidden, untaxed } of [
  {
    language: 'en',
    site: 'northgate',
    labels: ['Where do you live?', 'Which term?', 'Who are you?', 'What year are you in?'],
    parent: 'Parent of a student',
    welcome: 'Thank you for feeding a student.',
    plans: ['Unlimited', 'Weekday', 'Flex 14', 'Block of 30', 'Block of 60'],
    hidden: '8 meals a month',
    untaxed: 'With your answers, you pay no tax.',
  },
  {
    language: 'fr',
    site: 'universite-saint-cyrille',
    labels: ['Où habitez-vous?', 'Session', 'À qui est destiné le forfait?', 'Année d’études'],
    parent: 'Parent ou tuteur',
    welcome: 'Vous payez, votre jeune mange',
    plans: ['Carnet de 25 repas'],
    hidden: '5 repas par semaine',
    untaxed: 'Avec vos réponses, vous ne payez pas de taxes.',
  },
] as const)
  test(`[CUS-2.65] [CUS-2.66] [CUS-2.67] [CUS-4.10] [CUS-9.1] answers of a parent narrow the plans and are remembered for three days (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(`/${site}/meal-plan-purchase`)
    const selections = panel(page, 'selections')
    await expect(selections.locator('select')).toHaveCount(4)
    for (const label of labels) await expect(selections.getByLabel(label)).toBeVisible()
    await selections.getByLabel(labels[2]).selectOption(parent)
    await expect(selections).toContainText(welcome)
    await expect(selections).toContainText(untaxed)
    await openPanel(page, 'products')
    for (const plan of plans) await expect(page.getByRole('heading', { level: 4, name: plan })).toBeVisible()
    await expect(page.getByRole('heading', { level: 4, name: hidden })).toBeHidden()

    const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('answers-'))
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(2.99)
    expect(days).toBeLessThanOrEqual(3)
    await page.reload()
    await expect(page.getByLabel(labels[2]).locator('option:checked')).toHaveText(parent)
    await expect(selections).toContainText(welcome)
  })

for (const { language, site, plan, add, total, item, discounted, code, why, reason, remove, empty } of [
  {
    language: 'en',
    site: 'northgate',
    plan: 'Block of 60',
    add: 'Add to cart',
    total: '$553.63', // 489.95 + 24.49 + 39.19
    item: '1 item, $553.63',
    discounted: '$498.26', // 440.95 after 49.00, + 22.04 + 35.27
    code: 'hello10',
    why: 'Why this total?',
    reason: 'Promo code HELLO10: 10% off, rounded up to the cent.',
    remove: 'Delete',
    empty: 'Your cart is empty.',
  },
  {
    language: 'fr',
    site: 'universite-saint-cyrille',
    plan: 'Carnet de 25 repas',
    add: 'Ajouter au panier',
    total: '316,11\u00a0$', // 274,95 + 13,74 + 27,42
    item: '1 article, 316,11\u00a0$',
    discounted: '284,50\u00a0$', // 247,45 after 27,50, + 12,37 + 24,68
    code: 'bienvenue10',
    why: 'Pourquoi ce total?',
    reason: 'Code promo BIENVENUE10\u00a0: rabais de 10\u00a0%, arrondi au cent supérieur.',
    remove: 'Supprimer',
    empty: 'Votre panier est vide.',
  },
] as const)
  test(`[CUS-2.69] [CUS-2.71] [CUS-4.8] [CUS-4.14] [CUS-4.32] [CUS-5.20] [PUB-5.9] a guest buys up to the total and understands it (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(`/${site}/meal-plan-purchase`)
    await openPanel(page, 'products')
    await page
      .getByRole('button', { name: add })
      .and(page.locator(`[data-name="${plan}"]`))
      .click()
    await expect(totalOf(page)).toHaveText(total)
    expect(await isOpen(page, 'cart')).toBe(true)
    await expect(page.locator('#order-cart-summary')).toBeFocused()
    await expect(page.locator('#order-cart-summary')).toContainText(item)
    const cart = panel(page, 'cart')
    await expect(cart.locator('.order-notice')).toHaveCount(0)

    const promo = cart.locator('#promo-code')
    await promo.fill(code)
    await expect(promo).toHaveValue(code.toUpperCase())
    await promo.press('Enter')
    await expect(totalOf(page)).toHaveText(discounted)
    await cart.getByText(why).click()
    await expect(cart.getByText(reason)).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await page.reload()
    expect(await isOpen(page, 'cart')).toBe(true)
    await expect(totalOf(page)).toHaveText(discounted)
    await cart.locator('#promo-remove').click()
    await expect(totalOf(page)).toHaveText(total)
    await cart.getByRole('button', { name: remove }).click()
    await expect(cart).toContainText(empty)
    await expect(page.locator('#order-cart-summary')).toBeFocused()
  })

test('[CUS-4.9] [CUS-9.14] a loader blocks the page for a second, so that a double click adds one item', async ({
  page,
}) => {
  await page.goto(page1)
  await openPanel(page, 'products')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/v1/cart/add') && calls.push(request.url()))
  const loaderDuration = await watchShown(page, '.order-overlay')
  await page.locator('#order-products [data-name="Block of 30"]').dblclick()
  await expect(page.locator('.order-overlay')).toContainText('Updating your cart')
  expect(
    await page
      .locator('.order-form > div')
      .first()
      .evaluate((element) => (element as HTMLElement).inert),
  ).toBe(true)
  await expect(page.locator('.order-overlay')).toHaveCount(0)
  const milliseconds = await loaderDuration()
  expect(milliseconds).toBeGreaterThan(950)
  expect(milliseconds).toBeLessThan(2_500) // it stays until the cart has answered
  await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(1)
  expect(calls).toHaveLength(1)
})

test('[CUS-2.68] [CUS-5.18] a balance says its rule, price and next step, and refuses too little beside the field', async ({
  page,
}) => {
  await page.goto(page1)
  await openPanel(page, 'products')
  const box = page.getByRole('form', { name: 'Dining Dollars with a growing bonus' })
  await expect(box).toContainText('For each full $100.00, you get a bonus of 3%, up to 12%.')
  const amount = box.getByLabel('Amount in dollars')
  await expect(box).toContainText('You pay $250.00 and get $265.00.')
  await expect(box).toContainText('Add $50.00 more for a bonus of $27.00.')
  await amount.fill('20')
  await amount.press('Enter')
  await expect(box.getByRole('alert')).toHaveText('Value must be higher than $50.00')
  await expect(amount).toHaveValue('20')
  await expect(amount).toBeFocused()
  await amount.fill('300')
  await amount.press('Enter')
  await expect(panel(page, 'cart')).toContainText('Bonus: $27.00.')
  await expect(totalOf(page)).toHaveText('$300.00')
  await panel(page, 'cart').getByRole('button', { name: 'Edit Dining Dollars with a growing bonus' }).click()
  await expect(amount).toBeFocused() // [CUS-4.16] back to the products
  expect(await isOpen(page, 'products')).toBe(true)
})

test('[CUS-4.16] editing an item returns to its product', async ({ page }) => {
  await page.goto(page1)
  await openPanel(page, 'products')
  await page.locator('#order-products [data-name="Block of 30"]').click()
  await panel(page, 'cart').getByRole('button', { name: 'Edit Block of 30' }).click()
  expect(await isOpen(page, 'products')).toBe(true)
  await expect(page.locator('#order-products [data-name="Block of 30"]')).toBeFocused()
})

test('[CUS-2.68] [CUS-9.8] a custom plan shows the price of its two parts', async ({ page }) => {
  await page.goto(page1)
  await openPanel(page, 'products')
  const form = page.getByRole('form', { name: 'Make your own plan' })
  await form.getByLabel('80 meals').check()
  await form.getByLabel('$220 for $200').check()
  await expect(form.getByRole('status')).toContainText('$1,000.00 ($1,130.00 with taxes) Includes a bonus of $20.00.')
  await form.getByRole('button', { name: 'Add to cart: Make your own plan' }).click()
  await expect(totalOf(page)).toHaveText('$1,130.00')
  await expect(panel(page, 'cart')).toContainText('Swipes: 80. Declining balance: $220.00.')
})

test('[CUS-5.21] [CUS-9.11] coffee is sold for one to five months, by card, without tax', async ({ page }) => {
  await page.goto(page1)
  await openPanel(page, 'products')
  const form = page.getByRole('form', { name: 'Coffee subscription' })
  await expect(form).toContainText('Two medium coffees a day, one per transaction, with at least an hour')
  const months = form.getByLabel('How many months?')
  await expect(months.locator('option')).toHaveText([
    '1 month, $45.00',
    '2 months, $90.00',
    '3 months, $135.00',
    '4 months, $180.00',
    '5 months, $225.00',
  ])
  await months.selectOption('5')
  await form.getByRole('button').click()
  await expect(totalOf(page)).toHaveText('$225.00')
  await expect(panel(page, 'cart').locator('.order-pay')).toHaveText('You can pay with: Credit card')
})

test('[CUS-2.73] [CUS-4.11] a guest logs in for a subscription and returns to the order form', async ({ page }) => {
  await page.goto(page1)
  await openPanel(page, 'products')
  await expect(page.getByRole('region', { name: 'Subscriptions' }).getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Meal plans' }).getByRole('article')).toHaveCount(5)
  await expect(panel(page, 'products')).toContainText('Subscriptions need an account. Log in or Sign Up')
  await page.getByRole('link', { name: 'Log in to add: 8 meals a month' }).click()
  await page.waitForURL(/\/northgate\/login\?next=/)
  const { email = '', password = '' } = customers.find(({ key }) => key === 'anjali') ?? {}
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.locator('form.form button:not([type=button])').click()
  await page.waitForURL(/\/northgate\/meal-plan-purchase$/)
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
})

for (const { language, words } of [
  {
    language: 'en',
    words: {
      logIn: 'Log in',
      forgotten: 'Forgot your password?',
      back: 'Return to login',
      email: 'Email',
      password: 'Password',
      cancel: 'Cancel',
    },
  },
  {
    language: 'fr',
    words: {
      logIn: 'Se connecter',
      forgotten: 'Mot de passe oublié?',
      back: 'Revenir à la connexion',
      email: 'Courriel',
      password: 'Mot de passe',
      cancel: 'Annuler',
    },
  },
] as const)
  test(`[CUS-2.15] [CUS-4.5] a returning customer logs in over the order form, by keyboard (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(page1)
    const opener = page.locator('.order-returning').getByRole('link', { name: words.logIn })
    await expect(opener).toHaveAttribute('href', /\?next=%2Fnorthgate%2Fmeal-plan-purchase$/) // without scripts
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: words.logIn })
    await dialog.getByRole('button', { name: words.forgotten }).press('Enter')
    await dialog.getByRole('button', { name: words.back }).press('Enter')
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    const { email = '', password = '' } = customers.find(({ key }) => key === 'anjali') ?? {}
    await dialog.getByRole('textbox', { name: words.email }).fill(email)
    await dialog.getByLabel(words.password).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.locator('.order-returning')).toContainText(email)
    await expect(page).toHaveURL(/\/northgate\/meal-plan-purchase$/)
  })

test('[CUS-4.33] [CUS-4.34] [CUS-5.22] [CUS-5.25] [CUS-9.9] a customer chooses dates, accepts the terms and pays nothing today', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(page1)
  await openPanel(page, 'products')
  await page.getByRole('button', { name: 'Add to cart: 8 meals a month' }).click()
  const dialog = page.getByRole('dialog', { name: '8 meals a month' })
  // November 20 is after the 18th.
  await expect(dialog.getByLabel('Start').locator('option').first()).toHaveText('December 1, 2026')
  await expect(dialog.getByLabel('End').locator('option:checked')).toHaveText('January 1, 2027')
  await dialog.getByLabel('Start').selectOption({ label: 'January 1, 2027' })
  await expect(dialog.getByLabel('End').locator('option').first()).toHaveText('February 1, 2027')
  await expect(dialog.getByLabel('End').locator('option:checked')).toHaveText('February 1, 2027')
  await dialog.getByLabel('End').selectOption({ label: 'March 1, 2027' })
  await expect(dialog).toContainText('2 payments of $96.00')
  await expect(dialog).toContainText('Nothing is due today. The first payment is on January 1, 2027.')
  await expect(dialog).toContainText('Last plan date: February 22, 2027. Last billing date: February 15, 2027.')
  await expect(dialog).toContainText('Cancel from your account at least three days before the next delivery.')
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Accept and add to cart' }).click()
  await expect(totalOf(page)).toHaveText('$0.00')
  await expect(panel(page, 'cart')).toContainText('From January 1, 2027. Last plan date: February 22, 2027.')
  await panel(page, 'cart').getByRole('button', { name: 'Delete 8 meals a month' }).click()
  await expect(panel(page, 'cart')).toContainText('Your cart is empty.')
})

test('[CUS-8.13] [CUS-5.19] a promo code is refused beside its field, in the sentence of its reason', async ({
  page,
}) => {
  await page.goto(page1)
  await openPanel(page, 'products')
  await page.getByRole('form', { name: 'Coffee subscription' }).getByRole('button').click()
  const promo = panel(page, 'cart').locator('form.order-promo')
  const refuses = async (code: string, message: string) => {
    await promo.getByLabel('Promo code').fill(code)
    await promo.getByRole('button', { name: 'Apply' }).click()
    await expect(promo.getByRole('alert')).toHaveText(message)
    await expect(promo.getByLabel('Promo code')).toHaveValue(code.toUpperCase())
  }
  await refuses('', 'A promo code is required')
  await refuses('hello10', 'Promo codes can only be applied to meal plans')
})

test('the whole purchase works with the keyboard alone', async ({ page }) => {
  await page.goto(page1)
  await tabTo(page, page.getByRole('button', { name: 'Continue to products' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('#order-products [data-name="Block of 30"]'))
  await page.keyboard.press('Enter')
  await expect(page.locator('#order-cart-summary')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Delete Block of 30' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#order-cart-summary')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Deleted: Block of 30.' })).toHaveCount(1)
})

test('nothing overflows a phone, and the total stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(page1)
  await openPanel(page, 'products')
  await page.locator('#order-products [data-name="Weekday"]').click()
  await expect(totalOf(page)).toHaveText('$1,925.00')
  await openPanel(page, 'products')
  const bar = page.locator('.order-total-bar')
  await expect(bar).toBeInViewport()
  await expect(bar).toContainText('1 item, $1,925.00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await findViolations(page)).toEqual([])
})
