import { expect } from '@playwright/test'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const legal = {
  en: {
    privacy: 'Privacy policy',
    title: 'Northgate University || Privacy policy',
    since: 'Effective Monday, May 4th, 2026',
    request: 'Privacy Request',
    asks: 'Northgate University',
    third: 'Notice on third parties',
    mobile: 'Privacy on your phone',
    terms: 'Terms of use',
    account: 'Your account',
    footer: 'Privacy',
  },
  fr: {
    privacy: 'Politique de confidentialité',
    title: 'Politique de confidentialité\u00a0– Services alimentaires, Université Northgate',
    since: 'En vigueur depuis le lundi 4 mai 2026',
    request: 'Demande relative à la vie privée',
    asks: 'Université Northgate',
    third: 'Avis sur les tiers',
    mobile: 'Confidentialité sur votre téléphone',
    terms: 'Conditions d’utilisation',
    account: 'Votre compte',
    footer: 'Confidentialité',
  },
} as const
const climate = {
  en: {
    title: 'What makes a dish climate-friendly?',
    ratings: ['Best', 'better than 95% of food', 'Great', 'better than 85% of food', 'Good', 'better than 75% of food'],
    mark: 'lower than 70% of conventional food',
    metrics: ['Greenhouse gas emissions', 'Processing', 'Biodiversity', 'Soil health', 'Land use', 'Animal welfare'],
    last: ['Labor risk', 'Water usage'],
    notes: 'Who rates our dishes',
  },
  fr: {
    title: 'Qu’est-ce qu’un plat bon pour le climat?',
    ratings: [
      ...['Excellent', 'mieux que 95\u00a0% des aliments', 'Très bien', 'mieux que 85\u00a0% des aliments'],
      ...['Bien', 'mieux que 75\u00a0% des aliments'],
    ],
    mark: 'plus basse que celle de 70\u00a0% des aliments courants',
    metrics: ['Émissions de gaz à effet de serre', 'Transformation', 'Biodiversité', 'Santé des sols'],
    last: ['Utilisation des terres', 'Bien-être animal', 'Risques pour la main-d’œuvre', 'Consommation d’eau'],
    notes: 'Qui cote nos plats',
  },
} as const
for (const language of languages) {
  test(`[PUB-2.10] [PUB-2.21] [PUB-2.72] the footer links to the privacy policy, whose request form carries the site’s name (${language})`, async ({
    page,
    baseURL,
  }) => {
    const say = legal[language]
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/about-dining')
    await page.getByRole('contentinfo').getByRole('link', { name: say.footer, exact: true }).click()
    await expect(page).toHaveURL(/\/northgate\/privacy$/)
    await expect(page).toHaveTitle(say.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.privacy)
    await expect(page.getByText(say.since)).toBeVisible()
    const address = new URL((await page.getByRole('link', { name: say.request }).getAttribute('href')) ?? '')
    expect([address.host, address.searchParams.get('site')]).toEqual(['privacy.tables-boreales.example', say.asks])
    await expect(page.getByRole('region', { name: say.third }).getByRole('term').first()).toBeVisible()
  })

  test(`[PUB-2.73] the terms of use link to the account and the privacy policy (${language})`, async ({
    page,
    baseURL,
  }) => {
    const say = legal[language]
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/locations') // not the home page, whose popup opens after a second
    await page.getByRole('contentinfo').getByRole('link', { name: say.terms }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.terms)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: say.account })).toHaveAttribute('href', '/northgate/customer-account')
    await main.getByRole('link', { name: say.privacy }).click()
    await expect(page).toHaveURL(/\/northgate\/privacy$/)
  })

  test(`[PUB-2.5] [PUB-2.72] the mobile privacy policy works without a site and with one (${language})`, async ({
    page,
    baseURL,
  }) => {
    const say = legal[language]
    await setLanguage(page, language, baseURL)
    const siteInForm = async () =>
      new URL((await page.getByRole('link', { name: say.request }).getAttribute('href')) ?? '').searchParams.get('site')
    await page.goto('/mobile-privacy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.mobile)
    expect(await siteInForm()).toBeNull()
    await page.goto('/mobile-privacy?site=northgate')
    expect(await siteInForm()).toBe(say.asks)
    await page.goto('/mobile-privacy?site=nowhere&site=northgate')
    expect(await siteInForm()).toBeNull()
  })

  test(`[PUB-2.5] [PUB-2.74] [PUB-9.6] explains the sustainability ratings with their thresholds (${language})`, async ({
    page,
    baseURL,
  }) => {
    const say = climate[language]
    await setLanguage(page, language, baseURL)
    await page.goto('/climate-friendly')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
    await expect(page.locator('dl')).toHaveText(say.ratings.join(''))
    await expect(page.getByText(say.mark)).toBeVisible()
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([...say.metrics, ...say.last])
    await expect(page.getByRole('heading', { name: say.notes })).toBeVisible()
  })
}

for (const [path, name, heard, side] of [
  ['/northgate/sustainability', 'Sustainability', 'Sustainability', 'left'],
  ['/universite-saint-cyrille/developpement-durable', 'Sustainability', 'Sustainability', 'right'],
] as const)
  test(`[PUB-2.32] a banner shows the name of the section and hides its heading visually: ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    const seen = page.locator('main p').filter({ hasText: name }).first()
    await expect(seen).toBeVisible()
    await expect(seen).toHaveCSS('text-align', side)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heard)
    const picture = page.getByRole('main').getByRole('img').first()
    await expect(picture).toHaveAttribute('src', /^\/files\/section_banner\//)
    await expect(picture).toHaveAttribute('alt', /.+/)
    const box = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(1)
  })

test('[PUB-2.32] a section without a banner shows its title', async ({ page }) => {
  await page.goto('/northgate/about-dining')
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(100)
})

for (const path of ['/nowhere/privacy', '/nowhere/terms-of-use', '/nowhere/microsite', '/lakeshore-college/microsite'])
  test(`[PUB-2.2] ${path} responds with 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })

test('[PUB-2.14] /404 shows the not-found message', async ({ page }) => {
  expect((await page.goto('/404'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Sorry, we're unable to find that.")
})

test('the sitemap lists the fixed pages', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/climate-friendly', '/mobile-privacy', '/northgate/privacy', '/northgate/terms-of-use'])
    expect(map).toContain(`${path}</loc>`)
  expect(map).not.toContain('/vallee-verte/privacy')
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

test('a breadcrumb has a sign between its steps and none at its ends', async ({ page }) => {
  const breadcrumb = page.getByRole('navigation', { name: 'You are here' })
  for (const [path, text] of [
    ['/northgate/locations', 'Dining home'],
    ['/northgate/plate', /^Dining home\s*›\s*\S.*[^›\s]$/],
  ] as const) {
    await page.goto(path)
    const shown = (await breadcrumb.innerText()).trim().replace(/\s+/g, ' ')
    expect([path, shown]).toEqual([path, typeof text === 'string' ? text : expect.stringMatching(text)])
  }
})
