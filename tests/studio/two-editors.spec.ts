import { expect, test, type APIRequestContext, type Browser, type Page, type Route } from '@playwright/test'
import { signIn, studioApi, type Role } from './staff'

// One after the other: both sign in as the same two people.
test.describe.configure({ mode: 'default' })

type Ask = Awaited<ReturnType<typeof studioApi>>
type Made = { doc: { id: string } }

async function siteIdOf(request: APIRequestContext) {
  const { site } = (await (await request.get('/v1/sites/universite-saint-cyrille/info')).json()) as {
    site: { id: string }
  }
  return site.id
}

/** A window of its own for each of two people, with the document open and its form alive. */
async function openFor(browser: Browser, role: Role, path: string, locale = 'en-CA'): Promise<Page> {
  const context = await browser.newContext({ locale, extraHTTPHeaders: { 'Accept-Language': locale } })
  const page = await context.newPage()
  const french = { email: 'Courriel', password: 'Mot de passe', button: 'Se connecter', first: 'Menus et heures' }
  await signIn(page, role, ...(locale === 'fr-CA' ? ([french] as const) : ([] as const)))
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

const newDish = async (ask: Ask, site: string, code: string) => {
  const made = await ask('POST', 'dishes', { site, code, name: 'Onion soup', allergensDeclared: true })
  return ((await made.json()) as Made).doc.id
}
const nameOf = async (ask: Ask, id: string) =>
  ((await (await ask('GET', `dishes/${id}?locale=en`)).json()) as { name: string }).name
const nameField = (page: Page) => page.locator('#field-name')
/** Types, and waits until the studio has heard of these very words: it then knows who else is at work. */
const typed = async (page: Page, text: string) => {
  const heard = page.waitForResponse((response) => (response.request().postData() ?? '').includes(text))
  await nameField(page).fill(text)
  await heard
}

test('[PUB-6.4] whoever opens a document that somebody is editing is told so before they type', async ({
  browser,
  request,
}) => {
  test.setTimeout(60_000)
  const ask = await studioApi(request, 'administrator')
  const id = await newDish(ask, await siteIdOf(request), 'two-editors-1')
  const first = await openFor(browser, 'menu-editor', `/admin/collections/dishes/${id}`)
  try {
    await typed(first, 'Onion soup of the first')
    const second = await openFor(browser, 'site-manager', `/admin/collections/dishes/${id}`)
    await expect(second.getByRole('dialog').getByText(/Luc Bissonnette|menu-editor@example\.com/)).toBeVisible()
    await expect(second.getByRole('button', { name: 'Take over' })).toBeVisible()
    await second.context().close()
  } finally {
    await first.context().close()
    await ask('DELETE', `dishes/${id}?overrideLock=true`)
  }
})

test('[PUB-6.4] whoever begins to type in a document that was saved since they opened it is told at once', async ({
  browser,
  request,
}) => {
  test.setTimeout(60_000)
  const ask = await studioApi(request, 'administrator')
  const id = await newDish(ask, await siteIdOf(request), 'two-editors-2')
  const page = await openFor(browser, 'menu-editor', `/admin/collections/dishes/${id}`)
  try {
    expect((await ask('PATCH', `dishes/${id}`, { name: 'Soup of the other' })).status()).toBe(200)
    await typed(page, 'Soup of mine')
    await expect(page.getByRole('heading', { name: 'Document modified' })).toBeVisible()
    await page.getByRole('button', { name: 'Reload document' }).click()
    await expect(page.getByRole('heading', { name: 'Document modified' })).toBeHidden()
    expect(await nameOf(ask, id)).toBe('Soup of the other')
  } finally {
    await page.context().close()
    await ask('DELETE', `dishes/${id}?overrideLock=true`)
  }
})

for (const [locale, told, save] of [
  ['en-CA', /This document was saved by somebody else, or in another window, .+ ago\. Copy what you wrote/, 'Save'],
  ['fr-CA', /Ce document a été enregistré par quelqu’un d’autre, ou dans une autre fenêtre, il y a/, 'Sauvegarder'],
] as const)
  test(`[PUB-6.4] whoever saves over what somebody else has saved is told in ${locale}, and loses nothing`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(60_000)
    const ask = await studioApi(request, 'administrator')
    const id = await newDish(ask, await siteIdOf(request), `two-editors-${locale}`)
    const page = await openFor(browser, 'menu-editor', `/admin/collections/dishes/${id}?locale=en`, locale)
    try {
      await typed(page, 'Soup, once') // Payload looks for a newer version at the first change alone
      const saved = page.getByRole('button', { name: save, exact: true })
      await saved.click()
      await expect(page.getByText(/Updated successfully|Mis à jour avec succès/)).toBeVisible()
      await typed(page, 'Soup, twice')
      await saved.click() // the form goes on from what it has just saved
      await expect.poll(() => nameOf(ask, id)).toBe('Soup, twice')
      await expect(page.getByText(/Updated successfully|Mis à jour avec succès/).last()).toBeVisible()
      await typed(page, 'Soup of the one who waited')
      // Somebody takes over and saves meanwhile
      const theirs = await ask('PATCH', `dishes/${id}?overrideLock=true`, { name: 'Soup of the other' })
      expect(theirs.status()).toBe(200)
      await saved.click()
      await expect(page.getByText(told)).toBeVisible()
      await expect(nameField(page)).toHaveValue('Soup of the one who waited')
      expect(await nameOf(ask, id)).toBe('Soup of the other')
      await page.reload({ waitUntil: 'networkidle' })
      await expect(nameField(page)).toHaveValue('Soup of the other')
      await typed(page, 'Soup of both')
      await saved.click()
      await expect.poll(() => nameOf(ask, id)).toBe('Soup of both')
    } finally {
      await page.context().close()
      await ask('DELETE', `dishes/${id}?overrideLock=true`)
    }
  })

