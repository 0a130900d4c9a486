import { expect } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { openInStudio } from '../support/browser/open-in-studio'
import { enterStudio } from '../support/browser/staff-sessions'
import { test } from '../support/browser/watched-test'
import { findDocument, studioApi } from './staff-sign-in'

type Site = { slug: string; homepageAlerts: object[] }

test('[PUB-2.19] an editor shows an alert from the first screen, and visitors see it', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'editor')
  await enterStudio(context, 'editor', 'fr')
  await openInStudio(page, '/admin')
  const asked = page.waitForRequest(/\/api\/sites\/alert/)
  await page.getByRole('button', { name: 'Avis…' }).click()
  await page.getByLabel('Texte en français').fill('Tempête\u00a0: souper à 16 h.')
  await page.getByRole('button', { name: 'Afficher l’avis' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'chaque langue' })).toBeVisible()
  expect(await findViolations(page, 'dialog')).toEqual([])
  await page.getByLabel('Texte en anglais').fill('Storm: supper at 4 p.m.')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'L’avis est enregistré.' })).toBeVisible()
  const id = new URL((await asked).url()).searchParams.get('site') ?? ''
  const site = await findDocument<Site>(api, `sites?where[id][equals]=${id}&depth=0&locale=fr`)
  try {
    await page.goto(`/${site.slug}`)
    await expect(page.getByText('Storm: supper at 4 p.m.', { exact: true })).toBeVisible()
  } finally {
    await page.close()
    await api('PATCH', `sites/${id}?locale=fr&overrideLock=true`, { homepageAlerts: site.homepageAlerts.slice(0, -1) })
  }
})

test('an administrator copies a dish to another site by keyboard, and opens the copy', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'administrator')
  const masala = 'where[name][equals]=Chana masala&locale=en&depth=0'
  const dish = await findDocument<{ site: string }>(api, `dishes?limit=1&${masala}`)
  await enterStudio(context, 'administrator', 'en')
  await openInStudio(page, `/admin/collections/dishes/${dish.id}`)
  await page.locator('.doc-controls__popup').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Copy to another site…' }).click()
  await page.getByRole('dialog').getByLabel('Site').selectOption({ label: 'Lakeshore College' })
  await page.getByRole('button', { name: 'Copy', exact: true }).focus()
  await page.keyboard.press('Enter')
  try {
    await page.getByRole('dialog').getByRole('link', { name: 'Open the copy' }).click()
    await expect(page.getByRole('checkbox', { name: 'The allergens below are complete' })).not.toBeChecked()
    await expect(page.locator('input[name="name"]')).toHaveValue('Chana masala')
    expect(page.url()).not.toContain(dish.id)
  } finally {
    await page.close()
    await api('DELETE', `dishes?where[site][not_equals]=${dish.site}&${masala}`)
  }
})
