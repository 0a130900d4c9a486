import { expect, type APIRequestContext, type Browser, type Page, type Route } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { sessionOf, type Role } from '../support/browser/staff-sessions'
import { studioApi } from './staff-sign-in'

// Sequential: all tests write as the same two people.
test.describe.configure({ mode: 'default' })

type StudioApi = Awaited<ReturnType<typeof studioApi>>
type Created = { doc: { id: string } }

async function siteIdOf(request: APIRequestContext) {
  const { site } = (await (await request.get('/v1/sites/universite-saint-cyrille/info')).json()) as {
    site: { id: string }
  }
  return site.id
}

/** Opens the document in a separate browser context, signed in, and waits until the form is interactive. */
async function openFor(
  browser: Browser,
  role: Role,
  path: string,
  { locale = 'en-CA', prepare = async () => {} }: { locale?: string; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Page> {
  const headers = { 'Accept-Language': locale }
  const context = await browser.newContext({ locale, extraHTTPHeaders: headers, storageState: sessionOf(role) })
  const page = await context.newPage()
  await prepare(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

const newDish = async (api: StudioApi, site: string, code: string) => {
  const made = await api('POST', 'dishes', {
    site,
    code,
    name: 'Onion soup',
    allergensDeclared: true,
    containsNone: true,
  })
  return ((await made.json()) as Created).doc.id
}
const nameOf = async (api: StudioApi, id: string) =>
  ((await (await api('GET', `dishes/${id}?locale=en`)).json()) as { name: string }).name
const nameField = (page: Page) => page.locator('#field-name')
/** Types and waits until the studio has sent this text, which also updates the document lock. */
const typeName = async (page: Page, text: string) => {
  const sent = page.waitForResponse((response) => (response.request().postData() ?? '').includes(text))
  await nameField(page).fill(text)
  await sent
}

test('refuses to save over a newer version and keeps the entries', async ({ browser, request }) => {
  const api = await studioApi(request, 'administrator')
  const id = await newDish(api, await siteIdOf(request), 'two-editors-3')
  const page = await openFor(browser, 'menu-editor', `/admin/collections/dishes/${id}?locale=en`, { locale: 'fr-CA' })
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
    // Someone takes over and saves meanwhile
    const theirs = await api('PATCH', `dishes/${id}?overrideLock=true`, { name: 'Soup of the other' })
    expect(theirs.status()).toBe(200)
    await saved.click()
    await expect(
      page.getByText(/Ce document a été enregistré par quelqu’un d’autre, ou dans une autre fenêtre, il y a/),
    ).toBeVisible()
    await expect(nameField(page)).toHaveValue('Soup of the one who waited')
    expect(await nameOf(api, id)).toBe('Soup of the other')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(nameField(page)).toHaveValue('Soup of the other')
    await typeName(page, 'Soup of both')
    await saved.click()
    await expect.poll(() => nameOf(api, id)).toBe('Soup of both')
  } finally {
    await page.context().close()
    await api('DELETE', `dishes/${id}?overrideLock=true`)
  }
})

test('frees the document of a person who closes the page', async ({ browser, request }) => {
  const api = await studioApi(request, 'administrator')
  const id = await newDish(api, await siteIdOf(request), 'two-editors-4')
  const page = await openFor(browser, 'menu-editor', `/admin/collections/dishes/${id}?locale=en`)
  page.on('dialog', (question) => void question.accept())
  const locks = async () => {
    const found = await api('GET', `payload-locked-documents?where[document.value][equals]=${id}&depth=0`)
    return ((await found.json()) as { totalDocs: number }).totalDocs
  }
  try {
    await typeName(page, 'Soup of the one who leaves')
    await expect.poll(locks).toBe(1)
    await page.goto('about:blank')
    await expect.poll(locks).toBe(0)
  } finally {
    await page.context().close()
    await api('DELETE', `dishes/${id}?overrideLock=true`)
  }
})

test('locks no document of another site when a form sends its id', async ({ browser, request }) => {
  const api = await studioApi(request, 'administrator')
  const { site } = (await (await request.get('/v1/sites/northgate/info')).json()) as { site: { id: string } }
  const newArticle = async (of: string, title: string) => {
    const made = await api('POST', 'news?draft=true', { site: of, title, linkType: 'default', _status: 'draft' })
    return ((await made.json()) as Created).doc.id
  }
  const [own, second] = [await newArticle(site.id, 'Own'), await newArticle(site.id, 'Own as well')]
  const theirs = await newArticle(await siteIdOf(request), 'Theirs')
  const locksOf = async (id: string) => {
    const answer = await api('GET', `payload-locked-documents?where[document.value][equals]=${id}`)
    return ((await answer.json()) as { totalDocs: number }).totalDocs
  }
  let replace: { other: string; text: string; answer: (text: string) => void } | null = null
  const replaceId = async (route: Route) => {
    const body = route.request().postData() ?? ''
    if (!replace || !body.includes(replace.text)) return route.fallback()
    const { other, answer } = replace
    const response = await route.fetch({ postData: body.replaceAll(own, other) })
    answer(await response.text())
    return route.fulfill({ response })
  }
  const page = await openFor(browser, 'editor', `/admin/collections/news/${own}?locale=en`, {
    prepare: (opened) => opened.route('**/admin/**', replaceId),
  })
  /** The answer to a form request in which the id of the page is replaced by another of the same collection. */
  const sendWithId = async (other: string, text: string) => {
    const answered = new Promise<string>((answer) => (replace = { other, text, answer }))
    await page.locator('#field-title').fill(text)
    return answered
  }
  try {
    const forSecond = await sendWithId(second, 'Sent in the name of another of its own')
    expect([forSecond.includes('"isLocked":true'), await locksOf(second)]).toEqual([true, 1])

    const forTheirs = await sendWithId(theirs, 'Sent in the name of theirs')
    expect(forTheirs.includes('Sent in the name of theirs')).toBe(true)
    expect([forTheirs.includes('isLocked'), await locksOf(theirs)]).toEqual([false, 0])
  } finally {
    await page.context().close()
    for (const id of [own, second, theirs]) await api('DELETE', `news/${id}?overrideLock=true`)
  }
})
