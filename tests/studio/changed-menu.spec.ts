import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { setLanguage } from '../support/browser/site-pages'
import { locationsOf } from '../v1/campus'
import { findDocument, studioApi } from './staff-sign-in'

type Category = { items: { dish: string }[] }
type Menu = { day: { periods: { categories: Category[] }[] }; changedAt?: string | null }

const menuPage = '/universite-saint-cyrille/whats-on-the-menu?location=casse-croute-du-22'
const board = '/universite-saint-cyrille/board/casse-croute-du-22'
const message = /^Menu mis à jour aujourd’hui à 12h\d\d\.$/

test('shows when staff last changed today’s menu, on its page and on its board', async ({ page, request }) => {
  const api = await studioApi(request, 'administrator')
  const { locations } = await locationsOf(request, 'universite-saint-cyrille')
  const location = locations.find(({ name }) => /22/.test(name))?.id
  const where = `where[location][equals]=${location}&where[date][equals]=2026-11-20`
  const stored = () => findDocument<Menu>(api, `menus?${where}&depth=0`)
  const before = await stored()
  const [first, ...others] = before.day.periods
  if (!first) throw new Error('Today’s menu has no periods.')
  const reversed = {
    ...first,
    categories: first.categories.toReversed().map((it, at) => ({ ...it, sortOrder: at + 1 })),
  }
  try {
    expect((await api('PATCH', `menus/${before.id}`, { day: before.day })).status()).toBe(200)
    expect((await stored()).changedAt ?? null).toBe(before.changedAt ?? null)
    expect((await api('PATCH', `menus/${before.id}`, { day: { periods: [reversed, ...others] } })).status()).toBe(200)
    await setLanguage(page, 'fr')
    await page.goto(menuPage)
    await expect(page.getByRole('main').getByText(message)).toBeVisible()
    await page.goto(board)
    await expect(page.getByRole('main').getByText(message)).toBeVisible()
    await page.goto(`${menuPage}&date=2026-11-23`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(page.getByText(message)).toHaveCount(0)
  } finally {
    expect((await api('PATCH', `menus/${before.id}`, { day: before.day })).status()).toBe(200)
  }
  expect((await stored()).day).toEqual(before.day)
})
