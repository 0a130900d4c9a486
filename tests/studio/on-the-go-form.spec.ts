import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { openInStudio } from '../support/browser/open-in-studio'
import { saveInStudio } from '../support/browser/save-in-studio'
import { setLanguage } from '../support/browser/site-pages'
import { enterStudio } from '../support/browser/staff-sessions'
import { waitForHydrationOnGoto } from '../support/browser/visitor'
import { findDocument, studioApi } from './staff-sign-in'

const toGo = '/northgate/on-the-go-valentine-dining'

test('[CUS-2.48] staff add and hide a drink, and visitors see it at once', async ({ page, context, request }) => {
  const run = String(Date.now()).slice(-6) // a list takes no name twice
  const [newName, translation] = [`Cidre chaud ${run}`, `Hot cider ${run}`]
  const api = await studioApi(request, 'shop-manager')
  const { id, drinks: before } = await findDocument<{ drinks: object[] }>(api, 'on-the-go-settings?limit=1&depth=0')
  await enterStudio(context, 'shop-manager', 'fr')
  // Rows are folded unless the studio remembers which are, and a row that is opened by hand may fold again.
  const unfolded = { value: { fields: { drinks: { collapsed: [] } } } }
  await api('POST', `payload-preferences/collection-on-the-go-settings-${id}`, unfolded)
  const address = `/admin/collections/on-the-go-settings/${id}?locale=fr`
  await openInStudio(page, address)
  await page
    .locator('.collapsible-field')
    .filter({ hasText: 'Boissons' })
    .first()
    .locator('.collapsible__toggle')
    .first()
    .press('Enter')
  const rows = page.locator('#field-drinks .array-field__row')
  await page.locator('#field-drinks .array-field__add-row').click()
  await expect(rows).toHaveCount(before.length + 1)
  const row = rows.last()
  await row.locator('input[id$="__name"]').fill(newName)
  await row.getByRole('textbox', { name: /— English$/ }).fill(translation) // else it asks
  await saveInStudio(page, '/api/on-the-go-settings/')

  const visitor = waitForHydrationOnGoto(await context.newPage())
  await setLanguage(visitor, 'fr')
  await visitor.goto(toGo)
  const drinks = visitor.getByRole('combobox', { name: /^Boisson/ })
  const names = () => drinks.getByRole('option').allTextContents()
  expect((await names()).at(-1)).toBe(newName)
  await drinks.selectOption({ label: newName })
  await expect(drinks).toHaveValue(newName)

  const hidden = row.locator('input[id$="__hidden"]')
  await hidden.check()
  await saveInStudio(page, '/api/on-the-go-settings/')
  await visitor.goto(toGo)
  expect(await names()).not.toContain(newName)
  expect((await names()).length).toBeGreaterThan(14)
})
