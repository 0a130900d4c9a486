import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

test('[PUB-2.49] shows the team as cards with a biography dialog', async ({ page }) => {
  await page.goto('/northgate/staff')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Priya Raman' }) })
  await expect(card).toContainText('General manager, dining')
  await expect(card.getByRole('link', { name: 'priya.raman@northgate.example' })).toBeVisible()
  await expect(card.getByRole('link', { name: '705-555-0163' })).toHaveAttribute('href', 'tel:+17055550163')
  const button = card.getByRole('button', { name: 'Biography: Priya Raman' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Priya Raman' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a biography opens in place', async ({ page }) => {
    await page.goto('/northgate/staff')
    const biography = page.getByText('student server at the salad bar')
    await expect(biography).toBeHidden()
    await page.getByText('Biography').first().click()
    await expect(biography).toBeVisible()
  })

  test('[PUB-2.51] lists newsletters by year with a link to each file', async ({ page, request }) => {
    const current = 'Current newsletters for 2026'
    await page.goto('/northgate/newsletters')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(current)
    const row = page.getByRole('table', { name: current }).getByRole('row', { name: 'The Tray, no. 12' })
    const address = await row.getByRole('link', { name: 'View: The Tray, no. 12' }).getAttribute('href')
    expect(address).toMatch(/^\/files\/newsletters\/[^/]+\.pdf$/)
    expect((await request.get(address ?? '')).headers()['content-type']).toBe('application/pdf')
  })
})
