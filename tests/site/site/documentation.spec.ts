import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const inFrench = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const words = {
  en: {
    heading: 'Build with campus dining data',
    call: /locations\/status Lists whether each active location is open now/,
    send: 'Send',
    moving: 'Migrate from the earlier v1 API',
    checkedLists:
      /^blocked_student_accounts\/list and faculty_email\/list check one entry: .+ Without it, accounts is empty\./,
    closedDay: /Special hours close a day when they apply to its date and none of them has an opening\./,
    open: 'View the raw response',
  },
  fr: {
    heading: 'Utilisez les données des services alimentaires',
    call: /locations\/status Indique si chaque point de service actif est ouvert/,
    send: 'Envoyer',
    moving: 'Migrer depuis l’ancienne API v1',
    checkedLists:
      /^blocked_student_accounts\/list et faculty_email\/list vérifient une seule entrée\u00a0: .+ Sinon, accounts est vide\./,
    closedDay:
      /Des heures spéciales ferment un jour lorsqu’elles s’appliquent à sa date et qu’aucune n’a d’ouverture\./,
    open: 'Voir la réponse brute',
  },
}

for (const locale of ['en', 'fr'] as const) {
  const say = words[locale]

  test(`[${locale}] a call can be found and tried by keyboard with content of the campus`, async ({
    page,
    baseURL,
  }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.goto('/v1/docs')
    await expect(page.getByRole('heading', { level: 1, name: say.heading })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
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
    expect(await findViolations(page)).toEqual([])
    await page.getByLabel('site_id').fill('nothing')
    await page.getByRole('button', { name: say.send }).click()
    await expect(answer).toContainText('"status": "error"')
  })

  test(`[${locale}] the pages fit a phone and link to the migration guide`, async ({ page, baseURL }) => {
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
    await expect(page.getByText(say.closedDay)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'blocked_student_accounts' })).toContainText(
      say.checkedLists,
    )
    expect(await findViolations(page)).toEqual([])
  })
}

test('values in the URL of a page are requested immediately', async ({ page }) => {
  await page.goto('/v1/docs/get_sites_slug_info?slug=lakeshore-college&locale=fr&nothing=1')
  await expect(page.getByRole('status')).toContainText('"slug": "lakeshore-college"')
})

test('without JavaScript the example is a link, and no other host is contacted', async ({ browser, baseURL }) => {
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

test('a write can be tried, and its values never get into a URL', async ({ page }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto('/v1/docs/post_contact')
  await page.getByLabel('email').fill('not-an-email')
  await page.getByRole('button', { name: words.en.send }).click()
  await expect(page.getByRole('status')).toContainText('"status": "error"')
  expect(urls.filter((url) => url.includes('not-an-email'))).toEqual([])
  await expect(page.getByRole('region', { name: 'Command line' })).toContainText("curl -X POST '")
  await expect(page.getByRole('region', { name: 'Sample response' })).toContainText('"status": "success"')
  expect(await findViolations(page)).toEqual([])
})

test('an object is tried as JSON in the body, and a DELETE with its parameters in the URL', async ({ page }) => {
  const send = async () => {
    const sent = page.waitForRequest((request) => request.url().includes('/v1/cart/'))
    await page.getByRole('button', { name: words.en.send }).click()
    await expect(page.getByRole('status')).toContainText('"status":')
    return sent
  }
  await page.goto('/v1/docs/post_cart_add_meal_plan')
  await expect(page.getByLabel('meal_plan')).toHaveValue(/^\{"id":"[0-9a-f]{24}"\}$/)
  await page.getByLabel('meal_plan').fill('{"id": "0123456789abcdef01234567", "price": 0.01}')
  const added = await send()
  expect([added.method(), (added.postDataJSON() as { meal_plan: unknown }).meal_plan]).toEqual([
    'POST',
    { id: '0123456789abcdef01234567', price: 0.01 },
  ])
  await expect(page.getByRole('status')).toContainText('"status": "error"')
  expect(await findViolations(page)).toEqual([])
  await page.goto('/v1/docs/delete_cart_delete_cart_item')
  await page.getByLabel('cart_item_id').fill('0123456789abcdef01234567')
  const deleted = await send()
  expect([deleted.method(), deleted.postData(), new URL(deleted.url()).searchParams.get('cart_item_id')]).toEqual([
    'DELETE',
    null,
    '0123456789abcdef01234567',
  ])
  await expect(page.getByRole('region', { name: 'Command line' })).toContainText("curl -X DELETE '")
})

test('the footer of a site links to the documentation', async ({ page }) => {
  await page.goto('/northgate/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: /^API / }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.en.heading })).toBeVisible()
})

test('an unknown call responds with 404', async ({ request }) => {
  for (const path of ['/v1/docs/nothing', '/v1/docs/get_sites_public/more', '/v1/docs/__proto__'])
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
})
