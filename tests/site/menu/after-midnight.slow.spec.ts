import { expect } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { test } from '../../support/browser/visitor'
import { useSecondServer } from '../../support/servers/second-server'

const server = useSecondServer(3193, { REFECTORY_CLOCK: '2026-11-21T00:30:00-05:00' })

test("[PUB-2.27] [PUB-2.39] at half past midnight, a hall open until 1:30 shows last night's date and late meal on the home page, its menu and its board", async ({
  page,
  context,
  request,
}) => {
  await dismissPopups({ context, request, baseURL: server })
  await page.goto(`${server}/northgate`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Late Night until 1:30am' })).toContainText('The Lantern')
  await page.getByRole('link', { name: 'Menu: The Lantern' }).click()
  await expect(page.getByRole('main')).toContainText('Friday, November 20')
  await expect(page.getByRole('link', { name: 'Late Night' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Open. Closes at 1:30am.')).toBeVisible()
  const dish = await page.getByRole('row').getByRole('rowheader').first().innerText()

  // A hall that closed at night shows its next day.
  await page.goto(`${server}/northgate/whats-on-the-menu?location=north-hall`)
  await expect(page.getByRole('main')).toContainText('Saturday, November 21')

  await page.goto(`${server}/northgate/board/the-lantern`)
  await expect(page.locator('.board-date')).toHaveText('Friday, November 20')
  await expect(page.locator('.board')).toContainText(dish.split('\n')[0] ?? '')
})
