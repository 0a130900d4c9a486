import { expect } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { test } from '../support/browser/watched-test'
import { makeWorkbook } from '../support/formats/workbook'

test('a menu editor says what the columns of a workbook are, imports it and undoes that', async ({ page, context }) => {
  await enterStudio(context, 'menu-editor', 'fr')
  await page.goto('/admin/import-menus')
  const check = () => page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  const columnNamed = (name: string) => page.getByRole('combobox', { name, exact: true })
  const choose = async (...codes: string[]) => {
    const dishes = codes.map((code) => [code, `Imported ${code}`, `Importée ${code}`, 2])
    const rows = [['Code', 'name_en', 'Nom', 'Coût'], [], ...dishes]
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
  await choose(...Array.from({ length: 60 }, (_, at) => `soupe-importee-${at}`))
  await expect(columnNamed('coût')).toHaveValue('left out')
  await check()
  await expect(page.getByText('Le fichier contient des plats.')).toBeVisible()
  expect(await findViolations(page, '.menu-import')).toEqual([])
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: /^Importation : \d+ documents sur 60$/ })).toBeVisible()
  await expect(page.getByText('Le fichier a été importé.')).toBeVisible()
  await page.reload() // anybody finds the import in the list
  const past = page.getByRole('listitem').filter({ hasText: 'plats.xlsx' }).first()
  await past.getByRole('button', { name: 'Annuler l’importation… plats.xlsx' }).click()
  const dialog = page.getByRole('dialog', { name: 'Annuler l’importation de plats.xlsx?' })
  await expect(dialog).toContainText('Documents à supprimer\u00a0: 60.')
  await dialog.getByRole('button', { name: 'Annuler l’importation' }).click()
  await expect(past).toContainText('Annulée. Documents remis en état\u00a0: 60 sur 60.')
  expect(await findViolations(page, '.menu-import')).toEqual([])
})
