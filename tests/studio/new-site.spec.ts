import { expect } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { openInStudio } from '../support/browser/open-in-studio'
import { enterStudio } from '../support/browser/staff-sessions'
import { test } from '../support/browser/watched-test'
import { findDocument, studioApi } from './staff-sign-in'

test('[PUB-3.1] an administrator sets up a site in one language, and its home says where to eat and when', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'administrator')
  await enterStudio(context, 'administrator', 'fr')
  await openInStudio(page, '/admin')
  await page.goto('/admin/new-site')
  expect(await findViolations(page, '.set-up')).toEqual([])
  await page.getByLabel('Langues').selectOption({ label: 'Le français seulement' })
  await page.getByLabel('Nom en français').fill('Cégep des Érables')
  await expect(page.getByLabel('Adresse Web, après la barre oblique')).toHaveValue('cegep-des-erables')
  await page.getByLabel('Couleur de la marque').fill('#f2c14e')
  await expect(page.getByText(/a un contraste de \d+,\d:1/)).toBeVisible()
  await page.getByLabel('Nom du point de service en français').fill('Café des Érables')
  await page.getByRole('group', { name: 'Jours' }).getByLabel('samedi').check()
  await page.getByRole('button', { name: 'Créer le site' }).focus()
  await page.keyboard.press('Enter')
  try {
    await page.getByRole('link', { name: 'Voir le site' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cégep des Érables')
    await expect(page.getByText('Café des Érables').first()).toBeVisible()
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^fr/)
  } finally {
    await page.close()
    const { id } = await findDocument(api, 'sites?where[slug][equals]=cegep-des-erables&depth=0')
    for (const slug of ['schedules', 'locations', 'sections']) await api('DELETE', `${slug}?where[site][equals]=${id}`)
    await api('DELETE', `sites/${id}`)
  }
})