test('[PUB-3.10] an editor appoints the publication of a draft in the studio, and cancels it', async ({
  browser,
  request,
}) => {
  test.setTimeout(60_000)
  const ask = await studioApi(request, 'administrator')
  const site = await siteIdOf(request)
  const made = await ask('POST', 'news?draft=true', {
    site,
    title: 'Sugar season',
    linkType: 'default',
    _status: 'draft',
  })
  const { id } = ((await made.json()) as Made).doc
  const page = await openFor(browser, 'site-manager', `/admin/collections/news/${id}`)
  try {
    await page.getByRole('button', { name: 'Publish changes' }).locator('xpath=following::button[1]').click()
    await page.getByText('Schedule Publish').click()
    const drawer = page.locator('.schedule-publish')
    await drawer.getByText('Publish', { exact: true }).click()
    await drawer.locator('.date-time-picker input').fill('12/24/2030 9:00 AM')
    await page.keyboard.press('Tab')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByText('December 24th 2030, 9:00 AM')).toBeVisible()
    await drawer.locator('.schedule-publish__delete').click()
    await expect(drawer.getByText('No upcoming events scheduled.')).toBeVisible()
    await ask('DELETE', `news/${id}?overrideLock=true`)
    await drawer.locator('.date-time-picker input').fill('12/25/2030 9:00 AM')
    await page.keyboard.press('Tab')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('You may not publish this document, or it is no longer there.')).toBeVisible()
    expect(await page.getByText('Scheduled successfully').count()).toBeLessThan(2) // at most that of the first one
  } finally {
    await page.context().close()
    await ask('DELETE', `news/${id}?overrideLock=true`)
  }
})

test('[PUB-6.4] the studio’s forms lock no document of another site, whatever id they name', async ({
  browser,
  request,
}) => {
  test.setTimeout(60_000)
  const ask = await studioApi(request, 'administrator')
  const { site } = (await (await request.get('/v1/sites/northgate/info')).json()) as { site: { id: string } }
  const newArticle = async (of: string, title: string) => {
    const made = await ask('POST', 'news?draft=true', { site: of, title, linkType: 'default', _status: 'draft' })
    return ((await made.json()) as Made).doc.id
  }
  const [own, second] = [await newArticle(site.id, 'Own'), await newArticle(site.id, 'Own as well')]
  const theirs = await newArticle(await siteIdOf(request), 'Theirs')
  const locksOf = async (id: string) => {
    const answer = await ask('GET', `payload-locked-documents?where[document.value][equals]=${id}`)
    return ((await answer.json()) as { totalDocs: number }).totalDocs
  }
  const page = await openFor(browser, 'editor', `/admin/collections/news/${own}`)
  /** What the studio answers a form that names another id than its page's, of the same collection. */
  const heardOf = async (other: string, words: string) => {
    const heard = new Promise<string>((resolve, reject) => {
      const renamed = async (route: Route) => {
        const body = route.request().postData() ?? ''
        if (!body.includes(words)) return route.fallback()
        const response = await route.fetch({ postData: body.replaceAll(own, other) })
        resolve(await response.text())
        return route.fulfill({ response })
      }
      void page.route('**/admin/**', (route) => renamed(route).catch(reject))
    })
    await page.locator('#field-title').fill(words)
    return heard
  }
  try {
    const forSecond = await heardOf(second, 'Sent in the name of another of its own')
    expect([forSecond.includes('"isLocked":true'), await locksOf(second)]).toEqual([true, 1])

    const forTheirs = await heardOf(theirs, 'Sent in the name of theirs')
    expect(forTheirs.includes('Sent in the name of theirs')).toBe(true)
    expect([forTheirs.includes('isLocked'), await locksOf(theirs)]).toEqual([false, 0])
  } finally {
    await page.context().close()
    for (const id of [own, second, theirs]) await ask('DELETE', `news/${id}?overrideLock=true`)
  }
})
