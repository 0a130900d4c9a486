import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import { test } from '../../support/browser/visitor'
import { openDatabaseOf } from '../../support/servers/open-database'

const menu = '/northgate/whats-on-the-menu'

for (const [locale, failure] of [
  ['en', "Sorry, we weren't able to find menus for this location for the day you selected."],
  ['fr', 'Désolés, nous n’avons pas pu trouver de menus pour ce point de service à la date choisie.'],
] as const)
  test(`[PUB-1.6] [PUB-4.6] [PUB-8.2] [PUB-8.3] keeps the page usable when the menu cannot be read (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const database = openDatabaseOf('site')
    const date = locale === 'en' ? '2026-12-03' : '2026-12-04'
    const where = {
      sql: 'select id, day from menus where date = ? and location_id in (select _parent_id from locations_locales where name = ?)',
      args: [date, 'North Hall'],
    }
    const [stored] = (await database.execute(where)).rows
    if (!stored) throw new Error(`North Hall has no menu on ${date}`)
    try {
      await database.execute({
        sql: 'update menus set day = ? where id = ?',
        args: ['{"periods":"spilled"}', String(stored.id)],
      })
      await context.addCookies([{ name: 'l1', value: locale, url: baseURL }])
      const answer = await page.goto(`${menu}?location=north-hall&date=${date}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('main').getByText(failure)).toBeVisible()
      await expect(
        page.getByRole('combobox', { name: locale === 'en' ? 'Location' : 'Point de service' }),
      ).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/zod|at .*\.ts|Error:/i)
      expect(await findViolations(page)).toEqual([])
    } finally {
      await database.execute({
        sql: 'update menus set day = ? where id = ?',
        args: [String(stored.day), String(stored.id)],
      })
      database.close()
    }
    await page.reload()
    await expect(page.getByRole('heading', { name: locale === 'en' ? 'Hot breakfast' : /Plats chauds/ })).toBeVisible()
  })

for (const [locale, line, warning] of [
  ['en', 'Peanut energy bites: $3.25', "This menu can't be filtered for allergens."],
  ['fr', 'Bouchées énergie aux arachides\u00a0: 3,25\u00a0$', 'Ce menu ne peut pas être filtré selon les allergènes.'],
] as const)
  test(`says that a menu in pictures cannot be filtered, and has its text (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'l1', value: locale, url: baseURL }])
    await page.goto(`${menu}?location=kettlewick`)
    const main = page.getByRole('main')
    await expect(main.getByText(warning)).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: line })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })

test('[PUB-2.37] shows menu images with a text alternative instead of daily dishes', async ({ page }) => {
  await page.goto(`${menu}?location=kettlewick`)
  const board = page
    .getByRole('main')
    .getByRole('img', { name: /Kettlewick/ })
    .first()
  await expect(board).toBeVisible()
  const source = await board.getAttribute('src')
  expect(source).toMatch(/^\/files\/images\//)
  expect((await page.request.get(source ?? '')).headers()['content-type']).toBe('image/webp')
  await expect(page.getByRole('navigation', { name: 'Meal periods' })).toBeHidden()
})

test('[PUB-2.16] [PUB-2.37] shows the section name and the location description', async ({ page }) => {
  await page.goto(`${menu}?location=north-hall`)
  await expect(page.getByRole('heading', { level: 1, name: /What.s on the menu/ })).toBeAttached()
  await expect(page.getByText('The main dining hall, for everyone who lives on the hill.')).toBeVisible()
})
