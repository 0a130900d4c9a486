import { expect } from '@playwright/test'
import { test } from '../../support/browser/visitor'
import { openDatabaseOf } from '../../support/servers/open-database'
import { menu } from './open-lunch'

test('[PUB-1.6] [PUB-4.6] [PUB-8.2] keeps the page usable when the menu cannot be read', async ({ page }) => {
  const database = openDatabaseOf('site')
  const date = '2026-12-03'
  const { rows } = await database.execute({
    sql: 'select id, day from menus where date = ? and location_id in (select _parent_id from locations_locales where name = ?)',
    args: [date, 'North Hall'],
  })
  const [stored] = rows
  if (!stored) throw new Error(`North Hall has no menu on ${date}`)
  const writeDay = (day: string) =>
    database.execute({ sql: 'update menus set day = ? where id = ?', args: [day, String(stored.id)] })
  try {
    await writeDay('{"periods":"spilled"}')
    const response = await page.goto(`${menu}?location=north-hall&date=${date}`)
    expect(response?.status()).toBe(200)
    const failure = "Sorry, we weren't able to find menus for this location for the day you selected."
    await expect(page.getByRole('main').getByText(failure)).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Location' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/zod|at .*\.ts|Error:/i)
  } finally {
    await writeDay(String(stored.day))
    database.close()
  }
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hot breakfast' })).toBeVisible()
})

test('[PUB-2.16] [PUB-2.37] shows the section name, the location description, and menu images with their text instead of daily dishes', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto(`${menu}?location=north-hall`)
  await expect(page.getByRole('heading', { level: 1, name: /What.s on the menu/ })).toBeAttached()
  await expect(page.getByText('The main dining hall, for everyone who lives on the hill.')).toBeVisible()
  await page.goto(`${menu}?location=kettlewick`)
  const board = main.getByRole('img', { name: /Kettlewick/ }).first()
  await expect(board).toBeVisible()
  const source = await board.getAttribute('src')
  expect(source).toMatch(/^\/files\/images\//)
  expect((await page.request.get(source ?? '')).headers()['content-type']).toBe('image/webp')
  await expect(page.getByRole('navigation', { name: 'Meal periods' })).toBeHidden()
  await expect(main.getByText("This menu can't be filtered for allergens.")).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Peanut energy bites: $3.25' })).toBeVisible()
})
