import { expect } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { createdId, findDocument, studioApi } from './staff-sign-in'

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

test('[PUB-1.4] a site in French only has no language switch, and its staff write each text once', async ({
  baseURL,
  context,
  request,
}) => {
  const api = await studioApi(request, 'administrator')
  const data = { name: 'Campus du Nord', slug: 'campus-du-nord', published: true, languages: 'fr' }
  const site = await createdId(
    await api('POST', 'sites?locale=fr', { ...data, timeZone: 'America/Toronto', country: 'ca' }),
  )
  try {
    await enterStudio(context, 'administrator', 'en')
    await context.addCookies([
      { name: 'payload-tenant', value: site, url: baseURL ?? '' },
      { name: 'l1', value: 'en', url: baseURL ?? '' },
    ])
    const page = await context.newPage()
    await page.goto('/admin/collections/news/create')
    await page.getByRole('textbox', { name: /^Title/ }).fill('Neige')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText('successfully').first()).toBeVisible()
    await expect(page.getByText('Status: Published')).toBeVisible()
    const news = await findDocument(api, `news?where[site][equals]=${site}&locale=all&depth=0`)
    expect(news).toMatchObject({ title: { fr: 'Neige' } })
    await page.goto('/campus-du-nord')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expect(page.getByText('Campus du Nord').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0)
    await page.close()
    // Chromium asks twice for the first page of the studio (`Critical-CH`), and each makes a draft.
    await api('DELETE', `news?where[site][equals]=${site}&overrideLock=true`)
  } finally {
    expect((await api('DELETE', `sites/${site}`)).status()).toBe(200)
  }
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
