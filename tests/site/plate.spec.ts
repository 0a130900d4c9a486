import { expect, type Page } from '@playwright/test'
import { campuses, type Campus } from './menu-words'
import { barriers } from '../support/barriers'
import { alive, test } from '../support/visitor'

const friday = '2026-11-20'
const words = {
  en: {
    put: 'Put on my plate',
    title: 'Your plate',
    bar: /^Your plate: 1 dish, ([\d,]+) Cal$/,
    barOfTwo: /^Your plate: 2 dishes, ([\d,]+) Cal$/,
    more: 'One more: Macaroni and cheese',
    fewer: 'One fewer: Macaroni and cheese',
    remove: 'Remove: Macaroni and cheese',
    facts: /Nutrition Facts\s*For the plate of 2 dishes/,
    allergens: 'Allergens of the whole plate',
    milk: /^Milk \(.*Macaroni and cheese/,
    back: 'Back to the menu',
    empty: 'Your plate is empty.',
    undeclared: 'Allergens not declared:',
    atLeast: /at least/,
  },
  fr: {
    put: 'Mettre dans mon assiette',
    title: 'Votre assiette',
    bar: /^Votre assiette\u00a0: 1 plat, ([\d\u00a0\u202f]+) cal$/,
    barOfTwo: /^Votre assiette\u00a0: 2 plats, ([\d\u00a0\u202f]+) cal$/,
    more: 'Un de plus\u00a0: Macaroni au fromage',
    fewer: 'Un de moins\u00a0: Macaroni au fromage',
    remove: 'Retirer\u00a0: Macaroni au fromage',
    facts: /Valeur nutritive\s*pour l’assiette de 2 plats/,
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
  await alive(page)
}
async function putOnPlate(page: Page, it: Campus, name: string | RegExp = it.macaroni) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name: words[it.locale].put }).click()
  await expect(page.getByRole('region', { name: words[it.locale].title, exact: true })).toBeVisible()
}
const bar = (page: Page, it: Campus) =>
  page.getByRole('region', { name: words[it.locale].title, exact: true }).getByRole('link')
const numberIn = async (page: Page, it: Campus, pattern: RegExp) =>
  Number(pattern.exec((await bar(page, it).textContent()) ?? '')?.[1]?.replace(/\D/g, ''))

