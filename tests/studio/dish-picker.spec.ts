import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { createdId, findDocument, studioApi, type StudioApi } from './staff-sign-in'

// Sequential: both tests make menus of the same location.
test.describe.configure({ mode: 'default' })

/** Makes a menu with one empty category. Resolves to its id. */
async function makeMenu(api: StudioApi, date: string): Promise<string> {
  const where = 'where[name][equals]=Green Market&locale=en&depth=0&limit=1'
  const hall = await findDocument<{ site: string }>(api, `locations?${where}`)
  const name = { en: 'Lunch', fr: 'Dîner' }
  const day = { periods: [{ name, categories: [{ name: { en: 'Soups', fr: 'Soupes' }, items: [] }] }] }
  return createdId(await api('POST', 'menus?depth=0', { site: hall.site, location: hall.id, date, day }))
}

test('[PUB-3.7] finds dishes without accents, in both languages and by keyboard, and removes a period only after a question', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const id = await makeMenu(api, '2027-01-05')
  try {
    await enterStudio(context, 'menu-editor', 'fr')
    await openInStudio(page, `/admin/collections/menus/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: /\S · mardi 5 janvier 2027/ })).toBeVisible()
    const search = page.getByRole('searchbox', { name: /^Ajouter un plat/ })
    const dishes = page.locator('.day-menu ol').getByRole('listitem')

    await search.fill('pate chin')
    await page.getByRole('button', { name: 'Pâté chinois', exact: true }).waitFor()
    await search.press('ArrowDown')
    await expect(page.getByRole('button', { name: 'Pâté chinois', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dishes).toHaveText([/^Pâté chinois/])
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('')

    await search.fill('shepherd') // its English name
    await expect(page.getByRole('button', { name: 'Pâté chinois aux lentilles', exact: true })).toBeVisible()
    await search.fill('pate chinois')
    const again = page.getByRole('button', { name: 'Pâté chinois déjà dans cette catégorie' })
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await search.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(search).toBeFocused()
    await expect(dishes).toHaveCount(1)

    await search.fill('au')
    const results = page.locator('.day-menu__picker').getByRole('button')
    await expect(results.nth(8)).toBeVisible()
    await search.focus()
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('ArrowDown')
    await expect(results.nth(8)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(results.nth(7)).toBeFocused()
    expect(await findViolations(page, '.day-menu')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()

    const remove = page.getByRole('button', { name: /^Retirer\s: Période/ })
    const questions: string[] = []
    page.once('dialog', (dialog) => (questions.push(dialog.message()), dialog.dismiss()))
    await remove.click()
    await expect(dishes).toHaveCount(1)
    page.once('dialog', (dialog) => (questions.push(dialog.message()), dialog.accept()))
    await remove.click()
    await expect(dishes).toHaveCount(0)
    expect(questions).toHaveLength(2)
    expect(questions[0]).toMatch(/Dîner.*1 plat/)
  } finally {
    await api('DELETE', `menus/${id}`)
  }
})

test('opens the list of menus at today, and copies a menu into a form for the next free day', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const made = [await makeMenu(api, '2027-01-11'), await makeMenu(api, '2027-01-12')]
  try {
    await enterStudio(context, 'menu-editor', 'fr')
    await page.clock.setFixedTime(new Date('2026-11-20T12:05:00-05:00'))
    await page.goto('/admin/collections/menus?limit=10&sort=date') // as Payload itself writes the address
    await page.waitForURL(/greater_than_equal/)
    await expect(page.locator('tbody tr').first().locator('.cell-date')).toHaveText('2026-11-20')
    await openInStudio(page, `/admin/collections/menus/${made[0]}`)
    await page.locator('.doc-controls__popup').getByRole('button').click()
    await expect(page.locator('#action-duplicate')).toHaveCount(0)
    await page.locator('#action-copy-menu').click()
    await expect(page.locator('#field-date')).toHaveValue('2027-01-13')
    const copies = async () =>
      ((await (await api('GET', 'menus?where[date][equals]=2027-01-13')).json()) as { totalDocs: number }).totalDocs
    expect(await copies()).toBe(0)
    await page.locator('#action-save').click()
    await page.waitForURL(/menus\/[0-9a-f]{24}/)
    made.push(/menus\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '')
    expect(await copies()).toBe(1)
  } finally {
    for (const id of made) await api('DELETE', `menus/${id}`)
  }
})
