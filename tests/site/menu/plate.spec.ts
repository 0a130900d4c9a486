import { expect, type Page } from '@playwright/test'
import { campuses, type Campus } from './menu-messages'
import { findViolations } from '../../support/browser/accessibility-violations'
import { waitForHydration, test } from '../../support/browser/visitor'

const friday = '2026-11-20'
const texts = {
  en: {
    put: 'Add to my plate',
    title: 'Your plate',
    bar: /^Your plate: 1 dish, ([\d,]+) Cal$/,
    barOfTwo: /^Your plate: 2 dishes, ([\d,]+) Cal$/,
    more: 'Add one: Macaroni and cheese',
    fewer: 'Remove one: Macaroni and cheese',
    remove: 'Remove: Macaroni and cheese',
    facts: /Nutrition Facts\s*Per plate \(2 dishes\)/,
    allergens: 'Allergens of the whole plate',
    milk: /^Milk \(.*Macaroni and cheese/,
    back: 'Back to the menu',
    empty: 'Your plate is empty.',
    undeclared: 'Allergens not declared:',
    atLeast: /at least/,
  },
  fr: {
    put: 'Ajouter à mon assiette',
    title: 'Votre assiette',
    bar: /^Votre assiette\u00a0: 1 plat, ([\d\u00a0\u202f]+) cal$/,
    barOfTwo: /^Votre assiette\u00a0: 2 plats, ([\d\u00a0\u202f]+) cal$/,
    more: 'Ajouter une portion\u00a0: Macaroni au fromage',
    fewer: 'Retirer une portion\u00a0: Macaroni au fromage',
    remove: 'Retirer\u00a0: Macaroni au fromage',
    facts: /Valeur nutritive\s*par assiette \(2 plats\)/,
    allergens: 'Allergènes de toute l’assiette',
    milk: /^Lait \(.*Macaroni au fromage/,
    back: 'Retour au menu',
    empty: 'Votre assiette est vide.',
    undeclared: 'Allergènes non déclarés\u00a0:',
    atLeast: /au moins/,
  },
} as const

async function openLunch(page: Page, it: Campus) {
  await page.goto(`${it.page}?date=${friday}`)
  await page.getByRole('navigation', { name: it.periods }).getByRole('link', { name: it.lunch }).click()
  await expect(page.getByRole('button', { name: it.macaroni })).toBeVisible()
  await waitForHydration(page)
}
async function putOnPlate(page: Page, it: Campus, name: string | RegExp = it.macaroni) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts[it.locale].put }).click()
  await expect(page.getByRole('region', { name: texts[it.locale].title, exact: true })).toBeVisible()
}
const bar = (page: Page, it: Campus) =>
  page.getByRole('region', { name: texts[it.locale].title, exact: true }).getByRole('link')
const menuWithEverything = /whats-on-the-menu\?(?=.*hide=milk)(?=.*only=vegetarian)(?=.*plate=)/
const numberIn = async (page: Page, it: Campus, pattern: RegExp) =>
  Number(pattern.exec((await bar(page, it).textContent()) ?? '')?.[1]?.replace(/\D/g, ''))

for (const it of campuses) {
  const messages = texts[it.locale]

  test.describe(`${it.slug} (${it.locale})`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: it.locale, url: baseURL ?? '' }])
    })

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
        test.use({ javaScriptEnabled })

        test('adds a dish twice, shows the total, and removes it', async ({ page }) => {
          await openLunch(page, it)
          await putOnPlate(page, it)
          await expect(page).toHaveURL(/&plate=[0-9a-f]{24}#category-[0-9a-f]{24}$/)
          const once = await numberIn(page, it, messages.bar)
          expect(once).toBeGreaterThan(100)
          await putOnPlate(page, it)
          await expect(page).toHaveURL(/&plate=[0-9a-f]{24}\.2#/)
          expect(await numberIn(page, it, messages.barOfTwo)).toBe(2 * once)
          await bar(page, it).click()
          await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible()
          const table = page.getByRole('table', { name: messages.facts })
          await expect(table.getByRole('rowheader').first()).toContainText((2 * once).toLocaleString(`${it.locale}-CA`))
          await expect(page.getByRole('listitem').filter({ hasText: messages.milk })).toBeVisible()
          await page.getByRole('link', { name: messages.fewer }).click()
          await expect(page.getByRole('link', { name: messages.fewer })).toHaveCount(0)
          await page.getByRole('link', { name: messages.more }).click()
          await expect(page.getByRole('link', { name: messages.fewer })).toBeVisible()
          await page.getByRole('link', { name: messages.back }).click()
          await expect(page.getByRole('button', { name: it.macaroni })).toBeVisible()
          await expect(bar(page, it)).toHaveText(messages.barOfTwo)
          await bar(page, it).click()
          await page.getByRole('link', { name: messages.remove }).click()
          await expect(page.getByText(messages.empty, { exact: true })).toBeVisible()
          await page.getByRole('link', { name: messages.back }).click()
          await expect(page.getByRole('button', { name: it.macaroni })).toBeVisible()
          await expect(bar(page, it)).toHaveCount(0)
        })
      })
    }

    test('keeps the plate and the current filters across days, and the plate across locations', async ({ page }) => {
      await openLunch(page, it)
      await page.getByRole('main').getByRole('button', { name: it.vegetarian, exact: true }).click()
      await putOnPlate(page, it)
      await expect(page).toHaveURL(/only=vegetarian&plate=[0-9a-f]{24}#/)
      await page.getByRole('link', { name: it.nextDay }).click()
      await expect(page).toHaveURL(/only=vegetarian&plate=/)
      await page.getByLabel(it.location).selectOption(it.anotherHall)
      await expect(page).toHaveURL(new RegExp(`location=${it.anotherHall}.*&plate=[0-9a-f]{24}$`))
      await expect(bar(page, it)).toHaveText(messages.bar)
      await page.goBack()
      await page.getByRole('main').getByRole('button', { name: it.milk, exact: true }).click()
      // Until the page has hydrated, the button sends the form, which names the same parameters in another order.
      await expect(page).toHaveURL(menuWithEverything)
      await bar(page, it).click()
      await expect(page).toHaveURL(/\/plate\?.*hide=milk/)
      await page.getByRole('link', { name: messages.back }).click()
      await expect(page).toHaveURL(menuWithEverything)
    })

    test('adds a dish by keyboard', async ({ page }) => {
      await openLunch(page, it)
      await page.getByRole('button', { name: it.macaroni }).focus()
      await page.keyboard.press('Enter')
      const put = page.getByRole('dialog').getByRole('button', { name: messages.put })
      await expect(put).toBeVisible()
      for (let step = 0; step < 4 && !(await put.evaluate((it) => it === document.activeElement)); step++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(bar(page, it)).toHaveText(messages.bar)
      await bar(page, it).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible()
    })

    test('is accessible and fits every screen', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await openLunch(page, it)
      await putOnPlate(page, it)
      await page.getByRole('rowheader').getByRole('button').nth(3).click()
      await page.getByRole('dialog').getByRole('button', { name: messages.put }).click()
      await expect(bar(page, it)).toHaveText(messages.barOfTwo)
      const plate = new URL((await bar(page, it).getAttribute('href')) ?? '', page.url()).href
      for (const path of [page.url(), plate, `/${it.slug}/plate`]) {
        await page.goto(path)
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)) // so that the bar covers no dish
          expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
          expect([path, width, await findViolations(page)]).toEqual([path, width, []])
        }
      }
    })
  })
}

