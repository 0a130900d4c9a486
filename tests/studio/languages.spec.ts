import { expect, test } from '@playwright/test'
import { sessionOf } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { studioApi } from './staff-sign-in'

test('a page of the French studio opens on the French texts, and keeps what is typed at once', async ({
  browser,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'editor')
  const { docs } = (await (await api('GET', 'news?limit=1&depth=0&locale=fr')).json()) as {
    docs: { id: string; title: string }[]
  }
  const [{ id, title } = { id: '', title: '' }] = docs
  const context = await browser.newContext({ baseURL, storageState: sessionOf('editor') })
  const open = async (language: string) => {
    await context.addCookies([{ name: 'payload-lng', value: language, url: baseURL ?? '' }])
    const page = await context.newPage()
    await page.goto(`/admin/collections/news/${id}`, { waitUntil: 'commit' })
    return page
  }
  try {
    await (await open('en')).locator('#field-title').waitFor() // the language used last
    const page = await open('fr')
    const field = page.locator('#field-title')
    await field.click()
    await page.keyboard.press('End')
    await page.keyboard.type(' de février')
    await expect(page.getByRole('button', { name: /^Publier/ }).first()).toBeEnabled()
    await expect(field).toHaveValue(`${title} de février`)
    expect(await page.locator('[inert] #field-title').count()).toBe(0)
  } finally {
    await context.close()
  }
})

const english = /\b(?:sortable|select-all|Copy URL|draggable item|URL|MIME)\b|^Edit /

test('the French studio has no English, no field names and no objects in names and tooltips', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, storageState: sessionOf('administrator') })
  await context.addCookies([{ name: 'payload-lng', value: 'fr', url: baseURL ?? '' }])
  const page = await context.newPage()
  const listTexts = () =>
    page.evaluate(() => [
      document.body.textContent,
      ...['aria-label', 'aria-roledescription', 'title', 'alt'].flatMap((attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
      ),
    ])
  try {
    for (const path of ['', '/collections/menus', '/collections/images', '/collections/locations/create']) {
      await openInStudio(page, `/admin${path}`)
      await expect(page.getByText('français', { exact: true }).first()).toBeVisible()
      const faults = async () =>
        (await listTexts())
          .slice(1)
          .filter((text = '') => english.test(text) || /\[object|^[a-z]+[A-Z.]\w*$/.test(text))
      await expect.poll(faults, path).toEqual([])
      expect((await listTexts())[0]).not.toMatch(/\[object|pick up a draggable|Thumbnail URL|MIME Type/)
    }
    await openInStudio(page, '/admin/collections/menus/create')
    await page.getByRole('dialog').getByRole('combobox').click()
    await expect(page.getByRole('dialog').getByText('Université Northgate')).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Choisissez le site' })).toBeVisible()
  } finally {
    await context.close()
  }
})
