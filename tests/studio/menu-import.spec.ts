import { expect } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { test } from '../support/browser/watched-test'

test('a menu editor sees what a file would change, corrects it and imports it', async ({ page, context }) => {
  await enterStudio(context, 'menu-editor', 'fr')
  await page.goto('/admin/import-menus')
  const file = page.getByLabel('Fichier CSV')
  const choose = async (code: string) => {
    const buffer = Buffer.from(`code,name_en,name_fr\n${code},Imported soup,Soupe importée\n`)
    await file.setInputFiles({ name: 'plats.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  }
  await choose('Soupe!')
  await expect(page.getByText('Le fichier ne peut pas être importé. Rien n’a été modifié.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'ligne 2' })).toContainText('«\u00a0Soupe!\u00a0»')
  await choose('soupe-importee')
  await expect(page.getByText('Le fichier contient des plats.')).toBeVisible()
  expect(await findViolations(page, '.menu-import')).toEqual([])
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await expect(page.getByText('Le fichier a été importé.')).toBeVisible()
})
