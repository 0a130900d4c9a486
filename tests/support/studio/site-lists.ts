import { expect, type APIRequestContext } from '@playwright/test'
import { studioApi } from '../../studio/staff-sign-in'
import type { Role } from '../browser/staff-sessions'
import type { Area as AreaOfRights } from '@/domain/roles'

/** The areas of the studio's lists: those of the rights, apart where a list is not shown to all who have the rights. */
type Area = AreaOfRights | 'locations' | 'mealPlanImages' | 'trash' | 'noAccess'

/** Lists of each area: those with parts of our own, and another one. The access matrix tries every collection. */
export const lists: Record<Area, string[]> = {
  sites: ['sites'],
  staff: ['staff'],
  menus: ['menus', 'schedules'],
  dishes: ['dishes'],
  locations: ['locations'], // those who change hours see them, too
  content: ['sections', 'news', 'microsites'],
  popups: ['popups', 'popup-images'],
  uploads: ['images', 'logo'],
  mealPlanImages: ['meal-plan-images'],
  reference: ['menu-filters'],
  shop: ['meal-plans', 'promo-codes', 'order-form-settings', 'on-the-go-settings'],
  sales: ['orders', 'carts', 'refunds', 'subscriptions', 'consents', 'sent-mails'],
  customers: ['customers'],
  reservations: ['reservations', 'reservation-waits'],
  messages: ['feedback', 'contact-messages'],
  health: ['dietary-profiles', 'dietary-health-forms'],
  foodOrders: ['on-the-go-orders'],
  accessLog: ['access-log', 'changes'],
  trash: ['deleted-documents'],
  noAccess: ['leases', 'sign-ons', 'payment-events'],
}

/** What the site manager can open. Other roles do not see collections that they only read for relationships. */
const commonAreas: Area[] = ['sites', 'menus', 'dishes', 'locations', 'content', 'popups', 'uploads', 'mealPlanImages']

/** The areas that each role of the demo can open, and the site of its account. */
export const people: { role: Exclude<Role, 'administrator'>; site: string; sees: Area[] }[] = [
  {
    role: 'site-manager',
    site: 'universite-saint-cyrille',
    sees: [...commonAreas, 'shop', 'sales', 'customers', 'reservations', 'messages', 'accessLog', 'trash'],
  },
  { role: 'editor', site: 'northgate', sees: ['sites', 'locations', 'content', 'popups', 'uploads', 'trash'] },
  {
    role: 'menu-editor',
    site: 'universite-saint-cyrille',
    sees: ['menus', 'dishes', 'locations', 'popups', 'reservations', 'foodOrders', 'trash'],
  },
  { role: 'shop-manager', site: 'northgate', sees: ['mealPlanImages', 'shop', 'sales', 'customers', 'trash'] },
  { role: 'dietitian', site: 'universite-saint-cyrille', sees: ['dishes', 'health', 'foodOrders'] },
]

/** The ids of documents of other sites, by collection. Excludes what the administrator cannot read, and what has no site. */
export async function findForeignIds(request: APIRequestContext, site: string, slugs = Object.values(lists).flat()) {
  const api = await studioApi(request, 'administrator')
  const { docs: sites } = (await (await api('GET', 'sites?depth=0&limit=10')).json()) as {
    docs: { id: string; slug: string }[]
  }
  const own = sites.find(({ slug }) => slug === site)?.id ?? ''
  const found = new Map([['sites', sites.filter(({ id }) => id !== own).map(({ id }) => id)]])
  for (const slug of slugs.filter((each) => each !== 'sites')) {
    const answer = await api('GET', `${slug}?depth=0&limit=100&where[site][not_equals]=${own}`)
    const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
    found.set(
      slug,
      docs.map(({ id }) => id),
    )
  }
  return found
}

type Studio = { get: APIRequestContext['get'] }

/** Opens the list of a collection as a person, and one document of another site: neither shows anything of another site. */
export async function checkList(studio: Studio, slug: string, canOpen: boolean, foreign: string[]) {
  const list = await studio.get(`/admin/collections/${slug}?limit=100`)
  // For collections with one document per site, the plug-in redirects to the form or to a refusal.
  const redirectsToForm = ['microsites', 'order-form-settings', 'on-the-go-settings'].includes(slug) && !canOpen
  if (!redirectsToForm) expect([slug, list.status()]).toEqual([slug, canOpen ? 200 : 404])
  const text = await list.text()
  expect([slug, foreign.filter((id) => text.includes(id))]).toEqual([slug, []])
  const [one] = foreign
  if (!one) return
  const page = await studio.get(`/admin/collections/${slug}/${one}`, { maxRedirects: 0 })
  expect([307, 404]).toContain(page.status()) // a redirect to the list, or no list
}
