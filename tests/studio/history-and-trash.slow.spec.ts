import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { siteIdOf } from '../v1/campus'
import { createdId, studioApi } from './staff-sign-in'

test('shows who saved each version, and restores one and what was deleted', async ({ page, context, request }) => {
  const api = await studioApi(request, 'editor')
  const { name } = ((await (await api('GET', 'staff/me')).json()) as { user: { name: string } }).user
  const site = await siteIdOf(request, 'northgate')
  const title = { title: 'Souper des récoltes', titleTranslation: { en: 'Harvest supper' } }
  const id = await createdId(
    await api('POST', `news?locale=fr`, { site, ...title, linkType: 'default', _status: 'published' }),
  )
  await api('PATCH', `news/${id}?locale=fr`, { title: 'Souper annulé', _status: 'published' })
  await api('PATCH', `news/${id}?draft=true&locale=fr`, { title: 'Souper reporté', _status: 'draft' })
  await enterStudio(context, 'editor', 'fr')

  await openInStudio(page, `/admin/collections/news/${id}/versions`)
  const rows = page.getByRole('table', { name: 'Versions, de la plus récente à la plus ancienne' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1)).toContainText(name)
  await expect(rows.nth(1)).toContainText('Brouillon actuel')
  expect(await findViolations(page, 'main')).toEqual([])
  await rows.nth(1).getByRole('link').click()
  const comparison = page.locator('.render-field-diffs--parent')
  await expect(comparison.getByText('Enregistré par', { exact: true })).toBeVisible()
  await expect(comparison.getByText(name, { exact: true })).toHaveCount(2)
  await expect(comparison).toContainText('Souper reporté')
  await page.goBack()
  await rows.nth(3).getByRole('link').click()
  await page.getByRole('button', { name: 'Restaurer cette version' }).click()
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('Version restaurée.')).toBeVisible()
  await page.goto(`/northgate/news-item/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Harvest supper|Souper des récoltes)$/)

  expect((await api('DELETE', `news/${id}`)).status()).toBe(200)
  await openInStudio(page, '/admin/collections/deleted-documents')
  await expect(page.getByRole('heading', { level: 1, name: 'Corbeille' })).toBeVisible()
  await page.getByRole('row').filter({ hasText: 'Souper des récoltes' }).getByRole('link').first().click()
  const restore = page.getByRole('button', { name: 'Restaurer' })
  await expect(restore).toBeVisible()
  expect(await findViolations(page, '.document-notices')).toEqual([])
  await restore.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Restauré. Le document est tel qu’il était au moment de sa suppression.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/news/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Souper des récoltes' })).toBeVisible()
  const admin = await studioApi(request, 'administrator')
  await api('DELETE', `news/${id}`)
  const left = await admin('GET', `deleted-documents?where[title][equals]=Souper des récoltes`)
  const { docs } = (await left.json()) as { docs: { id: string }[] }
  for (const entry of docs) await admin('DELETE', `deleted-documents/${entry.id}`)
})
