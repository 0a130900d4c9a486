import { expect, type Page } from '@playwright/test'
import { test } from '../../support/browser/visitor'

/** One campus per language with the texts that a visitor sees. */
const campuses = [
  {
    slug: 'northgate',
    locale: 'en',
    menu: '/northgate/whats-on-the-menu',
    title: 'Find a dish',
    label: 'What would you like to eat?',
    search: 'Search',
    asked: 'macaroni',
    inOtherLanguage: 'fromage',
    dish: 'Macaroni and cheese',
    contains: 'Contains gluten, milk, wheat',
    today: /^Today: /,
    found: /^\d+ dishes for “fromage”$/,
    undeclared: 'Allergens not declared',
    undeclaredDish: 'Kettle soup of the day',
    nothing: 'No dishes found for “xylophone” this week.',
    noWords: /^Enter the name of a dish or an ingredient/,
    shortened: 'Searched only for: soup with tomato and basil or',
    long: 'soup with tomato and basil or chicken',
    hidden: /^\d+ of \d+ dishes hidden: milk/,
    withoutFilters: 'Search without filters',
    milk: 'Milk',
    more: /^\d+ more times?$/,
  },
  {
    slug: 'universite-saint-cyrille',
    locale: 'fr',
    menu: '/universite-saint-cyrille/whats-on-the-menu',
    title: 'Trouver un plat',
    label: 'Qu’aimeriez-vous manger?',
    search: 'Chercher',
    asked: 'pate chinois',
    inOtherLanguage: 'cheese',
    dish: 'Pâté chinois',
    contains: /^Contient\u00a0: .*lait/,
    today: /^Aujourd’hui\u00a0: /,
    found: /^\d+ plats pour «\u00a0cheese\u00a0»$/,
    undeclared: 'Allergènes non déclarés',
    undeclaredDish: 'Gâteau d’anniversaire du mois',
    nothing: 'Aucun plat trouvé pour «\u00a0xylophone\u00a0» cette semaine.',
    noWords: /^Entrez le nom d’un plat ou d’un ingrédient/,
    shortened: 'Recherche limitée à\u00a0: soupe aux tomates et au basilic',
    long: 'soupe aux tomates et au basilic frais',
    hidden: /plats? sur \d+ masqués?\u00a0: lait/,
    withoutFilters: 'Chercher sans filtres',
    milk: 'Lait',
    more: /^\d+ autres? fois$/,
  },
] as const
type Campus = (typeof campuses)[number]

const asking = (it: Campus, text: string, more = '') => `/${it.slug}/dish-search?q=${encodeURIComponent(text)}${more}`
const resultOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

for (const it of campuses) {
  test.describe(`${it.slug} (${it.locale})`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: it.locale, url: baseURL ?? '' }])
    })

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
        test.use({ javaScriptEnabled })

        test('finds a dish from the menu page and links to a menu that serves it', async ({ page }) => {
          await page.goto(it.menu)
          await page.getByRole('link', { name: it.title }).click()
          await expect(page.getByRole('heading', { level: 1, name: it.title })).toBeVisible()
          await page.getByLabel(it.label).fill(it.asked)
          await page.getByLabel(it.label).press('Enter')
          await expect(page).toHaveURL(new RegExp(`/${it.slug}/dish-search\\?q=`))
          await resultOf(page, it.dish).getByRole('link').first().click()
          await expect(page).toHaveURL(/\?location=[^&]+&date=2026-11-\d\d&period=[0-9a-f]{24}#category-/)
          await expect(page.getByRole('row', { name: new RegExp(it.dish) }).first()).toBeVisible()
        })
      })
    }

    test('shows allergens, or that they are not declared', async ({ page }) => {
      await page.goto(asking(it, it.asked))
      await expect(resultOf(page, it.dish).getByText(it.contains, { exact: true })).toBeVisible()
      await page.goto(asking(it, it.undeclaredDish))
      await expect(resultOf(page, it.undeclaredDish).getByText(it.undeclared, { exact: true })).toBeVisible()
    })

    test('finds dishes by their name in the other language and lists the earliest menus first', async ({ page }) => {
      await page.goto(asking(it, it.inOtherLanguage))
      await expect(page.getByRole('status')).toHaveText(it.found)
      await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText(it.today)
      const often = page
        .getByRole('article')
        .filter({ has: page.getByText(it.more) })
        .first()
      const links = often.getByRole('link')
      const before = await links.count()
      await often.getByText(it.more).click()
      expect(await links.count()).toBeGreaterThan(before)
      const dates = await links.evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('date')),
      )
      expect(dates).toEqual(dates.toSorted())
    })

    test('explains an empty search, no results, no words and too many words', async ({ page }) => {
      await page.goto(`/${it.slug}/dish-search`)
      await expect(page.getByLabel(it.label)).toHaveValue('')
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.goto(asking(it, 'xylophone'))
      await expect(page.getByRole('status')).toHaveText(it.nothing)
      await page.goto(asking(it, '?!'))
      await expect(page.getByText(it.noWords)).toBeVisible()
      await page.goto(asking(it, it.long))
      await expect(page.getByText(it.shortened, { exact: true })).toBeVisible()
    })

    test('applies the filters of the menu page and offers a search without them', async ({ page }) => {
      await page.goto(it.menu)
      await page.getByRole('main').getByRole('button', { name: it.milk, exact: true }).click()
      await page.getByRole('link', { name: it.title }).click()
      await expect(page).toHaveURL(/hide=milk/)
      await page.getByLabel(it.label).fill(it.inOtherLanguage)
      await page.getByRole('button', { name: it.search }).click()
      await expect(page.getByText(it.hidden)).toBeVisible()
      const before = await page.getByRole('article').count()
      await page.getByRole('link', { name: it.withoutFilters }).click()
      await expect(page).not.toHaveURL(/hide=/)
      expect(await page.getByRole('article').count()).toBeGreaterThan(before)
    })
  })
}

for (const text of [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '%_\\',
  '\u0000soup',
  'a'.repeat(1500),
  '__proto__ constructor',
]) {
  test(`treats any input as plain words: ${JSON.stringify(text).slice(0, 40)}`, async ({ page }) => {
    let alerted = false
    page.on('dialog', (dialog) => {
      alerted = true
      void dialog.dismiss()
    })
    const response = await page.goto(`/northgate/dish-search?q=${encodeURIComponent(text)}&plate=x&hide[]=y&only=%00`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a dish')
    expect(alerted).toBe(false)
  })
}

test('responds with 404 for an unknown site', async ({ page }) => {
  expect((await page.goto('/nowhere/dish-search?q=soup'))?.status()).toBe(404)
})
