import { expect, type Locator } from '@playwright/test'
import { addButton, openPanel, panel, sumNames, totalOf } from '../../support/browser/order-form'
import { setLanguage } from '../../support/browser/site-pages'
import { test, waitForHydrationOnGoto } from '../../support/browser/visitor'

const campuses = [
  {
    language: 'en',
    site: 'northgate',
    labels: ['Where do you live?', 'Which term?', 'Who are you?', 'What year are you in?'],
    parent: 'Parent of a student',
    resident: 'Resident student',
    year: 'Second year',
    welcome: 'Thank you for feeding a student.',
    plans: ['Unlimited', 'Weekday', 'Flex 14', 'Block of 30', 'Block of 60'],
    hidden: '8 meals a month',
    untaxed: 'With your answers, you pay no tax.',
    taxedPlan: 'Block of 60',
    untaxedPlan: 'Weekday',
    plusTaxes: 'plus taxes',
    noTax: 'no tax',
    exemptTotal: '$489.95',
    taxedTotal: '$553.63', // 489.95 + 24.49 + 39.19
    sums: ['Subtotal', 'Federal tax (GST)', 'Provincial tax (PST)', 'Total'],
    changed: 'Your cart changed in another window. Its answers now apply: Parent of a student',
  },
  {
    language: 'fr',
    site: 'universite-saint-cyrille',
    labels: ['Où habitez-vous?', 'Session', 'À qui est destiné le forfait?', 'Année d’études'],
    parent: 'Parent ou tuteur',
    resident: 'Étudiante ou étudiant en résidence',
    year: 'Deuxième année',
    welcome: 'Vous payez, votre jeune mange',
    plans: ['Tous les repas', 'Cinq jours', 'Souple', 'Carnet de 25 repas', 'Carnet de 50 repas'],
    hidden: '5 soupers par semaine',
    untaxed: 'Avec vos réponses, vous ne payez pas de taxes.',
    taxedPlan: 'Carnet de 25 repas',
    untaxedPlan: 'Cinq jours',
    plusTaxes: 'plus taxes',
    noTax: 'sans taxes',
    exemptTotal: '274,95\u00a0$',
    taxedTotal: '316,11\u00a0$', // 274,95 + 13,74 + 27,42
    sums: ['Sous-total', 'Taxe fédérale (TPS)', 'Taxe provinciale', 'Total'],
    changed:
      'Votre panier a changé dans une autre fenêtre. Ses réponses s’appliquent maintenant\u00a0: Parent ou tuteur',
  },
] as const

for (const { language, site, labels, parent, welcome, plans, hidden, untaxed, ...campus } of campuses)
  test(`[CUS-2.65] [CUS-2.66] [CUS-2.67] [CUS-2.71] [CUS-3.6] [CUS-4.10] [CUS-9.1] answers of a parent narrow the plans, free the cart of tax and are remembered for three days (${language})`, async ({
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

    await openPanel(page, 'products')
    await addButton(page, campus.taxedPlan).click()
    await expect(totalOf(page)).toHaveText(campus.exemptTotal)
    await expect(sumNames(page)).toHaveText([campus.sums[0], campus.sums[3]])
    await openPanel(page, 'selections')
    await selections.getByLabel(labels[2]).selectOption('')
    await openPanel(page, 'cart')
    await expect(totalOf(page)).toHaveText(campus.taxedTotal)
    await expect(sumNames(page)).toHaveText([...campus.sums])
  })

for (const { language, site, labels, parent, plusTaxes, noTax, ...campus } of campuses)
  test(`[CUS-2.68] cards say which tax a guest and an exempt parent pay (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto(`/${site}/meal-plan-purchase`)
    const tax = (name: string): Locator => page.getByRole('article', { name, exact: true }).locator('.order-tax')
    const texts = async () =>
      [await tax(campus.taxedPlan).innerText(), await tax(campus.untaxedPlan).innerText()].map((text) => text.trim())
    await openPanel(page, 'products')
    expect(await texts()).toEqual([plusTaxes, noTax])
    await openPanel(page, 'selections')
    await page.getByLabel(labels[2]).selectOption(parent)
    await openPanel(page, 'products')
    expect(await texts()).toEqual([noTax, noTax])
    await page.reload() // the server's HTML too
    await openPanel(page, 'products')
    expect(await texts()).toEqual([noTax, noTax])
  })

for (const { language, site, labels, parent, resident, year, ...campus } of campuses) {
  test(`[CUS-4.7] [CUS-4.10] a window takes over the answers of a cart that another one changed (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const address = `/${site}/meal-plan-purchase`
    await page.goto(address)
    await openPanel(page, 'products')
    await addButton(page, campus.taxedPlan).click()
    await expect(totalOf(page)).toHaveText(campus.taxedTotal)
    const other = waitForHydrationOnGoto(await context.newPage())
    await other.goto(address)
    await openPanel(other, 'selections')
    await other.getByLabel(labels[2]).selectOption(parent)
    await openPanel(other, 'cart')
    await expect(totalOf(other)).toHaveText(campus.exemptTotal)

    await openPanel(page, 'selections') // still with the old answers: no focus event has arrived
    await page.getByLabel(labels[3]).selectOption(year)
    await expect(page.getByText(campus.changed)).toBeVisible()
    await expect(page.getByLabel(labels[2]).locator('option:checked')).toHaveText(parent)
    await expect(page.getByLabel(labels[3]).locator('option:checked')).toHaveText(year)
    await openPanel(page, 'cart')
    await expect(totalOf(page)).toHaveText(campus.exemptTotal)
  })

  test(`[CUS-4.10] adding an item never changes the answers of a cart (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    const address = `/${site}/meal-plan-purchase`
    await page.goto(address)
    await page.getByLabel(labels[2]).selectOption(resident)
    await openPanel(page, 'products')
    const other = waitForHydrationOnGoto(await context.newPage())
    await other.goto(address)
    await other.getByLabel(labels[2]).selectOption(parent)
    await openPanel(other, 'products')
    await addButton(other, campus.taxedPlan).click()
    await expect(totalOf(other)).toHaveText(campus.exemptTotal)

    await addButton(page, campus.untaxedPlan).click() // both answers offer it
    await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(2)
    await expect(panel(page, 'cart').locator('.order-notice')).toHaveCount(0)
    await expect(page.getByText(campus.changed)).toBeVisible()
    await openPanel(page, 'selections')
    await expect(page.getByLabel(labels[2]).locator('option:checked')).toHaveText(parent)
    await panel(page, 'cart').locator('> summary').click()
    await panel(page, 'cart')
      .getByRole('button', { name: /^(Checkout|Passer au paiement)$/ })
      .click()
    await expect(page.locator('[name="student.firstName"]')).toBeVisible()
  })
}
