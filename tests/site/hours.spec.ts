import { expect, type Page } from '@playwright/test'
import { barriers } from '../support/barriers'
import { test } from '../support/visitor'

const inFrench = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const words = {
  en: {
    title: 'Hours of operation',
    building: 'North Residence',
    hall: 'North Hall',
    friday: '7:00a – 8:30p',
    sunday: 'Sun 15',
    today: /Fri 20\s*Today/,
    cafe: /Closed\s*Special hours/,
    lunch: /Lunch 11:00a\s–\s3:00p/,
    next: 'Next week',
    previous: 'Previous week',
  },
  fr: {
    title: 'Heures d’ouverture',
    building: 'Résidence Nord',
    hall: 'Salle Nord',
    friday: '07h00 – 20h30',
    sunday: 'Dim 15',
    today: /Ven 20\s*Aujourd’hui/,
    cafe: /Fermé\s*Heures spéciales/,
    lunch: /Dîner 11h00\s–\s15h00/,
    next: 'Semaine suivante',
    previous: 'Semaine précédente',
  },
}

for (const locale of ['en', 'fr'] as const) {
  const say = words[locale]

  test(`[PUB-2.65] [PUB-2.66] [PUB-2.68] [${locale}] the week stands in a table per building, today marked, special hours named`, async ({
    page,
    baseURL,
  }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/northgate/hours-of-operation')
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    const building = page.getByRole('table', { name: say.building })
    await expect(building.getByRole('columnheader', { name: say.sunday })).toBeVisible()
    await expect(building.getByRole('columnheader', { name: say.today })).toBeVisible()
    const hall = building.getByRole('row').filter({ hasText: say.hall })
    await expect(hall.getByRole('cell').nth(5)).toHaveText(say.friday)
    await expect(page.getByRole('cell', { name: say.cafe })).toBeVisible()
    await expect(page.getByRole('cell', { name: say.lunch }).first()).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

  test(`[PUB-2.65] [PUB-4.8] [${locale}] arrows lead to the next week and back, and never before this one`, async ({
    page,
    baseURL,
  }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.goto('/northgate/hours-of-operation')
    await expect(page.getByRole('link', { name: say.previous })).toHaveCount(0)
    await page.getByRole('link', { name: say.next }).click()
    await expect(page).toHaveURL(/[?&]week=2026-11-22/)
    await page.getByRole('link', { name: say.previous }).click()
    await expect(page.getByRole('link', { name: say.previous })).toHaveCount(0)
    for (const week of ['rubbish', '2031-02-30', '%00', '<script>']) {
      await page.goto(`/northgate/hours-of-operation?week=${week}`)
      await expect(page.getByRole('link', { name: say.previous })).toHaveCount(0)
    }
  })

  test(`[PUB-2.67] [${locale}] a phone shows today first and scrolls only down`, async ({ page, baseURL }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/northgate/hours-of-operation')
    expect(await overflow(page)).toBe(0)
    await expect(page.getByRole('table').first()).toBeHidden()
    const today = page.getByRole('heading', { level: 2 }).first()
    await expect(today).toHaveText(locale === 'fr' ? 'Aujourd’hui' : 'Today')
    expect(await barriers(page)).toEqual([])
  })
}

test('[PUB-2.65] the hours and their arrows need no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/northgate/hours-of-operation')
  await page.getByRole('link', { name: words.en.next }).click()
  await expect(page.getByRole('link', { name: words.en.previous })).toBeVisible()
  await expect(page.getByRole('table', { name: words.en.building })).toBeVisible()
  await context.close()
})
