import { expect, type APIRequestContext, type Page, type Request } from '@playwright/test'
import { test } from '../support/browser/watched-test'
import { findViolations } from '../support/browser/accessibility-violations'
import { enterStudio } from '../support/browser/staff-sessions'
import { openInStudio } from '../support/browser/open-in-studio'
import { saveInStudio } from '../support/browser/save-in-studio'
import { studioApi } from './staff-sign-in'

// Sequential: both tests change the same campus.
test.describe.configure({ mode: 'default' })

const slug = 'universite-saint-cyrille'
const cleaningDay = '2027-01-15'
/** The home, the menu, the board and the map of a closed location. */
const publicPages = [
  '',
  '/whats-on-the-menu?location=la-grande-table',
  '/board/la-grande-table',
  '/campus-map?location=la-grande-table',
]

/** The v1 status of two locations, by their English names. */
async function readStatuses(request: APIRequestContext): Promise<Record<string, string>> {
  const { site } = (await (await request.get(`/v1/sites/${slug}/info`)).json()) as { site: { id: string } }
  const { locations } = (await (await request.get(`/v1/locations/status?site_id=${site.id}`)).json()) as {
    locations: { name: string; status: { label: string } }[]
  }
  return Object.fromEntries(locations.map(({ name, status }) => [name, status.label]))
}

/** Deletes what the panel "Today" has closed or set, and makes River Café as quiet as it was. */
async function reopenEverything(request: APIRequestContext) {
  const api = await studioApi(request, 'menu-editor')
  const { docs } = (await (
    await api('GET', 'schedules?where[type][equals]=special_hours&limit=90&depth=0')
  ).json()) as {
    docs: { id: string; closure?: string; start: string }[]
  }
  for (const { id } of docs.filter(({ closure, start }) => closure || start === cleaningDay))
    await api('DELETE', `schedules/${id}`)
  const { halls } = (await (await api('GET', 'schedules/today')).json()) as {
    halls: { id: string; name: { en: string } }[]
  }
  const hall = halls.find(({ name }) => name.en === 'River Café')
  await api('POST', 'schedules/occupancy', { location: hall?.id, occupancy: 'low' })
}

const reasons = { en: 'Snowstorm', fr: 'Tempête de neige' }

test.afterEach(({ request }) => reopenEverything(request)) // after a timeout, too

