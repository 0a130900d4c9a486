import { expect, test, type APIRequestContext } from '@playwright/test'
import { ofAllSites, ofASite } from '@collections/in-studio-order'
import { studioApi, studioCookie, type Role } from './staff'

/** Every collection by what it is about: written by hand, so that a new one has to be placed. */
const byArea = {
  sites: ['sites'],
  staff: ['staff'],
  menus: ['menus', 'dishes', 'schedules', 'brands'],
  content: `locations buildings sections news events balanced-living-events special-offers newsletters photo-albums
    staff-members surveys blog-articles directors-meetings catering-files popups microsites microsite-sections`.split(
    /\s+/,
  ),
  uploads: `images location-images news-images event-images special-images staff-images popup-images microsite-images
    meal-plan-images section-banners logo newsletter-files catering-documents`.split(/\s+/),
  reference: ['menu-filters', 'cuisines', 'payment-methods', 'location-features', 'legal-texts'],
  shop: `meal-plans custom-plans declining-balances promo-codes order-form-settings customer-types customer-locations
    customer-years customer-terms blocked-student-accounts faculty-emails`.split(/\s+/),
  sales: ['orders', 'subscriptions', 'carts'],
  customers: ['customers'],
  reservations: ['reservations'],
  messages: ['feedback', 'contact-messages'],
  health: ['dietary-profiles', 'dietary-health-forms'],
  foodOrders: ['on-the-go-orders'],
  accessLog: ['access-log'],
  nobodys: ['revisions', 'leases', 'second-factors', 'survey-votes'],
}
type Area = keyof typeof byArea
const everyone: Area[] = ['sites', 'staff', 'menus', 'content', 'uploads', 'reference']

/** Who opens which lists, and at which site of the demo they work. */
const people: { role: Exclude<Role, 'administrator'>; site: string; sees: Area[] }[] = [
  {
    role: 'site-manager',
    site: 'universite-saint-cyrille',
    sees: [...everyone, 'shop', 'sales', 'customers', 'reservations', 'messages', 'accessLog'],
  },
  { role: 'editor', site: 'northgate', sees: everyone },
  { role: 'menu-editor', site: 'universite-saint-cyrille', sees: [...everyone, 'reservations', 'foodOrders'] },
  { role: 'shop-manager', site: 'northgate', sees: [...everyone, 'shop', 'sales', 'customers'] },
  { role: 'dietitian', site: 'universite-saint-cyrille', sees: [...everyone, 'health', 'foodOrders'] },
]

test('every collection has its place in this table', () => {
  const slugs = [...ofASite, ...ofAllSites].map(({ slug }) => slug)
  expect(Object.values(byArea).flat().toSorted()).toEqual(slugs.toSorted())
})

/** The documents of other sites, by collection, as far as the administrator may see them. */
async function foreignTo(request: APIRequestContext, site: string) {
  const ask = await studioApi(request, 'administrator')
  const { docs: sites } = (await (await ask('GET', 'sites?depth=0&limit=10')).json()) as {
    docs: { id: string; slug: string }[]
  }
  const own = sites.find(({ slug }) => slug === site)?.id ?? ''
  const found = new Map([['sites', sites.filter(({ id }) => id !== own).map(({ id }) => id)]])
  for (const { slug } of ofASite) {
    const answer = await ask('GET', `${slug}?depth=0&limit=100&where[site][not_equals]=${own}`)
    const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
    found.set(
      slug,
      docs.map(({ id }) => id),
    )
  }
  return found
}

for (const { role, site, sees } of people)
  test(`[PUB-3.1] the studio shows ${role} of ${site} the lists of their work, and no document of another site`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const foreign = await foreignTo(request, site)
    const headers = { Cookie: await studioCookie(request, role), Origin: baseURL ?? '' }
    const studio = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers })
    const look = async (area: Area, slug: string) => {
      const list = await studio.get(`/admin/collections/${slug}?limit=100`)
      const mayOpen = sees.includes(area)
      // Of what a site has one of, the plug-in answers with the form for it, or with the refusal of that.
      const asksForOne = ['microsites', 'order-form-settings'].includes(slug) && !mayOpen
      if (!asksForOne) expect([slug, list.status()]).toEqual([slug, mayOpen ? 200 : 404])
      const text = await list.text()
      const others = foreign.get(slug) ?? []
      expect([slug, others.filter((id) => text.includes(id))]).toEqual([slug, []])
      const [one] = others
      if (!one) return
      const page = await studio.get(`/admin/collections/${slug}/${one}`, { maxRedirects: 0 })
      expect([307, 404]).toContain(page.status()) // back to the list, or no such list
    }
    const all = Object.entries(byArea).flatMap(([area, slugs]) => slugs.map((slug) => [area as Area, slug] as const))
    for (let first = 0; first < all.length; first += 4)
      await Promise.all(all.slice(first, first + 4).map(([area, slug]) => look(area, slug)))
    await studio.dispose()
  })

test('[PUB-6.1] whoever is not signed in sees the sign-in page in place of every list and document', async ({
  request,
}) => {
  const foreign = await foreignTo(request, 'nowhere')
  for (const [slug, [id = '']] of foreign) {
    const page = await request.get(`/admin/collections/${slug}/${id}`, { headers: { Cookie: '' } })
    expect(page.url()).toMatch(/\/admin\/(login|collections)/)
    const text = await page.text()
    expect([slug, text.includes('"createdAt"')]).toEqual([slug, false])
  }
})
