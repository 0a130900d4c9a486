import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

test('a call can be found and tried by keyboard with content of the campus, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/v1/docs')
  await expect(page.getByRole('heading', { level: 1, name: 'Build with campus dining data' })).toBeVisible()
  await page.getByRole('link', { name: /locations\/status Lists whether each active location is open now/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET locations/status')
  await expect(page.getByLabel('site_id')).toHaveValue(/^[0-9a-f]{24}$/)
  await page.getByLabel('locale').fill('fr')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('status')
  await expect(answer).toContainText('"status": "success"')
  await expect(answer).toContainText('Ferme')
  await expect(answer).toContainText(/\d\.\d KB/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('site_id').fill('nothing')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(answer).toContainText('"status": "error"')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the example is a link', async ({ page }) => {
    await page.goto('/v1/docs/get_locations_status')
    const raw = page.getByRole('link', { name: 'View the raw response' })
    const response = await page.request.get((await raw.getAttribute('href')) ?? '')
    expect(((await response.json()) as { status: string }).status).toBe('success')
    await page.getByLabel('locale').fill('fr')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('locale')).toHaveValue('fr')
    await expect(raw).toHaveAttribute('href', /locale=fr/)
  })
})

test('a write can be tried, and its values never get into a URL', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/v1/docs/post_contact')
  await page.getByLabel('email').fill('not-an-email')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toContainText('"status": "error"')
  expect(urls.filter((url) => url.includes('not-an-email'))).toEqual([])
  await expect(page.getByRole('region', { name: 'Command line' })).toContainText("curl -X POST '")
  await expect(page.getByRole('region', { name: 'Sample response' })).toContainText('"status": "success"')
  expect(await findViolations(page)).toEqual([])
})
