import { expect, test, type APIRequestContext } from '@playwright/test'
import { sessionOf, type Role } from '../../support/browser/staff-sessions'
import { collectionsByArea, collectionsWithSite, type Area } from '../../support/studio/collection-areas'
import { studioApi } from '../staff-sign-in'

/** What the site manager can open. Other roles do not see collections that they only read for relationships. */
const commonAreas: Area[] = ['sites', 'menus', 'dishes', 'locations', 'content', 'uploads', 'mealPlanImages']

/** The areas that each role of the demo can open, and the site of its account. */
const people: { role: Exclude<Role, 'administrator'>; site: string; sees: Area[] }[] = [
  {
    role: 'site-manager',
    site: 'universite-saint-cyrille',
    sees: [...commonAreas, 'shop', 'sales', 'customers', 'reservations', 'messages', 'accessLog', 'trash'],
  },
  { role: 'editor', site: 'northgate', sees: ['locations', 'content', 'uploads', 'trash'] },
  {
    role: 'menu-editor',
    site: 'universite-saint-cyrille',
    sees: ['menus', 'dishes', 'locations', 'reservations', 'foodOrders', 'trash'],
  },
  { role: 'shop-manager', site: 'northgate', sees: ['mealPlanImages', 'shop', 'sales', 'customers', 'trash'] },
  { role: 'dietitian', site: 'universite-saint-cyrille', sees: ['dishes', 'health', 'foodOrders'] },
]

/** The ids of documents of other sites, by collection. Excludes what the administrator cannot read. */
async function findForeignIds(request: APIRequestContext, site: string) {
  const api = await studioApi(request, 'administrator')
  const { docs: sites } = (await (await api('GET', 'sites?depth=0&limit=10')).json()) as {
    docs: { id: string; slug: string }[]
  }
  const own = sites.find(({ slug }) => slug === site)?.id ?? ''
  const found = new Map([['sites', sites.filter(({ id }) => id !== own).map(({ id }) => id)]])
  for (const slug of collectionsWithSite) {
    const answer = await api('GET', `${slug}?depth=0&limit=100&where[site][not_equals]=${own}`)
    const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
    found.set(
      slug,
      docs.map(({ id }) => id),
    )
  }
  return found
}

for (const { role, site, sees } of people)
  test(`shows ${role} of ${site} the lists of their areas and no document of another site`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const foreign = await findForeignIds(request, site)
    const extraHTTPHeaders = { Origin: baseURL ?? '' }
    // A stored session: Playwright does not repeat a Cookie header after a redirect, such as one to another content language.
    const studio = await playwright.request.newContext({ baseURL, extraHTTPHeaders, storageState: sessionOf(role) })
    const checkList = async (area: Area, slug: string) => {
      const list = await studio.get(`/admin/collections/${slug}?limit=100`)
      const canOpen = sees.includes(area)
      // For collections with one document per site, the plug-in redirects to the form or to a refusal.
      const redirectsToForm = ['microsites', 'order-form-settings', 'on-the-go-settings'].includes(slug) && !canOpen
      if (!redirectsToForm) expect([slug, list.status()]).toEqual([slug, canOpen ? 200 : 404])
      const text = await list.text()
      const others = foreign.get(slug) ?? []
      expect([slug, others.filter((id) => text.includes(id))]).toEqual([slug, []])
      const [one] = others
      if (!one) return
      const page = await studio.get(`/admin/collections/${slug}/${one}`, { maxRedirects: 0 })
      expect([307, 404]).toContain(page.status()) // a redirect to the list, or no list
    }
    const all = Object.entries(collectionsByArea).flatMap(([area, slugs]) =>
      slugs.map((slug) => [area as Area, slug] as const),
    )
    for (let first = 0; first < all.length; first += 4)
      await Promise.all(all.slice(first, first + 4).map(([area, slug]) => checkList(area, slug)))
    await studio.dispose()
  })

test('shows the sign-in page instead of lists and documents to anonymous visitors', async ({ request }) => {
  const foreign = await findForeignIds(request, 'nowhere')
  for (const [slug, [id = '']] of foreign) {
    const page = await request.get(`/admin/collections/${slug}/${id}`, { headers: { Cookie: '' } })
    expect(page.url()).toMatch(/\/admin\/(login|collections)/)
    const text = await page.text()
    expect([slug, text.includes('"createdAt"')]).toEqual([slug, false])
  }
})
