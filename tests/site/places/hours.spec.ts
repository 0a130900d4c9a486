import { expect, type Page } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'

const inFrench = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'l1', value: 'fr', url: baseURL }])
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const texts = {
  en: {
    title: 'Hours of operation',
    building: 'North Residence',
    hall: 'North Hall',
    friday: '7:00a – 8:30p',
    sunday: 'Sun 15',
    saturday: 'Sat 21',
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
    saturday: 'Sam 21',
    today: /Ven 20\s*Aujourd’hui/,
    cafe: /Fermé\s*Heures spéciales/,
    lunch: /Dîner 11h00\s–\s15h00/,
    next: 'Semaine suivante',
    previous: 'Semaine précédente',
  },
}

for (const locale of ['en', 'fr'] as const) {
  const messages = texts[locale]

  test(`[PUB-2.65] [PUB-2.66] [PUB-2.67] [PUB-2.68] [${locale}] shows the week in a table per building, with today and special hours marked`, async ({
    page,
    baseURL,
  }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/northgate/hours-of-operation')
    await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible()
    const building = page.getByRole('table', { name: messages.building })
    await expect(building.getByRole('columnheader').nth(1)).toHaveText(messages.sunday)
    await expect(building.getByRole('columnheader').nth(7)).toHaveText(messages.saturday)
    await expect(building.getByRole('columnheader', { name: messages.today })).toBeVisible()
    const hall = building.getByRole('row').filter({ hasText: messages.hall })
    await expect(hall.getByRole('cell').nth(5)).toHaveText(messages.friday)
    await expect(page.getByRole('cell', { name: messages.cafe })).toBeVisible()
    await expect(page.getByRole('cell', { name: messages.lunch }).first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

  test(`[PUB-2.65] [PUB-4.8] [${locale}] links to the next week and back, but not to past weeks`, async ({
    page,
    baseURL,
  }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.goto('/northgate/hours-of-operation')
    await expect(page.getByRole('link', { name: messages.previous })).toHaveCount(0)
    await page.getByRole('link', { name: messages.next }).click()
    await expect(page).toHaveURL(/[?&]week=2026-11-22/)
    await page.getByRole('link', { name: messages.previous }).click()
    await expect(page.getByRole('link', { name: messages.previous })).toHaveCount(0)
    for (const week of ['rubbish', '2031-02-30', '%00', '<script>']) {
      await page.goto(`/northgate/hours-of-operation?week=${week}`)
      await expect(page.getByRole('link', { name: messages.previous })).toHaveCount(0)
    }
  })

  test(`[${locale}] shows today first on a phone and does not scroll sideways`, async ({ page, baseURL }) => {
    if (locale === 'fr') await inFrench(page, baseURL)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/northgate/hours-of-operation')
    expect(await overflow(page)).toBe(0)
    await expect(page.getByRole('table').first()).toBeHidden()
    const today = page.getByRole('heading', { level: 2 }).first()
    await expect(today).toHaveText(locale === 'fr' ? 'Aujourd’hui' : 'Today')
    expect(await findViolations(page)).toEqual([])
  })
}

test('[PUB-2.65] works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/northgate/hours-of-operation')
  await page.getByRole('link', { name: texts.en.next }).click()
  await expect(page.getByRole('link', { name: texts.en.previous })).toBeVisible()
  await expect(page.getByRole('table', { name: texts.en.building })).toBeVisible()
  await context.close()
})