test('names dishes with undeclared allergens first and shows totals with unknown amounts as a minimum', async ({
  page,
}) => {
  const [english] = campuses
  await page.goto('/northgate/dish-search?q=kettle')
  await page.getByRole('article').getByRole('link').first().click()
  await putOnPlate(page, english, 'Kettle soup of the day')
  await expect(bar(page, english)).toHaveText('Your plate: 1 dish')
  await page.getByRole('rowheader').filter({ hasNotText: 'Kettle' }).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: texts.en.put }).click()
  await expect(bar(page, english)).toHaveText(/^Your plate: 2 dishes, at least \d+ Cal$/)
  await bar(page, english).click()
  const allergens = page.getByRole('region', { name: texts.en.allergens })
  await expect(allergens.getByRole('paragraph').first()).toHaveText('Allergens not declared: Kettle soup of the day')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toContainText('at least')
  await expect(page.getByText('Nutrition not available: Kettle soup of the day')).toBeVisible()
})

test('ignores invalid plates, unknown dishes and dishes of other sites', async ({ page }) => {
  const [english, french] = campuses
  await page.goto(`${french.page}?date=${friday}`)
  const [item] = await page
    .getByRole('rowheader')
    .getByRole('button')
    .evaluateAll((all) => all.map((it) => (it as HTMLButtonElement).value))
  await page.goto(`${french.page}?date=${friday}&add=${item}`)
  const ofAnother = new URL(page.url()).searchParams.get('plate')
  expect(ofAnother).toMatch(/^[0-9a-f]{24}$/)
  for (const plate of [ofAnother, 'f'.repeat(24), '__proto__', '<script>', ',,,', `${'a,'.repeat(3000)}`, '%00']) {
    const response = await page.goto(`/northgate/plate?plate=${plate}&location=<b>&hide=__proto__`)
    expect([plate, response?.status()]).toEqual([plate, 200])
    await expect(page.getByText('Your plate is empty.', { exact: true })).toBeVisible()
    await page.goto(`${english.page}?date=${friday}&plate=${plate}&add=${item}`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(bar(page, english)).toHaveCount(0)
  }
})

test('limits the plate to twenty dishes and says so', async ({ page }) => {
  const [english] = campuses
  await page.goto(`${english.page}?date=${friday}`)
  const items = await page
    .getByRole('rowheader')
    .getByRole('button')
    .evaluateAll((all) => all.map((it) => (it as HTMLButtonElement).value))
  expect(items.length).toBeGreaterThan(20)
  let address = `${english.page}?date=${friday}`
  for (const item of items.slice(0, 21)) {
    const { location = '' } = (await page.request.get(`${address}&add=${item}`, { maxRedirects: 0 })).headers()
    const plate = new URL(location, 'http://campus.invalid').searchParams.get('plate') ?? ''
    address = `${english.page}?date=${friday}&plate=${plate}`
  }
  await page.goto(address)
  await expect(bar(page, english)).toHaveText(/^Your plate: 20 dishes, /)
  await expect(page.getByText('Your plate is full. It holds up to 20 different dishes.')).toBeVisible()
  const plate = new URL(address, 'http://campus.invalid').searchParams.get('plate') ?? ''
  const dishes = new Set(plate.split(',').map((entry) => entry.slice(0, 24)))
  expect(dishes.size).toBe(21)
  const sentence = /^Your plate is full\. It holds up to 20 different dishes\. This dish is not on it: \w.*\.$/
  await expect(page.getByText(sentence)).toBeVisible()
  await bar(page, english).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your plate' })).toBeVisible()
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])
  await page.context().addCookies([{ name: 'l1', value: 'fr', url: page.url() }])
  await page.reload()
  await expect(page.getByText(/Elle contient au plus 20 plats différents\. Ce plat n’y est pas\s: .*\.$/)).toBeVisible()
})
