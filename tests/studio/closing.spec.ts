import { expect, test, type APIRequestContext, type BrowserContext, type Page, type Request } from '@playwright/test'
import { findViolations } from '../support/browser/accessibility-violations'
import { tokenOf, type Role } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { studioApi } from './staff-sign-in'

// Sequential: both tests change the same campus.
test.describe.configure({ mode: 'default' })

const slug = 'universite-saint-cyrille'
/** The home, the menu, the board and the map of a closed location. */
const publicPages = [
  '',
  '/whats-on-the-menu?location=la-grande-table',
  '/board/la-grande-table',
  '/campus-map?location=la-grande-table',
]

async function enter(context: BrowserContext, baseURL: string | undefined, role: Role, language: 'en' | 'fr') {
  await context.addCookies([
    { name: 'payload-token', value: await tokenOf(role), url: baseURL ?? '' },
    { name: 'payload-lng', value: language, url: baseURL ?? '' },
  ])
}

/** Refuses requests to other hosts than the server under test. Resolves to the list of them, which grows. */
async function blockOtherHosts(context: BrowserContext, baseURL = ''): Promise<string[]> {
  const refused: string[] = []
  await context.route(
    ({ host, protocol }) => protocol.startsWith('http') && host !== new URL(baseURL).host,
    (route, request) => {
      refused.push(request.url())
      return route.abort()
    },
  )
  return refused
}

/** The v1 status of two locations, by their English names. */
async function readStatuses(request: APIRequestContext): Promise<Record<string, string>> {
  const { site } = (await (await request.get(`/v1/sites/${slug}/info`)).json()) as { site: { id: string } }
  const { locations } = (await (await request.get(`/v1/locations/status?site_id=${site.id}`)).json()) as {
    locations: { name: string; status: { label: string } }[]
  }
  return Object.fromEntries(locations.map(({ name, status }) => [name, status.label]))
}

test('[PUB-3.5] closes two locations for snow in one step, and reopens one of them in French', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const otherHosts = await blockOtherHosts(context, baseURL)
  try {
    await enter(context, baseURL, 'site-manager', 'en')
    await openInStudio(page, '/admin')
    const panel = page.getByRole('region', { name: 'Today' })
    await panel.getByRole('button', { name: 'Close several…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Close locations' })
    await dialog.getByRole('checkbox', { name: 'La Grande Table' }).check()
    await dialog.getByRole('checkbox', { name: 'River Café' }).check()
    await dialog.getByRole('button', { name: 'Close 2 locations' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Enter why, in English and in French.')
    await dialog.getByRole('radio', { name: 'Snow' }).check()
    expect(await findViolations(page, 'dialog')).toEqual([])
    const answer = page.waitForResponse((response) => response.url().endsWith('/schedules/close'))
    await page.keyboard.press('Enter')
    await answer
    expect(await readStatuses(request)).toMatchObject({ 'La Grande Table': 'closed', 'River Café': 'closed' })
    // No page shows what was true before the save: its first answer says so.
    await Promise.all(
      (['en', 'fr'] as const).flatMap((language) =>
        publicPages.map(async (path) => {
          const headers = { Cookie: `l1=${language}` }
          const html = await (await request.get(`/${slug}${path}`, { headers })).text()
          const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
          expect(shown, `${path} in ${language}`).toContain({ en: 'Snowstorm', fr: 'Tempête de neige' }[language])
        }),
      ),
    )
    await expect(panel.getByRole('status')).toHaveText('Closed: La Grande Table and River Café.')
    expect(await findViolations(page, '.today-panel')).toEqual([])
    await page.goto(`/${slug}/whats-on-the-menu?location=la-grande-table`)
    await expect(page.getByRole('heading', { name: /closed \(Snowstorm\)/ })).toBeVisible()
    await context.addCookies([{ name: 'l1', value: 'fr', url: baseURL ?? '' }])
    await page.goto(`/${slug}/board/la-grande-table`)
    await expect(page.getByText(/fermés? \(Tempête de neige\)/).first()).toBeVisible()

    await enter(context, baseURL, 'menu-editor', 'fr')
    await openInStudio(page, '/admin')
    const french = page.getByRole('region', { name: 'Aujourd’hui' })
    await french.getByRole('button', { name: /^Rouvrir\s: Café du Fleuve$/ }).press('Enter')
    await expect(french.getByRole('status')).toHaveText(/^Réouverture\s: Café du Fleuve\.$/)
    expect(await readStatuses(request)).toMatchObject({ 'La Grande Table': 'closed', 'River Café': 'open' })
    await expect(french.getByRole('listitem').filter({ hasText: 'La Grande Table' })).toContainText('Tempête de neige')
    expect(otherHosts).toEqual([])
  } finally {
    const { docs } = (await (await api('GET', 'schedules?where[closed][equals]=true&limit=50&depth=0')).json()) as {
      docs: { id: string; closure?: string }[]
    }
    for (const { id } of docs.filter(({ closure }) => closure)) await api('DELETE', `schedules/${id}`)
  }
})

/** Holds the answers to the checks of the form, which the studio sends a moment after a change, until `answer` is called. */
async function holdFormChecks(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const isCheck = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/admin/')
  await page.route(
    (url) => url.pathname.startsWith('/admin/'),
    async (route) => {
      if (!isCheck(route.request())) return route.continue()
      await released
      return route.fulfill({ response: await route.fetch() }) // whole, so that what waits for it has all of it
    },
  )
  const answer = async () => {
    const answered = page.waitForResponse((response) => isCheck(response.request()))
    release()
    await answered
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300))) // React has shown it
  }
  return { sent: page.waitForRequest(isCheck), answer }
}

test('a dietitian declares the allergens of a dish with check boxes, in French', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const api = await studioApi(request, 'menu-editor')
  const otherHosts = await blockOtherHosts(context, baseURL)
  const sites = (await (await api('GET', `sites?where[slug][equals]=${slug}&depth=0`)).json()) as {
    docs: { id: string }[]
  }
  const made = await api('POST', 'dishes?locale=fr', {
    site: sites.docs[0]?.id,
    name: 'Pain perdu du boulanger',
    code: 'pain-perdu',
    allergensDeclared: false,
  })
  expect(made.status()).toBe(201)
  const { doc: dish } = (await made.json()) as { doc: { id: string } }
  try {
    await enter(context, baseURL, 'dietitian', 'fr')
    await openInStudio(page, `/admin/collections/dishes/${dish.id}`)
    await expect(page.getByText('— Français').first()).toBeVisible()
    const contains = page.getByRole('group', { name: 'Contient', exact: true })
    await expect(contains.getByRole('checkbox', { name: 'Lait' })).not.toBeChecked()
    expect(await findViolations(page, '#field-allergens')).toEqual([])
    const held = await holdFormChecks(page)
    await page.getByRole('checkbox', { name: 'Les allergènes ci-dessous sont complets' }).check()
    await held.sent
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const error = page.getByText(/Cochez au moins un allergène sous «\sContient\s»/).first()
    await expect(error).toBeVisible()
    await held.answer()
    await expect(error).toBeVisible()
    await contains.getByRole('checkbox', { name: 'Lait' }).check()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('textbox', { name: 'Allergènes déclarés par' })).not.toHaveValue('')
    expect(otherHosts).toEqual([])
  } finally {
    await api('DELETE', `dishes/${dish.id}?overrideLock=true`)
  }
})
