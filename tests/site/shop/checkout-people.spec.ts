import { expect, type Page } from '@playwright/test'
import { customers } from '../../../demo/northgate/shop/customers'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  acceptTerms,
  addPlan,
  campuses,
  cards,
  choosePayment,
  enterCode,
  expectOrdered,
  fillBuyer,
  fillCard,
  fillPerson,
  form,
  openCheckout,
  placeButton,
  readCode,
} from '../../support/browser/checkout'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'
import { siteIdOf } from '../../v1/campus'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

async function signIn(page: Page, key: string) {
  const site_id = await siteIdOf(page.request, 'northgate')
  const { email, password } = customers.find((customer) => customer.key === key) ?? {}
  const response = await page.request.post('/v1/customer/authenticate', { data: { site_id, email, password } })
  expect(await response.json()).toMatchObject({ status: 'success' })
}

test('[CUS-4.26] a customer who is logged in finds the form filled in, without a password', async ({ page }) => {
  await signIn(page, 'anjali')
  await addPlan(page, campuses.en)
  await page.locator('#order-cart').getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Anjali')
  await expect(page.getByLabel('Northgate email')).toHaveValue('anjali.deshmukh@northgate.example')
  await expect(page.getByLabel('Confirm email')).toHaveValue('anjali.deshmukh@northgate.example')
  await expect(page.getByLabel('Phone')).toHaveValue('(705) 555 - 0173')
  await expect(field(page, 'password')).toHaveCount(0)
  expect(await findViolations(page, '#order-checkout')).toEqual([])
  await choosePayment(page, 'Student ID')
  await placeButton(page).click()
  await acceptTerms(page, campuses.en)
  await acceptTerms(page, campuses.en)
  await enterCode(page, { ...campuses.en, email: 'anjali.deshmukh@northgate.example' })
  await expectOrdered(page, campuses.en)
})

test('[CUS-1.5] [CUS-3.3] [CUS-4.12] [CUS-5.6] [CUS-6.3] a parent fills in a block for themselves and one for the student', async ({
  page,
}) => {
  await page.goto('/northgate/meal-plan-purchase')
  await page.getByLabel('Who are you?').selectOption('Parent of a student')
  await page.locator('#order-products > summary').click()
  await page.getByRole('button', { name: 'Add to cart: Block of 60' }).click()
  await page.locator('#order-cart').getByRole('button', { name: 'Checkout' }).click()
  const parent = page.getByRole('group', { name: 'Parent information' })
  const student = page.getByRole('group', { name: 'Student information' })
  await expect(parent.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(student.getByLabel('Northgate email')).toBeVisible()
  await expect(student.getByLabel('Student number')).toBeVisible()
  await expect(student).toContainText('One order is for one student: for another child, order again afterwards.')
  expect(await findViolations(page, '#order-checkout')).toEqual([])

  const email = 'ingrid@mail.example'
  await fillPerson(page, 'buyer', { firstName: 'Ingrid', email, confirmEmail: email })
  await fillPerson(page, 'student', { email, confirmEmail: email })
  await field(page, 'buyer.studentId').fill(campuses.en.studentId)
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await expect(field(page, 'student.email')).toHaveAccessibleDescription(
    'The parent and student email addresses cannot match',
  )
  await field(page, 'student.email').fill('maya@northgate.example')
  await field(page, 'student.confirmEmail').fill('maya@northgate.example')
  await placeButton(page).click()
  const review = (name: string) => page.getByRole('region', { name })
  await expect(review('Student information')).toContainText(`Student number: ${campuses.en.studentId}`)
  await expect(review('Parent information')).not.toContainText(campuses.en.studentId)
  await fillCard(page, cards.approved)
  await placeButton(page).click()
  await acceptTerms(page, campuses.en)
  await expectOrdered(page, campuses.en)
})

test('a guest orders with the keyboard alone', async ({ page }) => {
  const campus = { ...(await openCheckout(page, 'en')), email: 'keyboard@northgate.example' }
  for (const [name, text] of [
    ['firstName', 'Maya'],
    ['lastName', 'Lindqvist-Osei'],
    ['studentId', campus.studentId],
    ['email', campus.email],
    ['confirmEmail', campus.email],
    ['phoneNumber', '7055550163'],
    ['address', '44 Harbour Street'],
    ['city', 'Parry Sound'],
    ['province', 'Ontario'],
    ['postalCode', 'p2a9z9'],
  ] as const) {
    await tabTo(page, field(page, `buyer.${name}`))
    await page.keyboard.type(text)
  }
  await expect(page.getByLabel('Phone')).toHaveValue('(705) 555 - 0163')
  await tabTo(page, form(page).getByRole('radio').first())
  await page.keyboard.press('Space')
  await tabTo(page, placeButton(page))
  await page.keyboard.press('Enter')
  for (const name of ['Terms for payment by Student ID', 'Meal plan terms']) {
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByRole('region')).toBeFocused()
    await tabTo(page, dialog.getByRole('button', { name: 'I accept' }))
    await page.keyboard.press('Enter')
  }
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await page.keyboard.type(await readCode(page, campus.email))
  await page.keyboard.press('Enter')
  await expectOrdered(page, campus)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the checkout fits the width, shows the total and keeps targets large', async ({ page }) => {
    const campus = await openCheckout(page, 'fr')
    await fillBuyer(page, campus)
    await choosePayment(page, 'Credit card')
    await expect(page.locator('.checkout-total')).toContainText(campus.total)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    expect(await fits()).toBe(true)
    await placeButton(page).click()
    await expect(page.getByLabel('Numéro de carte')).toHaveAttribute('inputmode', 'numeric')
    await expect(page.getByLabel('Numéro de carte')).toHaveAttribute('autocomplete', 'cc-number')
    expect(await fits()).toBe(true)
    for (const target of await form(page).locator('button, input:not([type=checkbox]), select').all())
      expect((await target.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44)
    await fillCard(page, cards.approved)
    await placeButton(page).click()
    await acceptTerms(page, campus)
    await expectOrdered(page, campus)
  })
})

test('[CUS-2.72] a reload gives back what was typed, never the card, and the overlay of an order that is processed', async ({
  page,
}) => {
  const campus = await openCheckout(page, 'en')
  await fillBuyer(page, campus)
  await choosePayment(page, 'Credit card')
  await placeButton(page).click()
  await fillCard(page, cards.approved)
  await page.reload()
  await page.locator('#order-cart').getByRole('button', { name: 'Checkout' }).click()
  await expect(field(page, 'buyer.firstName')).toHaveValue('Maya')
  await expect(field(page, 'buyer.city')).toHaveValue('Parry Sound')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain(cards.approved)
  await placeButton(page).click()
  await expect(field(page, 'card.number')).toHaveValue('')
  await fillCard(page, cards.slower)
  await placeButton(page).click()
  await acceptTerms(page, campus)
  const isPending = async () => (await (await page.request.get('/v1/cart/fetch')).json()).cart.order_pending as unknown
  await expect.poll(isPending).toBe(true)
  page.once('dialog', (question) => void question.accept()) // the browser warns before it leaves the page
  await page.reload()
  await expect(page.getByRole('dialog')).toContainText('You will not be charged twice.')
})
