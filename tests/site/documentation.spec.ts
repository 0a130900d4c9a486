import { expect, type Page } from '@playwright/test'
import { barriers } from '../support/barriers'
import { test } from '../support/visitor'

const inFrench = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const words = {
  en: {
    heading: 'Build on what the campus publishes',
    call: /locations\/status Which locations are open now/,
    send: 'Send',
    moving: 'Moving from the earlier v1',
    open: 'Open the answer by itself',
  },
  fr: {
    heading: 'Bâtissez sur ce que le campus publie',
    call: /locations\/status Quels points de service sont ouverts/,
    send: 'Envoyer',
    moving: 'Passer de l’ancien v1',
    open: 'Ouvrir la réponse seule',
  },
}

for (const locale of ['en', 'fr'] as const) {
  const say = words[locale]

  test(`[V1-14.10] [${locale}] a call is found, tried with the campus's own content by keyboard, and answered`, async ({
    page,
    baseURL,
  }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.goto('/v1/docs')
    await expect(page.getByRole('heading', { level: 1, name: say.heading })).toBeVisible()
    expect(await barriers(page)).toEqual([])
    await page.getByRole('link', { name: say.call }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GET locations/status')
    await expect(page.getByLabel('site_id')).toHaveValue(/^[0-9a-f]{24}$/)
    await page.getByLabel('locale').fill(locale)
    await page.keyboard.press('Enter')
    const answer = page.getByRole('status')
    await expect(answer).toContainText('"status": "success"')
    await expect(answer).toContainText(locale === 'fr' ? 'Ferme' : 'Closes')
    await expect(answer).toContainText(locale === 'fr' ? /\d,\d\sKo/ : /\d\.\d KB/)
    expect(await barriers(page)).toEqual([])
    await page.getByLabel('site_id').fill('nothing')
    await page.getByRole('button', { name: say.send }).click()
    await expect(answer).toContainText('"status": "error"')
  })

  test(`[V1-14.10] [${locale}] the pages fit a phone, and say what changes for a program that moves over`, async ({
    page,
    baseURL,
  }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of ['/v1/docs', '/v1/docs/moving', '/v1/docs/get_location_id_periods_periodId']) {
      await page.goto(path)
      expect([path, await overflow(page)]).toEqual([path, 0])
    }
    await page.getByRole('button', { name: say.send }).click()
    await expect(page.getByRole('status')).toContainText('"status": "success"')
    expect(await overflow(page)).toBe(0)
    await page.goto('/v1/docs')
    await page.getByRole('link', { name: say.moving }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.moving })).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })
}

test('[V1-14.10] the address of a page that carries values is asked at once', async ({ page }) => {
  await page.goto('/v1/docs/get_sites_slug_info?slug=lakeshore-college&locale=fr&nothing=1')
  await expect(page.getByRole('status')).toContainText('"slug": "lakeshore-college"')
})

test('[V1-14.10] without scripts the example is a link away, and nothing is asked of another host', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url())
  })
  await page.goto('/v1/docs/get_locations_status')
  const address = await page.getByRole('link', { name: words.en.open }).getAttribute('href')
  const response = await page.request.get(address ?? '')
  expect(((await response.json()) as { status: string }).status).toBe('success')
  await page.getByLabel('locale').fill('fr')
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(page.getByLabel('locale')).toHaveValue('fr')
  await expect(page.getByRole('link', { name: words.en.open })).toHaveAttribute('href', /locale=fr/)
  expect(foreign).toEqual([])
  await context.close()
})

test('[PUB-2.14] a call that there is not is not found', async ({ request }) => {
  for (const path of ['/v1/docs/nothing', '/v1/docs/get_sites_public/more', '/v1/docs/__proto__'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})
