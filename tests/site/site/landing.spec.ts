import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { test } from '../../support/browser/visitor'

test.beforeEach(({ context, request, baseURL }) => dismissPopups({ context, request, baseURL }))

test('[PUB-1.1] [PUB-2.3] the landing page lists schools and opens the home page of the chosen one', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where are you eating today?')
  const schools = page.getByRole('navigation', { name: 'Schools' })
  await expect(schools.getByRole('link', { name: /Saint-Cyrille/ })).toHaveAttribute(
    'href',
    '/universite-saint-cyrille',
  )
  await page.goto('/?sector=College&utm_source=x')
  await expect(schools.getByRole('link')).toHaveText([/Lakeshore/, /Vallée-Verte/])
  await page.goto('/?sector=university')
  await schools.getByRole('link', { name: /Northgate University/ }).click()
  await expect(page).toHaveURL(/\/northgate$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northgate University Dining')
})

test('[PUB-1.4] [CUS-9.17] a button switches the language and stores it in the cookie l1', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Où manger aujourd’hui?')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  const cookie = (await context.cookies()).find(({ name }) => name === 'l1')
  expect(cookie).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(390 * 86_400)
  await page.goto('/northgate')
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en-CA')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/northgate$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
})

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-CA' })

  test('[PUB-1.4] is offered an English page in French, until the visitor chooses', async ({ page }) => {
    const offer = page.getByRole('region', { name: 'Cette page existe aussi en français.' })
    await page.goto('/universite-saint-cyrille/politique?page=2')
    await expect(offer).toHaveAttribute('lang', 'fr-CA')
    expect(await findViolations(page)).toEqual([])
    await offer.getByRole('button', { name: 'En français' }).click()
    await expect(page).toHaveURL(/\/universite-saint-cyrille\/politique\?page=2$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await page.context().clearCookies({ name: 'l1' })
    await page.reload()
    await offer.getByRole('button', { name: 'Garder l’anglais' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
    await expect(page.getByRole('button', { name: 'Français', exact: true })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-1.4] the language button works, and keeps the path and the query string', async ({ page }) => {
    await page.goto('/northgate/about-dining?from=mail&page=2')
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/northgate\/about-dining\?from=mail&page=2$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manger à Northgate')
  })
})

test('the language form ignores an unknown language, a form on another site and another host', async ({ request }) => {
  const unknown = await request.post('/language', { form: { to: 'de', back: '/northgate' }, maxRedirects: 0 })
  expect([unknown.status(), unknown.headers().location, unknown.headers()['set-cookie']]).toEqual([
    303,
    '/northgate',
    undefined,
  ])
  const foreign = await request.post('/language', {
    form: { to: 'fr', back: '/' },
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  })
  expect(foreign.headers()['set-cookie']).toBeUndefined()
  const away = await request.post('/language', { form: { to: 'fr', back: '//evil.example' }, maxRedirects: 0 })
  expect([away.status(), away.headers().location]).toEqual([303, '/'])
})