test('[PUB-3.5] a menu editor closes two locations for snow in one step, and reopens one of them', async ({
  page,
  context,
  request,
}) => {
  await enterStudio(context, 'menu-editor', 'fr')
  await openInStudio(page, '/admin')
  const panel = page.getByRole('region', { name: 'Aujourd’hui' })
  await panel.getByRole('button', { name: 'Fermer plusieurs points de service…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fermer des points de service' })
  await dialog.getByRole('checkbox', { name: 'La Grande Table' }).check()
  await dialog.getByRole('checkbox', { name: 'Café du Fleuve' }).check()
  await dialog.getByRole('button', { name: 'Fermer 2 points de service' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Entrez le motif, en anglais et en français.')
  await dialog.getByRole('radio', { name: 'Neige' }).check()
  expect(await findViolations(page, 'dialog')).toEqual([])
  const answer = page.waitForResponse((response) => response.url().endsWith('/schedules/close'))
  await page.keyboard.press('Enter')
  await answer
  expect(await readStatuses(request)).toMatchObject({ 'La Grande Table': 'closed', 'River Café': 'closed' })
  // No page shows what was true before the save: its first answer says so.
  await Promise.all(
    (['en', 'fr'] as const).flatMap((read) =>
      publicPages.map(async (path) => {
        const headers = { Cookie: `l1=${read}` }
        const html = await (await request.get(`/${slug}${path}`, { headers })).text()
        const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
        expect(shown, `${path} in ${read}`).toContain(reasons[read])
      }),
    ),
  )
  await expect(panel.getByRole('status')).toHaveText('Fermeture en vigueur\u00a0: La Grande Table et Café du Fleuve.')
  expect(await findViolations(page, '.today-panel')).toEqual([])
  await openInStudio(page, '/admin')
  await panel.getByRole('button', { name: /^Rouvrir\s: Café du Fleuve$/ }).press('Enter')
  await expect(panel.getByRole('status')).toHaveText('Réouverture\u00a0: Café du Fleuve.')
  expect(await readStatuses(request)).toMatchObject({ 'La Grande Table': 'closed', 'River Café': 'open' })
  await expect(panel.getByRole('listitem').filter({ hasText: 'La Grande Table' })).toContainText(reasons.fr)
})

test('one location closes until a time, the whole campus until a later day, and how busy a location is takes one tap', async ({
  page,
  context,
  request,
}) => {
  const cafe = { name: 'River Café' }
  await enterStudio(context, 'menu-editor', 'en')
  await openInStudio(page, '/admin')
  const panel = page.getByRole('region', { name: 'Today' })
  await panel
    .getByRole('group', { name: `How busy: ${cafe.name}` })
    .getByRole('radio', { name: 'Very busy' })
    .click()
  await expect
    .poll(async () => (await request.get(`/${slug}`, { headers: { Cookie: 'l1=fr' } })).text())
    .toContain('Très achalandé')

  await panel.getByRole('button', { name: `Close ${cafe.name}…` }).click()
  const dialog = page.getByRole('dialog', { name: 'Close locations' })
  await expect(dialog.getByRole('checkbox', { name: cafe.name })).toBeChecked()
  await dialog.getByRole('radio', { name: 'No water' }).check()
  await dialog.getByRole('radio', { name: 'A time today' }).check()
  const confirm = dialog.getByRole('button', { name: `Close ${cafe.name}` })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter the time at which it opens again.')
  await dialog.getByLabel('Opens again at').fill('13:30')
  await confirm.click()
  await expect(panel.getByRole('status')).toHaveText(`Closed: ${cafe.name}.`)
  await expect(panel.getByRole('listitem').filter({ hasText: cafe.name })).toContainText('Closed for part of today')
  expect(await readStatuses(request)).toMatchObject({ 'La Grande Table': 'open', [cafe.name]: 'closed' })

  await panel.getByRole('button', { name: 'Close several…' }).click()
  await expect(dialog.getByRole('checkbox', { name: `${cafe.name} (already closed)` })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Whole campus' }).check()
  await dialog.getByRole('radio', { name: 'Holiday' }).check()
  await dialog.getByRole('radio', { name: 'A later day' }).check()
  const confirmAll = dialog.getByRole('button', { name: /^Close \d+ locations$/ })
  await confirmAll.click()
  await expect(dialog.getByRole('alert')).toHaveText('Enter the last day on which it is closed.')
  await dialog.getByLabel('Last closed day').fill('2026-11-22')
  await confirmAll.click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'La Grande Table' })).toContainText(
    /Closed until the end of .*November 22/,
  )
  expect(new Set(Object.values(await readStatuses(request)))).toEqual(new Set(['closed']))
  await panel.getByRole('button', { name: 'Reopen all' }).click()
  await expect(panel.getByRole('status')).toHaveText(/^Reopened: .*La Grande Table/)
  expect(await readStatuses(request)).toMatchObject({ 'La Grande Table': 'open', [cafe.name]: 'open' })

  await panel.getByRole('button', { name: 'Special hours…' }).press('Enter')
  const special = page.getByRole('dialog', { name: 'Special hours of several locations' })
  await special.getByRole('checkbox', { name: 'Whole campus' }).check()
  await special.getByLabel('First day').fill(cleaningDay)
  await special.getByLabel(/^Name, in English/).fill('Deep cleaning')
  await special.getByLabel(/^Name, in French/).fill('Grand ménage')
  expect(await findViolations(page, 'dialog')).toEqual([])
  await special.getByRole('button', { name: 'Set special hours' }).press('Enter')
  await expect(panel.getByRole('status')).toHaveText(/^Special hours set: .*La Grande Table/)
})

test('a cook marks a dish as sold out in one tap: menu, board and "What can I eat?" say so, and the dish comes back', async ({
  page,
  context,
  request,
}) => {
  await enterStudio(context, 'menu-editor', 'en')
  await openInStudio(page, '/admin')
  const hall = page.getByRole('region', { name: 'Today' }).getByRole('listitem').filter({ hasText: 'La Grande Table' })
  await hall.getByText('Dishes of this meal: mark what is sold out').press('Enter')
  await expect(page.getByRole('region', { name: /^Menus of the next seven days: / })).toContainText(
    'Allergens not declared',
  )
  const dish = hall.getByRole('button', { name: /^Sold out: / }).first()
  const name = (await dish.getAttribute('aria-label'))?.replace('Sold out: ', '') ?? ''
  await dish.press('Enter')
  await expect(hall.getByRole('status').first()).toHaveText(`Sold out now: ${name}.`)
  await expect(dish).toHaveAttribute('aria-pressed', 'true')
  expect(await findViolations(page, '.today-panel')).toEqual([])
  const pages = ['/whats-on-the-menu?location=la-grande-table', '/board/la-grande-table', '/what-can-i-eat?profile=1']
  const readMarks = () =>
    Promise.all(
      pages.map(async (path) => {
        const html = await (await request.get(`/${slug}${path}`, { headers: { Cookie: 'l1=fr' } })).text()
        return html.replace(/<script[\s\S]*?<\/script>/g, '').includes('Épuisé')
      }),
    )
  expect(await readMarks()).toEqual([true, true, true])
  await dish.press('Enter')
  await expect(hall.getByRole('status').first()).toHaveText(`On the menu again: ${name}.`)
  expect(await readMarks()).toEqual([false, false, false])
})

