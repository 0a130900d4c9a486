import { expect, test } from '@playwright/test'
import { sessionOf } from '../support/browser/staff-sessions'
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
