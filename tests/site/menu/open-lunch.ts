import { expect, type Page } from '@playwright/test'
import { waitForHydration } from '../../support/browser/visitor'

export const friday = '2026-11-20'
export const menu = '/northgate/whats-on-the-menu'
/** A dish of Friday's lunch. */
export const macaroni = 'Macaroni and cheese'

/** Opens the lunch of a Friday at North Hall, which has macaroni. */
export async function openLunch(page: Page) {
  await page.goto(`${menu}?date=${friday}`)
  const lunch = page.getByRole('navigation', { name: 'Meal periods' }).getByRole('link', { name: 'Lunch' })
  await lunch.click()
  await expect(lunch).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: macaroni })).toBeVisible()
  await waitForHydration(page)
}
