import { expect, type Page } from '@playwright/test'
import { languages, setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const words = {
  en: {
    tagline: 'A hall by the lake. Doors open soon.',
    bar: 'Pages of the microsite',
    plans: 'Meal Plans',
    child: 'Compare the plans',
    pages: ['Meal Plans', 'Sample Menus', 'Staff', 'General Contact Info', 'Join Our Team'],
    team: 'Join Our Team',
    on: 'On this page',
    block: 'Our Dining Philosophy',
    anchor: 'our-dining-philosophy',
    figures: ['62 days until the doors open', '28 days in the first menu cycle', '340 days a year with supper'],
    blocks: ['Welcome', 'Retail', 'Residential', 'Catering', 'Our Dining Philosophy', 'Our Wellness Philosophy'],
    last: 'Our Sustainability Philosophy',
  },
  fr: {
    tagline: 'Une salle au bord du lac. On ouvre bientôt.',
    bar: 'Pages du microsite',
    plans: 'Forfaits repas',
    child: 'Comparer les forfaits',
    pages: ['Forfaits repas', 'Exemples de menus', 'Personnel', 'Nous joindre', 'Joignez-vous à l’équipe'],
    team: 'Joignez-vous à l’équipe',
    on: 'Sur cette page',
    block: 'À la carte',
    anchor: 'a-la-carte',
    figures: ['62 jours avant l’ouverture', '28 jours dans le premier cycle de menus', '340 jours de souper par année'],
    blocks: ['Bienvenue', 'À la carte', 'Résidences', 'Traiteur', 'Notre philosophie de la table'].concat(
      'Notre philosophie du bien-être',
    ),
    last: 'Notre philosophie du développement durable',
  },
} as const

for (const language of languages) {
  const say = words[language]
  test(`[PUB-2.69] [PUB-2.71] shows tagline, figures, blocks and pages of a microsite in order (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/microsite')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.tagline)
    await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /^\/files\/microsite\//)
    for (const figure of say.figures)
      await expect(page.getByRole('listitem').filter({ hasText: figure })).toHaveCSS('opacity', '1')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await headings.allTextContents()).toEqual([...say.blocks, say.last])
    const entries = page.getByRole('navigation', { name: say.bar }).locator('summary, ul:not(ul ul) > li > a')
    expect(await entries.allTextContents()).toEqual(say.pages)
  })

  test(`[PUB-2.70] the anchor of a block is its slugified title (${language})`, async ({ page, baseURL }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/microsite')
    await page.getByRole('navigation', { name: say.on }).getByRole('link', { name: say.block, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#${say.anchor}$`))
    await expect(page.getByRole('heading', { name: say.block, exact: true })).toBeInViewport()
  })

  test(`[PUB-2.69] the navigation bar links to pages and opens child pages by keyboard (${language})`, async ({
    page,
    baseURL,
  }) => {
    await setLanguage(page, language, baseURL)
    await page.goto('/northgate/microsite')
    const bar = page.getByRole('navigation', { name: say.bar })
    await expect(bar.getByRole('link', { name: say.blocks[0] })).toHaveCount(0)
    await expect(bar.getByRole('link', { name: say.child })).toBeHidden()
    await bar.locator('summary', { hasText: say.plans }).focus()
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('link', { name: say.child })).toHaveAttribute('href', '/northgate/meal-plan-purchase')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/northgate\/microsite\/meal-plans$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.plans)
    await page.goBack()
    await bar.getByRole('link', { name: say.team }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.team)
  })
}

const delaysOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Figures' })
    .getByRole('listitem')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { animationName, animationDelay } = getComputedStyle(card)
        return animationName === 'none' ? 'at once' : animationDelay
      }),
    )

test('[PUB-2.69] figures appear after 1000, 1500 and 2000 ms, or immediately with reduced motion', async ({ page }) => {
  await page.goto('/northgate/microsite')
  expect(await delaysOf(page)).toEqual(['1s', '1.5s', '2s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await delaysOf(page)).toEqual(['at once', 'at once', 'at once'])
})

test('a block has no page of its own', async ({ request }) => {
  for (const page of ['welcome', 'nowhere'])
    expect((await request.get(`/northgate/microsite/${page}`)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-2.69] the microsite is complete and its navigation bar opens', async ({ page }) => {
    await page.goto('/northgate/microsite')
    await expect(page.getByRole('heading', { name: 'Our Wellness Philosophy' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Pages of the microsite' })
      .locator('summary', { hasText: 'Meal Plans' })
      .click()
    await expect(page.getByRole('link', { name: 'Compare the plans' })).toBeVisible()
  })
})
