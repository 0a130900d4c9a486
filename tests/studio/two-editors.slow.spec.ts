import { expect, type Browser, type Page } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { test } from '../support/browser/watched-test'
import { sessionOf, type Role } from '../support/browser/staff-sessions'
import { siteIdOf } from '../v1/campus'
import { createdId, studioApi, type StudioApi } from './staff-sign-in'

// Sequential: all tests write as the same two people.
test.describe.configure({ mode: 'default' })

const campus = 'universite-saint-cyrille'

/** Opens the document in a separate browser context, signed in, and waits until the form is interactive. */
async function openFor(browser: Browser, role: Role, path: string, locale = 'en-CA'): Promise<Page> {
  const headers = { 'Accept-Language': locale }
  const context = await browser.newContext({ locale, extraHTTPHeaders: headers, storageState: sessionOf(role) })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

const newDish = async (api: StudioApi, site: string, code: string) => {
  const dish = { site, code, name: 'Onion soup', allergensDeclared: true, containsNone: true }
  return createdId(await api('POST', 'dishes', dish))
}
const nameOf = async (api: StudioApi, id: string) =>
  ((await (await api('GET', `dishes/${id}?locale=en`)).json()) as { name: string }).name
const locksOf = async (api: StudioApi, id: string) => {
  const found = await api('GET', `payload-locked-documents?where[document.value][equals]=${id}&depth=0`)
  return ((await found.json()) as { totalDocs: number }).totalDocs
}
const nameField = (page: Page) => page.locator('#field-name')
/** Types and waits until the studio has sent this text, which also updates the document lock. */
const typeName = async (page: Page, text: string) => {
  const sent = page.waitForResponse((response) => (response.request().postData() ?? '').includes(text))
  await nameField(page).fill(text)
  await sent
}

test('refuses to save over a newer version and keeps the entries', async ({ browser, request }) => {
  const api = await studioApi(request, 'administrator')
  const id = await newDish(api, await siteIdOf(request, campus), 'two-editors-3')
  const page = await openFor(browser, 'menu-editor', `/admin/collections/dishes/${id}?locale=en`, 'fr-CA')
  try {
    await typeName(page, 'Soup, once') // Payload checks for a newer version only at the first change
    const saved = page.getByRole('button', { name: 'Enregistrer', exact: true })
    await saved.click()
    await expect(page.getByText(/Modification réussie/)).toBeVisible()
    await typeName(page, 'Soup, twice')
    await saved.click() // the form continues from the version it has just saved
    await expect.poll(() => nameOf(api, id)).toBe('Soup, twice')
    await expect(page.getByText(/Modification réussie/).last()).toBeVisible()
    await typeName(page, 'Soup of the one who waited')
    expect((await api('PATCH', `dishes/${id}?overrideLock=true`, { name: 'Soup of the other' })).status()).toBe(200)
    await saved.click()
    await expect(
      page.getByText(/Ce document a été enregistré par quelqu’un d’autre, ou dans une autre fenêtre, il y a/),
    ).toBeVisible()
    await expect(nameField(page)).toHaveValue('Soup of the one who waited')
    expect(await nameOf(api, id)).toBe('Soup of the other')
  } finally {
    await page.context().close()
    await api('DELETE', `dishes/${id}?overrideLock=true`)
  }
})

test('keeps the text of a person whose document another one takes over, and frees it when that one leaves', async ({
  browser,
  request,
}) => {
  const api = await studioApi(request, 'administrator')
  const id = await newDish(api, await siteIdOf(request, campus), 'two-editors-5')
  const first = await openFor(browser, 'menu-editor', `/admin/collections/dishes/${id}?locale=en`)
  await first.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await typeName(first, 'Soup of the first')
  const second = await openFor(browser, 'site-manager', `/admin/collections/dishes/${id}?locale=en`)
  try {
    await second.getByRole('button', { name: 'Take over' }).click()
    await expect(second.getByRole('dialog')).toHaveCount(0)
    await typeName(second, 'Soup of the second')
    await typeName(first, 'Soup of the first, longer')
    await first.getByRole('dialog').getByRole('button', { name: 'View read-only' }).press('Enter')
    await expect(nameField(first)).toHaveValue('Onion soup')
    const panel = first.getByRole('region', { name: 'Your unsaved text: Soup of the first, longer' })
    await expect(panel.getByRole('textbox')).toHaveValue('Name\nSoup of the first, longer')
    expect(await findViolations(first, '.unsaved-text')).toEqual([])
    await first.locator('.step-nav').getByRole('link', { name: 'Dishes' }).click() // the panel stays on other pages
    await expect(nameField(first)).toHaveCount(0)
    await panel.getByRole('button', { name: 'Copy my text' }).press('Enter')
    await expect(first.getByText('Your text is copied.')).toBeVisible()
    expect(await first.evaluate(() => navigator.clipboard.readText())).toBe('Name\nSoup of the first, longer')
    await panel.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(panel).toHaveCount(0)
    second.on('dialog', (question) => void question.accept())
    await second.goto('about:blank')
    await expect.poll(() => locksOf(api, id)).toBe(0)
  } finally {
    await second.context().close()
    await first.context().close()
    await api('DELETE', `dishes/${id}?overrideLock=true`)
  }
})
