import { expect } from '@playwright/test'
import { addButton, openPanel, panel, sumNames, totalOf } from '../../support/browser/order-form'
import { setLanguage } from '../../support/browser/site-pages'
import { test, waitForHydrationOnGoto } from '../../support/browser/visitor'

test('[CUS-2.65] [CUS-2.66] [CUS-2.67] [CUS-2.68] [CUS-2.71] [CUS-3.6] [CUS-4.10] [CUS-9.1] answers of a parent narrow the plans, free cards and cart of tax, and are remembered for three days', async ({
  page,
}) => {
  await setLanguage(page, 'fr')
  await page.goto('/universite-saint-cyrille/meal-plan-purchase')
  const selections = panel(page, 'selections')
  const who = selections.getByLabel('À qui est destiné le forfait?')
  const welcome = 'Vous payez, votre jeune mange'
  const taxes = async () => {
    const found = ['Carnet de 25 repas', 'Cinq jours'].map((name) =>
      page.getByRole('article', { name, exact: true }).locator('.order-tax').innerText(),
    )
    return (await Promise.all(found)).map((text) => text.trim())
  }
  await expect(selections.locator('select')).toHaveCount(4)
  for (const label of ['Où habitez-vous?', 'Session', 'Année d’études'])
    await expect(selections.getByLabel(label)).toBeVisible()
  await openPanel(page, 'products')
  expect(await taxes()).toEqual(['plus taxes', 'sans taxes'])
  await openPanel(page, 'selections')
  await who.selectOption('Parent ou tuteur')
  await expect(selections).toContainText(welcome)
  await expect(selections).toContainText('Avec vos réponses, vous ne payez pas de taxes.')
  await openPanel(page, 'products')
  for (const name of ['Tous les repas', 'Cinq jours', 'Souple', 'Carnet de 25 repas', 'Carnet de 50 repas'])
    await expect(page.getByRole('heading', { level: 4, name })).toBeVisible()
  await expect(page.getByRole('heading', { level: 4, name: '5 soupers par semaine' })).toBeHidden()
  expect(await taxes()).toEqual(['sans taxes', 'sans taxes'])

  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('answers-'))
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(2.99)
  expect(days).toBeLessThanOrEqual(3)
  await page.reload()
  await expect(who.locator('option:checked')).toHaveText('Parent ou tuteur')
  await expect(selections).toContainText(welcome)

  await openPanel(page, 'products')
  expect(await taxes()).toEqual(['sans taxes', 'sans taxes']) // in the server's HTML, too
  await addButton(page, 'Carnet de 25 repas').click()
  await expect(totalOf(page)).toHaveText('274,95\u00a0$')
  await expect(sumNames(page)).toHaveText(['Sous-total', 'Total'])
  await openPanel(page, 'selections')
  await who.selectOption('')
  await openPanel(page, 'cart')
  await expect(totalOf(page)).toHaveText('316,11\u00a0$') // 274,95 + 13,74 + 27,42
  await expect(sumNames(page)).toHaveText(['Sous-total', 'Taxe fédérale (TPS)', 'Taxe provinciale', 'Total'])
})

test('[CUS-4.7] a window takes over the answers of a cart that another one changed, and adds without changing them', async ({
  page,
  context,
}) => {
  const address = '/northgate/meal-plan-purchase'
  await setLanguage(page, 'en')
  await page.goto(address)
  await openPanel(page, 'products')
  await addButton(page, 'Block of 60').click()
  await expect(totalOf(page)).toHaveText('$553.63')
  const other = waitForHydrationOnGoto(await context.newPage())
  await other.goto(address)
  await openPanel(other, 'selections')
  await other.getByLabel('Who are you?').selectOption('Parent of a student')
  await openPanel(other, 'cart')
  await expect(totalOf(other)).toHaveText('$489.95')

  await openPanel(page, 'selections') // still with the old answers: no focus event has arrived
  await page.getByLabel('What year are you in?').selectOption('Second year')
  const changed = 'Your cart changed in another window. Its answers now apply: Parent of a student'
  await expect(page.getByText(changed)).toBeVisible()
  await expect(page.getByLabel('Who are you?').locator('option:checked')).toHaveText('Parent of a student')
  await expect(page.getByLabel('What year are you in?').locator('option:checked')).toHaveText('Second year')
  await openPanel(page, 'cart')
  await expect(totalOf(page)).toHaveText('$489.95')

  await openPanel(other, 'products') // still without the year
  await addButton(other, 'Weekday').click()
  await expect(panel(other, 'cart').locator('.order-item')).toHaveCount(2)
  await expect(panel(other, 'cart').locator('.order-notice')).toHaveCount(0)
  await openPanel(other, 'selections')
  await expect(other.getByLabel('What year are you in?').locator('option:checked')).toHaveText('Second year')
})
