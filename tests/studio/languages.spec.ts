import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { findDocument, studioApi } from './staff-sign-in'

test('a page of the French studio opens on the French texts, and keeps what is typed at once', async ({
  context,
  request,
}) => {
  const api = await studioApi(request, 'editor')
  const { id, title } = await findDocument<{ title: string }>(api, 'news?limit=1&depth=0&locale=fr')
  const open = async (language: 'en' | 'fr') => {
    await enterStudio(context, 'editor', language)
    const page = await context.newPage()
    await page.goto(`/admin/collections/news/${id}`, { waitUntil: 'commit' })
    return page
  }
  await (await open('en')).locator('#field-title').waitFor() // the language used last
  const page = await open('fr')
  const field = page.locator('#field-title')
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' de février')
  await expect(page.getByRole('button', { name: /^Publier/ }).first()).toBeEnabled()
  await expect(field).toHaveValue(`${title} de février`)
  expect(await page.locator('[inert] #field-title').count()).toBe(0)
})

/** English of Payload's panel, and what it writes of fields and drawers: `showMenus`, `delete-many-docs`, `[object Object]`. */
const faults = [
  /\[object|\{\{/,
  /\b(?:Locataire|Tenant|Paramètres régionaux|Payload|vrai|faux|true|false)\b/,
  /\b(?:sortable|Copy URL|Thumbnail URL|MIME Type)\b/,
  /pick up a draggable/,
  /^Edit /,
]
const isName = (text: string) => /^[a-z]+(?:[A-Z.]\w*|(?:-[a-z]+){2,})$/.test(text)

test('the French studio has no English, field names or objects in texts, names and tooltips', async ({
  page,
  context,
  request,
}) => {
  const api = await studioApi(request, 'administrator')
  type Day = { periods: { categories: { items: { dish: string }[] }[] }[] }
  const menu = await findDocument<{ day: Day }>(api, 'menus?limit=1&depth=0&where[closed][equals]=false')
  const dishId = menu.day.periods[0]?.categories[0]?.items[0]?.dish
  const dish = (await (await api('GET', `dishes/${dishId}?depth=0&locale=fr`)).json()) as { name: string }
  await enterStudio(context, 'administrator', 'fr')
  const listFaults = async () => {
    const [text = '', ...names] = await page.evaluate(() => [
      document.body.innerText,
      ...['aria-label', 'aria-roledescription', 'title', 'alt'].flatMap((attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
      ),
    ])
    return [
      ...names.filter((name) => isName(name) || faults.some((fault) => fault.test(name))),
      ...text.split('\n').filter((line) => faults.some((fault) => fault.test(line))),
    ]
  }
  for (const path of ['', '/collections/menus', '/collections/images', '/collections/locations/create']) {
    await openInStudio(page, `/admin${path}`)
    await expect.poll(listFaults, path).toEqual([])
  }
  await openInStudio(page, '/admin/collections/menus/create')
  const dialog = page.getByRole('dialog', { name: 'Choisissez le site' })
  await dialog.getByRole('combobox').click()
  await expect(dialog.getByText('Université Northgate')).toBeVisible()
  await openInStudio(page, `/admin/collections/menus/${menu.id}`)
  await expect(page.locator('.day-menu').getByText(dish.name, { exact: true }).first()).toBeVisible()
  await expect(page.locator('a[href$="/api"]')).toHaveCount(0) // Payload's tab with the document as JSON
  await openInStudio(page, `/admin/collections/menus/${menu.id}/versions`)
  await page.locator('table a').first().click()
  await expect(page.getByText('Créé le', { exact: true })).toBeVisible()
  await expect(page.getByText('Created at', { exact: true })).toBeHidden()
})
