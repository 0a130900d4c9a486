import { expect } from '@playwright/test'
import { test } from '../../support/browser/visitor'

const hours = '/northgate/hours-of-operation'

test('[PUB-2.65] [PUB-2.66] [PUB-2.67] [PUB-2.68] shows the week in a table per building, with today and special hours marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(hours)
  await expect(page.getByRole('heading', { level: 1, name: 'Hours of operation' })).toBeVisible()
  const building = page.getByRole('table', { name: 'North Residence' })
  await expect(building.getByRole('columnheader').nth(1)).toHaveText('Sun 15')
  await expect(building.getByRole('columnheader').nth(7)).toHaveText('Sat 21')
  await expect(building.getByRole('columnheader', { name: /Fri 20\s*Today/ })).toBeVisible()
  const hall = building.getByRole('row').filter({ hasText: 'North Hall' })
  await expect(hall.getByRole('cell').nth(5)).toHaveText('7:00a – 8:30p')
  await expect(page.getByRole('cell', { name: /Closed\s*Special hours/ })).toBeVisible()
  await expect(page.getByRole('cell', { name: /Lunch 11:00a\s–\s3:00p/ }).first()).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  await expect(building).toBeHidden()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Today')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-4.8] links to the next week and back, but not to past weeks', async ({ page }) => {
    const [next, previous] = ['Next week', 'Previous week'].map((name) => page.getByRole('link', { name }))
    await page.goto(hours)
    await expect(previous!).toHaveCount(0)
    await next!.click()
    await expect(page).toHaveURL(/[?&]week=2026-11-22/)
    await expect(page.getByRole('table', { name: 'North Residence' }).getByText('Sun 22')).toBeVisible()
    await previous!.click()
    await expect(previous!).toHaveCount(0)
    await page.goto(`${hours}?week=%00<script>`)
    await expect(previous!).toHaveCount(0)
  })
})
