import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { createdId, findDocument, studioApi } from './staff-sign-in'

test('a menu editor plans a week by keyboard: copies a day, swaps and moves a dish, undoes, publishes, and fills the next two weeks', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const hall = await findDocument<{ id: string; site: string }>(
    api,
    'locations?where[name][equals]=Green Market&locale=en&depth=0&limit=1',
  )
  const chili = await findDocument<{ id: string }>(api, 'dishes?where[name][equals]=Pâté chinois&locale=fr&limit=1')
  const categories = [{ name: { en: 'Soups', fr: 'Soupes' }, items: [{ dish: chili.id }] }]
  const day = { periods: [{ name: { en: 'Lunch', fr: 'Dîner' }, categories }] }
  await createdId(await api('POST', 'menus?depth=0', { site: hall.site, location: hall.id, date: '2027-02-09', day }))
  const choose = async (name: string | RegExp) => {
    await page.getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  const dishes = page.locator('.week-table li')
  try {
    await enterStudio(context, 'menu-editor', 'fr')
    await page.setViewportSize({ width: 1280, height: 1000 }) // nothing scrolls while a dish is dragged
    await page.goto(`/admin/week?location=${hall.id}&from=2027-02-09`)
    await expect(dishes).toHaveText([/^Pâté chinois/])
    await choose('Copier mardi 9 février 2027…')
    await page.getByRole('combobox', { name: 'Jour' }).selectOption({ label: 'jeudi 11 février 2027' })
    await choose('Copier')
    await expect(page.getByRole('status')).toContainText(['Menu copié au jeudi 11 février 2027.'])
    await expect(dishes).toHaveCount(2)

    await choose(/^Pâté chinois.*jeudi 11/)
    await page.keyboard.type('pate chinois aux')
    await page.getByRole('button', { name: 'Pâté chinois aux lentilles', exact: true }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dishes).toHaveText([/^Pâté chinois/, /^Pâté chinois aux lentilles/])
    await choose(/aux lentilles.*jeudi 11/)
    await choose('Déplacer') // the next day is chosen
    await expect(page.getByRole('button', { name: /aux lentilles.*vendredi 12/ })).toBeVisible()
    await choose('Annuler ce changement')
    await expect(page.getByRole('button', { name: /aux lentilles.*jeudi 11/ })).toBeVisible()
    const friday = page
      .getByRole('row', { name: /^Soupes/ })
      .getByRole('cell')
      .nth(5)
    await page.getByRole('button', { name: /aux lentilles.*jeudi 11/ }).dragTo(friday)
    await expect(friday).toContainText('Pâté chinois aux lentilles')
    expect(await findViolations(page, '.week-plan')).toEqual([])
    await choose('Publier la semaine')
    await expect(page.getByRole('status')).toContainText(['2 jours publiés.'])
    await choose('Copier vendredi 12 février 2027…')
    await choose('Copier') // to Saturday
    await choose('Publier')
    await expect(page.getByText('Les visiteurs voient cette semaine telle qu’elle est ici.')).toBeVisible()

    await choose(/Semaine suivante/)
    await expect(dishes).toHaveCount(0)
    await page.getByLabel('Jusqu’au').fill('2027-02-27')
    await choose('Remplir les jours vides')
    await expect(page.getByRole('status')).toContainText(['6 jours remplis.'])
    await expect(dishes).toHaveText([/^Pâté chinois/, ...Array<RegExp>(2).fill(/^Pâté chinois aux lentilles/)])
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'mar. 16 févr' }).click()
    await expect(dishes.filter({ visible: true })).toHaveText([/^Pâté chinois/])
  } finally {
    await api('DELETE', `menus?where[location][equals]=${hall.id}&where[date][greater_than]=2027-02-01`)
  }
})