for (const it of campuses) {
  const say = words[it.locale]

  test.describe(`${it.slug} (${it.locale})`, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'l1', value: it.locale, url: baseURL ?? '' }])
    })

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
        test.use({ javaScriptEnabled })

        test('[PUB-2.38] a dish goes on the plate, counts twice, and the plate adds it up', async ({ page }) => {
          await openLunch(page, it)
          await putOnPlate(page, it)
          await expect(page).toHaveURL(/&plate=[0-9a-f]{24}#category-[0-9a-f]{24}$/)
          const once = await numberIn(page, it, say.bar)
          expect(once).toBeGreaterThan(100)
          await putOnPlate(page, it)
          await expect(page).toHaveURL(/&plate=[0-9a-f]{24}\.2#/)
          expect(await numberIn(page, it, say.barOfTwo)).toBe(2 * once)
          await bar(page, it).click()
          await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
          const table = page.getByRole('table', { name: say.facts })
          await expect(table.getByRole('rowheader').first()).toContainText((2 * once).toLocaleString(`${it.locale}-CA`))
          await expect(page.getByRole('listitem').filter({ hasText: say.milk })).toBeVisible()
          await page.getByRole('link', { name: say.fewer }).click()
          await expect(page.getByRole('link', { name: say.fewer })).toHaveCount(0)
          await page.getByRole('link', { name: say.more }).click()
          await expect(page.getByRole('link', { name: say.fewer })).toBeVisible()
          await page.getByRole('link', { name: say.back }).click()
          await expect(page.getByRole('button', { name: it.macaroni })).toBeVisible()
          await expect(bar(page, it)).toHaveText(say.barOfTwo)
          await bar(page, it).click()
          await page.getByRole('link', { name: say.remove }).click()
          await expect(page.getByText(say.empty, { exact: true })).toBeVisible()
          await page.getByRole('link', { name: say.back }).click()
          await expect(page.getByRole('button', { name: it.macaroni })).toBeVisible()
          await expect(bar(page, it)).toHaveCount(0)
        })
      })
    }

    test('[PUB-4.3] [PUB-4.7] the plate goes along to another day and another hall, with filters chosen since', async ({
      page,
    }) => {
      await openLunch(page, it)
      await page.getByRole('main').getByRole('button', { name: it.vegetarian, exact: true }).click()
      await putOnPlate(page, it)
      await expect(page).toHaveURL(/only=vegetarian&plate=[0-9a-f]{24}#/)
      await page.getByRole('link', { name: it.nextDay }).click()
      await expect(page).toHaveURL(/only=vegetarian&plate=/)
      await page.getByLabel(it.location).selectOption(it.anotherHall)
      await expect(page).toHaveURL(new RegExp(`location=${it.anotherHall}.*&plate=[0-9a-f]{24}$`))
      await expect(bar(page, it)).toHaveText(say.bar)
      await page.goBack()
      await page.getByRole('main').getByRole('button', { name: it.milk, exact: true }).click()
      await expect(page).toHaveURL(/hide=milk.*plate=/)
      await bar(page, it).click()
      await expect(page).toHaveURL(/\/plate\?.*hide=milk/)
      await page.getByRole('link', { name: say.back }).click()
      await expect(page).toHaveURL(/hide=milk.*plate=/)
    })

    test('[PUB-2.38] a dish goes on the plate by keyboard', async ({ page }) => {
      await openLunch(page, it)
      await page.getByRole('button', { name: it.macaroni }).focus()
      await page.keyboard.press('Enter')
      const put = page.getByRole('dialog').getByRole('button', { name: say.put })
      await expect(put).toBeVisible()
      for (let step = 0; step < 4 && !(await put.evaluate((it) => it === document.activeElement)); step++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(bar(page, it)).toHaveText(say.bar)
      await bar(page, it).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    })

    for (const width of [320, 768, 1440])
      test(`[PUB-2.18] [PUB-2.22] the plate has no barrier, and fits a screen of ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openLunch(page, it)
        await putOnPlate(page, it)
        await page.getByRole('rowheader').getByRole('button').nth(3).click()
        await page.getByRole('dialog').getByRole('button', { name: say.put }).click()
        await expect(bar(page, it)).toHaveText(say.barOfTwo)
        const plate = new URL((await bar(page, it).getAttribute('href')) ?? '', page.url()).href
        for (const path of [page.url(), plate, `/${it.slug}/plate`]) {
          await page.goto(path)
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)) // where the bar covers no dish
          expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
          expect([path, await barriers(page)]).toEqual([path, []])
        }
      })
  })
}

test('[PUB-3.7] a dish whose allergens are not declared is named first, and sums with it are at least', async ({
  page,
}) => {
  const [english] = campuses
  await page.goto('/northgate/dish-search?q=kettle')
  await page.getByRole('article').getByRole('link').first().click()
  await putOnPlate(page, english, 'Kettle soup of the day')
  await expect(bar(page, english)).toHaveText('Your plate: 1 dish')
  await page.getByRole('rowheader').filter({ hasNotText: 'Kettle' }).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: words.en.put }).click()
  await expect(bar(page, english)).toHaveText(/^Your plate: 2 dishes, at least \d+ Cal$/)
  await bar(page, english).click()
  const allergens = page.getByRole('region', { name: words.en.allergens })
  await expect(allergens.getByRole('paragraph').first()).toHaveText('Allergens not declared: Kettle soup of the day')
  await expect(page.getByRole('table').getByRole('rowheader').first()).toContainText('at least')
  await expect(page.getByText('Nutrition not known: Kettle soup of the day')).toBeVisible()
})

test('[PUB-2.38] odd plates, dishes of another site and of none are passed over', async ({ page }) => {
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

test('[PUB-2.38] a plate of twenty dishes is full, and says so', async ({ page }) => {
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
  await expect(page.getByText('It is full: 20 different dishes is the most.')).toBeVisible()
})