/**
 * Prepares a page, before it opens, to hold the answers to the checks of its form, which the studio sends a moment after a change:
 * those from `hold` until `answer` is called.
 */
async function holdFormChecks(page: Page) {
  let release = () => {}
  let released: Promise<void> | null = null
  const isCheck = (request: Request) =>
    request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/admin/')
  await page.route(
    (url) => url.pathname.startsWith('/admin/'),
    async (route) => {
      if (!released || !isCheck(route.request())) return route.continue()
      await released
      return route.fulfill({ response: await route.fetch() }) // whole, so that what waits for it has all of it
    },
  )
  // The form cancels a check when another change makes it void, so that it has no answer.
  const running = new Set<Request>()
  page.on('request', (request) => isCheck(request) && running.add(request))
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => running.delete(request))
  return {
    /** Resolves to the next check, which is held. */
    hold: () => {
      released = new Promise((resolve) => (release = resolve))
      return page.waitForRequest(isCheck)
    },
    answer: async () => {
      release()
      await expect.poll(() => running.size).toBe(0)
      // React renders an answer in tasks of its own: the page is idle when it has.
      for (let turn = 0; turn < 2; turn += 1)
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    },
  }
}

test('a dietitian declares the allergens of a dish with check boxes', async ({ page, context, request }) => {
  const api = await studioApi(request, 'menu-editor')
  const sites = (await (await api('GET', `sites?where[slug][equals]=${slug}&depth=0`)).json()) as {
    docs: { id: string }[]
  }
  const made = await api('POST', 'dishes?locale=fr', {
    site: sites.docs[0]?.id,
    name: 'Pain perdu du boulanger',
    code: `pain-perdu-${Date.now()}`,
    allergensDeclared: false,
  })
  expect(made.status()).toBe(201)
  const { doc: dish } = (await made.json()) as { doc: { id: string } }
  await api('PATCH', `dishes/${dish.id}?locale=en`, { name: 'Baker’s French toast' })
  try {
    const checks = await holdFormChecks(page)
    await enterStudio(context, 'dietitian', 'fr')
    await openInStudio(page, `/admin/collections/dishes/${dish.id}`)
    await expect(page.getByText('— Français').first()).toBeVisible()
    const contains = page.getByRole('group', { name: 'Contient', exact: true })
    await expect(contains.getByRole('checkbox', { name: 'Lait' })).not.toBeChecked()
    expect(await findViolations(page, '#field-allergens')).toEqual([])
    // Its picture is that of the site.
    expect(
      await contains.getByRole('checkbox', { name: 'Lait' }).locator('xpath=..').locator('svg path').count(),
    ).toBeGreaterThan(0)
    const sent = checks.hold()
    await page.getByRole('checkbox', { name: 'Les allergènes ci-dessous sont complets' }).check()
    await sent
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    const error = page.getByText(/Cochez au moins un allergène sous «\sContient\s»/).first()
    await expect(error).toBeVisible()
    await checks.answer()
    await expect(error).toBeVisible()
    // An allergen that stands in one language only counts, too.
    const others = page.getByRole('textbox', { name: 'Autres allergènes — Français' })
    await others.fill('Lupin')
    await page.getByRole('checkbox', { name: 'N’en contient aucun' }).check()
    page.once('dialog', (question) => void question.accept()) // the studio asks about the missing translation first
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(
      page.getByText(/Le plat ne peut pas contenir d’autres allergènes et n’en contenir aucun\./).first(),
    ).toBeVisible()
    await others.fill('')
    await page.getByRole('checkbox', { name: 'N’en contient aucun' }).uncheck()
    await contains.getByRole('checkbox', { name: 'Triticale' }).check() // the last of the list
    await saveInStudio(page, '/api/dishes/')
    await expect(page.getByRole('textbox', { name: 'Allergènes déclarés par' })).not.toHaveValue('')
  } finally {
    await api('DELETE', `dishes/${dish.id}?overrideLock=true`)
  }
})
