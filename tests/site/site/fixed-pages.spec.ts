import { expect } from '@playwright/test'
import { test } from '../../support/browser/visitor'

test('[PUB-2.10] [PUB-2.21] [PUB-2.72] the footer links to the privacy policy, whose request form carries the site’s name', async ({
  page,
}) => {
  await page.goto('/northgate/about-dining')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page).toHaveURL(/\/northgate\/privacy$/)
  await expect(page).toHaveTitle('Northgate University || Privacy policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  await expect(page.getByText('Effective Monday, May 4th, 2026')).toBeVisible()
  const address = new URL((await page.getByRole('link', { name: 'Privacy Request' }).getAttribute('href')) ?? '')
  expect([address.host, address.searchParams.get('site')]).toEqual([
    'privacy.tables-boreales.example',
    'Northgate University',
  ])
  const notice = page.getByRole('region', { name: 'Notice on third parties' })
  await expect(notice.getByRole('term').first()).toBeVisible()
})

test('[PUB-2.73] the terms of use link to the account and the privacy policy', async ({ page }) => {
  await page.goto('/northgate/locations') // not the home page, whose popup opens after a second
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/northgate/customer-account')
  await main.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL(/\/northgate\/privacy$/)
})

test('[PUB-2.5] [PUB-2.74] [PUB-9.6] explains the sustainability ratings with their thresholds', async ({ page }) => {
  await page.goto('/climate-friendly')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What makes a dish climate-friendly?')
  await expect(page.locator('dl')).toHaveText(
    'Bestbetter than 95% of foodGreatbetter than 85% of foodGoodbetter than 75% of food',
  )
  await expect(page.getByText('lower than 70% of conventional food')).toBeVisible()
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    ...['Greenhouse gas emissions', 'Processing', 'Biodiversity', 'Soil health', 'Land use', 'Animal welfare'],
    ...['Labor risk', 'Water usage'],
  ])
  await expect(page.getByRole('heading', { name: 'Who rates our dishes' })).toBeVisible()
})

test('[PUB-2.5] [PUB-2.72] the mobile privacy policy works without a site and with one', async ({ request }) => {
  const formOf = async (path: string) => {
    const html = await (await request.get(path)).text()
    expect(html.includes('Privacy on your phone')).toBe(true)
    return /href="https:\/\/privacy\.tables-boreales\.example\/[^"]*"/.exec(html)?.[0] ?? 'no link'
  }
  expect(await formOf('/mobile-privacy')).not.toMatch(/site=|no link/)
  expect(await formOf('/mobile-privacy?site=northgate')).toMatch(/site=Northgate(\+|%20)University/)
  expect(await formOf('/mobile-privacy?site=nowhere&site=northgate')).not.toMatch(/site=|no link/)
})

test('[PUB-4.1] redirects only clients of the mobile app to the app, from pages of published sites', async ({
  request,
}) => {
  const agent = { 'User-Agent': 'Mozilla/5.0 (iPhone) ExampleDining/3.1' }
  const goes = async (path: string, headers = agent) => {
    const answer = await request.get(path, { headers, maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await goes('/northgate')).toEqual([307, 'exampledining://open/northgate'])
  expect(await goes('/NORTHGATE/staff')).toEqual([307, 'exampledining://open/northgate'])
  expect(await goes('/nowhere')).toEqual([404, undefined])
  expect(await goes('/mobile-privacy')).toEqual([200, undefined])
  expect(await goes('/northgate', { 'User-Agent': 'Mozilla/5.0 (iPhone)' })).toEqual([200, undefined])
})

test('[PUB-3.2] a section with a URL redirects there', async ({ request }) => {
  const answer = await request.get('/northgate/housing', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, 'https://housing.northgate.example/'])
})

test('[PUB-2.2] [PUB-2.6] [PUB-4.1] a site is found by its slug in any letter case, and redirects from its former slugs', async ({
  request,
}) => {
  for (const path of ['/northgate', '/NorthGate', '/NORTHGATE/']) {
    const response = await request.get(path)
    expect([path, response.status()]).toEqual([path, 200])
    expect((await response.text()).includes('Northgate University Dining</h1>')).toBe(true)
  }
  for (const path of ['', '/news?week=2', '/nowhere', '/board/north-hall']) {
    const moved = await request.get(`/Northgate-University${path}`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([308, `/northgate${path}`])
  }
})

test('[PUB-2.23] a site before its launch has no popup, carousel and panels', async ({ request }) => {
  const html = await (await request.get('/vallee-verte')).text()

  expect(/<h2|\/files\/popup\/|class="carousel/.exec(html)).toBeNull()
})
