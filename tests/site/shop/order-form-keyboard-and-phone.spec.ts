import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { addButton, openPanel, panel, signUp, totalOf } from '../../support/browser/order-form'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { tabTo } from '../../support/browser/tab-to'
import { test } from '../../support/browser/visitor'

const address = '/northgate/meal-plan-purchase'
const words = {
  en: {
    who: 'Who are you?',
    staff: 'Faculty and staff',
    parent: 'Parent of a student',
    continue: 'Continue to products',
    block: 'Block of 30',
    monthly: '8 meals a month',
    add: 'Add to cart: 8 meals a month',
    start: 'Start',
    accept: 'Accept and add to cart',
    applied: 'Promo code HELLO10 applies.',
    why: 'Why this total?',
    reason: 'Promo code HELLO10: 10% off, rounded up to the cent.',
    shop: 'Continue shopping',
    remove: 'Delete Block of 30',
    deleted: 'Deleted: Block of 30.',
    weekday: 'Weekday',
    price: '$1,925.00',
    bar: '1 item, $1,925.00',
  },
  fr: {
    who: 'Qui êtes-vous?',
    staff: 'Membre du personnel',
    parent: 'Parent d’une étudiante ou d’un étudiant',
    continue: 'Continuer vers les produits',
    block: 'Bloc de 30 repas',
    monthly: '8 repas par mois',
    add: 'Ajouter au panier\u00a0: 8 repas par mois',
    start: 'Début',
    accept: 'Accepter et ajouter au panier',
    applied: 'Le code promo HELLO10 s’applique.',
    why: 'Pourquoi ce total?',
    reason: 'Code promo HELLO10\u00a0: rabais de 10\u00a0%, arrondi au cent supérieur.',
    shop: 'Poursuivre les achats',
    remove: 'Supprimer\u00a0: Bloc de 30 repas',
    deleted: 'Supprimé\u00a0: Bloc de 30 repas.',
    weekday: 'En semaine',
    price: '1\u00a0925,00\u00a0$',
    bar: '1 article, 1\u00a0925,00\u00a0$',
  },
}
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const isReady = (page: Page) => expect(page.locator('.order-overlay')).toHaveCount(0)

for (const language of languages) {
  const t = words[language]

  test(`the whole purchase works with the keyboard alone (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await signUp(page, 'northgate')
    await page.goto(address)
    const press = (key: string) => page.keyboard.press(key)
    await tabTo(page, page.getByLabel(t.who))
    await press('End')
    await expect(page.getByLabel(t.who).locator('option:checked')).toHaveText(t.staff)
    await tabTo(page, page.getByRole('button', { name: t.continue }))
    await press('Enter')
    await tabTo(page, addButton(page, t.block))
    await press('Enter')
    await expect(page.locator('#order-cart-summary')).toBeFocused()

    await tabTo(page, page.locator('#promo-code'))
    await page.keyboard.type('hello10')
    await press('Enter')
    await expect(page.locator('#promo-remove')).toBeFocused()
    await expect(panel(page, 'cart')).toContainText(t.applied)
    await tabTo(page, page.getByText(t.why))
    await press('Enter')
    await expect(page.getByText(t.reason)).toBeVisible()

    await tabTo(page, page.getByRole('button', { name: t.shop }))
    await press('Enter')
    await tabTo(page, page.getByRole('button', { name: t.add }))
    await press('Enter')
    const dialog = page.getByRole('dialog', { name: t.monthly })
    await expect(dialog).toBeVisible()
    await press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: t.add })).toBeFocused()
    await press('Enter')
    await tabTo(page, dialog.getByLabel(t.start))
    await press('ArrowDown')
    await tabTo(page, dialog.getByRole('button', { name: t.accept }))
    await press('Enter')
    await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(2)
    await isReady(page)

    await tabTo(page, page.getByRole('button', { name: t.remove }))
    await press('Enter')
    await expect(page.getByRole('status').filter({ hasText: t.deleted })).toHaveCount(1)
    await expect(panel(page, 'cart').locator('.order-item')).toHaveCount(1)
  })

  test(`nothing overflows a phone, and the total stays in view (${language})`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await setLanguage(page, language, baseURL)
    await signUp(page, 'northgate')
    await page.goto(address)
    await openPanel(page, 'products')
    await addButton(page, t.weekday).click()
    await expect(totalOf(page)).toHaveText(t.price)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    await page.getByText(t.why).click()
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    expect(await findViolations(page)).toEqual([])
    await openPanel(page, 'products')
    const bar = page.locator('.order-total-bar')
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(t.bar)
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('button', { name: t.add }).click()
    const dialog = page.getByRole('dialog', { name: t.monthly })
    const box = await dialog.boundingBox()
    expect([box?.x ?? -1, 360 - (box?.x ?? 0) - (box?.width ?? 999)].every((side) => side >= 0)).toBe(true)
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await dialog.getByRole('button', { name: t.accept }).scrollIntoViewIfNeeded()
    await expect(dialog.getByRole('button', { name: t.accept })).toBeInViewport({ ratio: 1 })
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
  })
  test(`[CUS-4.10] the comparison on a phone leaves out plans that the answers hide (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await setLanguage(page, language, baseURL)
    await page.goto(address)
    await page.getByLabel(t.who).selectOption(t.parent)
    await openPanel(page, 'products')
    const comparison = page.locator('.plan-comparison')
    await expect(comparison.getByRole('rowheader', { name: t.block })).toBeVisible()
    await expect(comparison.locator('th', { hasText: t.monthly }).first()).toBeHidden()
  })
}
