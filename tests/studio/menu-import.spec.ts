import { expect } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { test } from '../support/browser/watched-test'
import { makeWorkbook } from '../support/formats/workbook'

test('a menu editor says what the columns of a workbook are, corrects it and imports it', async ({ page, context }) => {
  await enterStudio(context, 'menu-editor', 'fr')
  await page.goto('/admin/import-menus')
  const check = () => page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  const columnNamed = (name: string) => page.getByRole('combobox', { name, exact: true })
  const choose = async (code: string) => {
    const rows = [['Code', 'name_en', 'Nom', 'Coût'], [], [code, 'Imported soup', 'Soupe importée', 2]]
    const buffer = Buffer.from(makeWorkbook(rows))
    await page.getByLabel('Fichier', { exact: true }).setInputFiles({ name: 'plats.xlsx', mimeType: '', buffer })
    await check()
  }
  await choose('Soupe!')
  await expect(columnNamed('nom')).toHaveValue('name_fr')
  await columnNamed('coût').selectOption('Ignorer cette colonne')
  await check()
  await expect(page.getByText('Le fichier ne peut pas être importé. Rien n’a été modifié.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'ligne 3' })).toContainText('«\u00a0Soupe!\u00a0»')
  await choose('soupe-importee')
  await expect(columnNamed('coût')).toHaveValue('left out')
  await check()
  await expect(page.getByText('Le fichier contient des plats.')).toBeVisible()
  expect(await findViolations(page, '.menu-import')).toEqual([])
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await expect(page.getByText('Le fichier a été importé.')).toBeVisible()
})
