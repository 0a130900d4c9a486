import { expect, type Locator } from '@playwright/test'
import { dismissPopups } from '../../support/browser/dismiss-popups'
import { setLanguage } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

const phone = { width: 360, height: 740 }
/** Filters are folded on the first and open on the second. */
const largerScreens = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** The position of the allergens among the cells of a dish, after its marks and its description. */
const allergens = 2

test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' })

// French words are longer: what fits in French fits in English.
for (const site of ['universite-saint-cyrille', 'northgate'])
  test(`the first screen shows a dish in every hall, on a phone with its allergens, with an alert and with halls that are closed: ${site}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await dismissPopups({ context, request, baseURL })
    await setLanguage(page, 'fr')
    const menu = `/${site}/whats-on-the-menu`
    await page.goto(menu)
    const options = await page.getByLabel('Point de service').getByRole('option').all()
    const halls = await Promise.all(options.map((option) => option.getAttribute('value')))
    let menus = 0
    for (const hall of halls) {
      await page.setViewportSize(phone)
      await page.goto(`${menu}?location=${String(hall)}`)
      const dish = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') })
        .first()
      if (!(await dish.isVisible())) continue
      menus += 1
      const safety = await dish.getByRole('cell').nth(allergens).boundingBox()
      expect.soft((safety?.y ?? 9999) + (safety?.height ?? 0), String(hall)).toBeLessThanOrEqual(740)
      for (const size of largerScreens) {
        await page.setViewportSize(size)
        const name = await dish.getByRole('rowheader').boundingBox()
        const bottom = (name?.y ?? 9999) + (name?.height ?? 0)
        expect.soft(bottom, `${String(hall)} ${size.width}`).toBeLessThanOrEqual(size.height)
      }
    }
    expect(menus).toBeGreaterThan(1)
  })

test('on a phone the meals and the button of the filters stand whole in one row, and the filters open below', async ({
  page,
}) => {
  await setLanguage(page, 'fr')
  await page.goto('/northgate/whats-on-the-menu?location=north-hall&hide=milk&only=vegetarian')
  await expect(page.locator('summary').filter({ hasText: /^Filtres/ })).toHaveText('Filtres (2)')
  await page.goto('/northgate/whats-on-the-menu?location=north-hall')
  const tabs = page.getByRole('navigation', { name: 'Périodes de repas' }).getByRole('link')
  const button = page.locator('summary').filter({ hasText: /^Filtres/ })
  await expect(tabs).toHaveCount(3)
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
  await expect(button).toBeInViewport({ ratio: 1 })
  const [first, filters] = await Promise.all([tabs.first().boundingBox(), button.boundingBox()])
  expect(Math.abs((filters?.y ?? 0) - (first?.y ?? 9999))).toBeLessThan(20)
  const baselineOf = (text: Locator) =>
    text.evaluate((it) => {
      const mark = document.createElement('i')
      mark.style.cssText = 'display: inline-block'
      it.prepend(mark)
      const { bottom } = mark.getBoundingClientRect()
      mark.remove()
      return Math.round(bottom)
    })
  expect(await baselineOf(button)).toBe(await baselineOf(tabs.first()))
  await button.tap()
  const toggle = await page.getByRole('button', { name: 'Poisson', exact: true }).boundingBox()
  expect(toggle?.y).toBeGreaterThan((filters?.y ?? 9999) + (filters?.height ?? 0) - 1)
  expect((await button.boundingBox())?.y).toBe(filters?.y)
})

test('a page is as high in the fonts that stand in for late ones', async ({ page }) => {
  const readHeight = () => page.goto('/northgate/privacy').then(() => page.evaluate(() => document.body.scrollHeight))
  await page.route('**/*.woff2', (route) => route.abort())
  const late = await readHeight()
  await page.unroute('**/*.woff2')
  await readHeight() // the next page view has the fonts in its cache
  expect(Math.abs(late / (await readHeight()) - 1)).toBeLessThan(0.03)
})
