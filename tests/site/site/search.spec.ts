import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const campuses = [
  {
    slug: 'northgate',
    locale: 'en',
    title: 'Search',
    label: 'What are you looking for?',
    button: 'Search',
    asked: 'maccaroni',
    dish: 'Macaroni and cheese',
    place: 'North Hall',
    open: /^(Open|Closed)\./,
    diet: 'vegan supper',
    allDishes: /^See all \d+ dishes$/,
    served: /Dinner/,
    nothing: 'No results for “xylophone”.',
    goOn: 'Hours',
    noWords: /^Enter a word/,
  },
  {
    slug: 'universite-saint-cyrille',
    locale: 'fr',
    title: 'Recherche',
    label: 'Que cherchez-vous?',
    button: 'Chercher',
    asked: 'pate chinosi',
    dish: 'Pâté chinois',
    place: 'La Grande Table',
    open: /^(Ouvert|Fermé)\./,
    diet: 'souper végane',
    allDishes: /^Voir les \d+ plats$/,
    served: /Souper/,
    nothing: 'Aucun résultat pour «\u00a0xylophone\u00a0».',
    goOn: 'Heures d’ouverture',
    noWords: /^Entrez un mot/,
  },
] as const

for (const it of campuses)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${it.locale} ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
      test.use({ javaScriptEnabled })
      test.beforeEach(async ({ context, baseURL }) => {
        await context.addCookies([{ name: 'l1', value: it.locale, url: baseURL ?? '' }])
      })

      test('finds a misspelt dish from the header by keyboard, and a diet and a meal', async ({ page }) => {
        await page.goto(`/${it.slug}/privacy`)
        await page.getByRole('banner').getByRole('link', { name: it.title }).focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('heading', { level: 1, name: it.title })).toBeVisible()
        await page.getByLabel(it.label).fill(it.asked)
        await page.getByLabel(it.label).press('Enter')
        await expect(page.getByRole('heading', { level: 3, name: it.dish, exact: true })).toBeVisible()
        await page.getByLabel(it.label).fill(it.diet)
        await page.getByRole('button', { name: it.button }).click()
        const first = page.getByRole('article').first()
        await expect(first.getByRole('link').first()).toHaveText(it.served)
        if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
        await page.getByRole('link', { name: it.allDishes }).click()
        await expect(page).toHaveURL(new RegExp(`/${it.slug}/dish-search\\?q=`))
      })

      test('shows locations with their status, and what to do without results', async ({ page }) => {
        await page.goto(`/${it.slug}/search?q=${encodeURIComponent(it.place)}`)
        const place = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: it.place, exact: true }) })
        await expect(place.getByText(it.open)).toBeVisible()
        await page.goto(`/${it.slug}/search?q=xylophone`)
        await expect(page.getByRole('status')).toHaveText(it.nothing)
        await expect(page.getByRole('main').getByRole('link', { name: it.goOn })).toBeVisible()
        await page.goto(`/${it.slug}/search?q=%25`)
        await expect(page.getByText(it.noWords)).toBeVisible()
      })
    })

test('answers any input quickly and shows it as text', async ({ page, request }) => {
  for (const text of [
    '%',
    `'"\\`,
    '<img src=x onerror=alert(1)>',
    'x'.repeat(10_000),
    '\u202Eسلطة\u202C',
    '\u0000\u0007soup',
    'a b c d e f g '.repeat(250),
    '__proto__ constructor',
    '   \t ',
    '🥜🍕',
  ]) {
    const response = await request.get(`/northgate/search?q=${encodeURIComponent(text)}&q=second`)
    expect([text.slice(0, 20), response.status()]).toEqual([text.slice(0, 20), 200])
  }
  await page.goto(`/northgate/search?q=${encodeURIComponent('<b>soup</b>')}`)
  await expect(page.getByRole('status')).toContainText('“b soup b”')
  expect((await request.get('/nowhere/search?q=soup')).status()).toBe(404)
})
