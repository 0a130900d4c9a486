import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const address = '/northgate/meal-plan-purchase'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all products and prices are visible, and no control that does nothing', async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    await expect(page.getByText('Turn on JavaScript to buy online.')).toBeVisible()
    for (const text of ['$489.95', '$96.00 a month', 'You pay 4% less.', '80 meals', '$45.00 a month'])
      await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.locator('.order-form').getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('.order-form :is(input, select)').filter({ visible: true })).toHaveCount(0)
  })

  test('the advice ranks the plans for three answers in a form', async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'Help me choose' }).click()
    await page.getByRole('group', { name: 'Days on campus a week' }).getByLabel('3').check()
    await page.getByRole('group', { name: 'Meals on such a day' }).getByLabel('1').check()
    await page.getByLabel('Now and then').check()
    await page.getByRole('button', { name: 'Compare plans' }).click()
    await expect(page).toHaveURL(/\?days=3&meals=1&snacks=some#help-me-choose$/)
    const result = page.getByRole('region', { name: 'Plans for 5 meals a week' })
    await expect(result.getByRole('listitem').first()).toContainText('Best match')
    await expect(result.getByRole('listitem').first()).toContainText('The lowest price for each meal that you eat.')
    await expect(result.getByRole('listitem').last()).toContainText('Too few meals')
  })
})

test('a link of the advice opens its plan', async ({ page }) => {
  await page.goto(`${address}?days=3&meals=1&snacks=some#help-me-choose`)
  await page.getByRole('region', { name: 'Plans for 5 meals a week' }).getByRole('link', { name: 'Unlimited' }).click()
  await expect(page.getByRole('button', { name: 'Add to cart: Unlimited' })).toBeInViewport()
  expect(await findViolations(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`every panel has readable colours and names (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(address)
    for (const name of ['selections', 'products', 'cart']) {
      if (name !== 'selections') await page.locator(`#order-${name} > summary`).click()
      expect(await findViolations(page)).toEqual([])
    }
  })

test('a long description shows two lines until it is opened', async ({ page }) => {
  await page.goto(address)
  await page.locator('#order-products > summary').click()
  const card = page.getByRole('article', { name: 'Unlimited' })
  const more = card.getByRole('button', { name: 'More about Unlimited' })
  const description = card.locator('.order-desc')
  const before = await description.evaluate((element) => element.clientHeight)
  await more.click()
  await expect(card.getByRole('button', { name: 'Less about Unlimited' })).toHaveAttribute('aria-expanded', 'true')
  expect(await description.evaluate((element) => element.clientHeight)).toBeGreaterThan(before)
  await expect(page.getByRole('article', { name: 'Flex 14' }).getByRole('button', { name: /^More/ })).toHaveCount(0)
})

test('prints all products and no controls', async ({ page }) => {
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('$489.95').first()).toBeVisible()
  await expect(page.locator('.order-form').getByRole('button').filter({ visible: true })).toHaveCount(0)
})
