import { expect } from '@playwright/test'
import { test } from '../../support/browser/visitor'

const latest = 'Why the soup is always first'
const other = 'The blue binder'

test('[PUB-2.53] the latest article is open, and a tab opens another one', async ({ page }) => {
  await page.goto('/northgate/dining-blog')
  const tabs = page.getByRole('list', { name: 'Articles' })
  const article = page.getByRole('article', { name: latest })
  await expect(tabs.getByRole('link', { name: latest })).toHaveAttribute('aria-current', 'page')
  await expect(article).toContainText('Published on Saturday, November 14th, 2026')
  await expect(article).toContainText('the first thing you meet is a ladle')
  await tabs.getByRole('link', { name: other }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: other })).toContainText('nobody will sigh')
  await expect(page).toHaveURL(/\?article=[0-9a-f]{24}#reading$/)
  await expect(tabs.getByRole('link', { name: other })).toHaveAttribute('aria-current', 'page')
  await expect(article).toHaveCount(0)
})

test('[PUB-2.22] [PUB-2.53] tabs are beside the article on a wide screen and stacked on a small one', async ({
  page,
}) => {
  const boxOf = async (name: string, role: 'link' | 'article') =>
    (await page.getByRole('main').getByRole(role, { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.goto('/northgate/dining-blog')
  const tab = await boxOf(latest, 'link')
  const wide = await boxOf(latest, 'article')
  expect(wide.x).toBeGreaterThan(tab.x + tab.width)
  expect(Math.abs(wide.y - tab.y)).toBeLessThan(40)
  await page.setViewportSize({ width: 390, height: 800 })
  const stacked = await boxOf(latest, 'article')
  expect((await boxOf(other, 'link')).y).toBeGreaterThanOrEqual(stacked.y + stacked.height - 1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.54] the next meeting is open with location, time and body, and a tab opens another one', async ({
    page,
  }) => {
    await page.goto('/northgate/directors-meetings')
    const tabs = page.getByRole('list', { name: 'Meetings' })
    const [name, day] = ['North Hall, round table', 'Sunday, November 29th, 2026']
    for (const text of [name, day]) await expect(tabs.getByRole('link').first()).toContainText(text)
    const meeting = page.getByRole('article')
    for (const text of [name, day, '5:30pm', 'Supper is on us.']) await expect(meeting).toContainText(text)
    await tabs.getByRole('link', { name: 'Observatory Café' }).click()
    await expect(meeting).toContainText('Seconds stay free in both halls.')
    await expect(page).toHaveURL(/\?meeting=[0-9a-f]{24}#reading$/)
  })
})

test('[PUB-2.55] a catering file has a description, a size and a download button that opens a new tab', async ({
  page,
  request,
}) => {
  await page.goto('/northgate/catering-files')
  const row = page.getByRole('table', { name: 'Catering' }).getByRole('row', { name: 'Catering menu' }).first()
  const description = 'Breakfasts, sandwich lunches and suppers'
  await expect(row.getByRole('cell').first()).toContainText(description)
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^\d+(\.\d)?\u00a0(KB|MB)$/)
  const button = row.getByRole('link', { name: 'Download: Catering menu (opens in a new tab)' })
  await expect(button).toHaveAttribute('target', '_blank')
  const address = (await button.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/files\/catering\/[^/]+\.pdf$/)
  expect((await request.get(address)).headers()['content-type']).toBe('application/pdf')
  await page.setViewportSize({ width: 600, height: 800 })
  await expect(row.getByText(description)).toBeHidden()
  await expect(button).toBeVisible()
})

test('[PUB-2.56] the dining map is a picture with alt text and a link to its full size', async ({ page, request }) => {
  await page.goto('/northgate/dining-map')
  const picture = page.getByRole('main').getByRole('img', { name: /^Plan of the Northgate campus\./ })
  await expect(picture).toBeVisible()
  await expect(page.getByText('the Observatory Café (5) above them')).toBeVisible()
  expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(0)
  const address = (await page.getByRole('link', { name: 'View the full-size map' }).getAttribute('href')) ?? ''
  expect(address).toBe(await picture.getAttribute('src'))
  expect((await request.get(address)).headers()['content-type']).toMatch(/^image\//)
})
