import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readCustomer, readSessionCustomer } from '@/features/account/read-customer'
import { cartCookie, parseCartSecret } from '@/features/shop/cart/cart-cookie'
import { findCarts, type CartVisitor } from '@/features/shop/cart/cart-visitor'
import { listSites } from '@/features/site/read-sites'
import { sessionCookie } from '@/server/auth/customer-session'
import { openPayload } from '@/server/database/payload'
import type { RequestContext } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'

/** The visitor of a request: the session and the cart's cookie say whose cart it is, never a parameter. */
export async function visitorOf({ cookie }: RequestContext, site: Site): Promise<CartVisitor> {
  const customer = await readCustomer(cookie(sessionCookie), site.id)
  return { customerId: customer?.id ?? null, secret: parseCartSecret(cookie(cartCookie(site.id))) }
}

/**
 * The site of the cart that a call means. The one that is sent, else the one site where the visitor has a cart; of several, the one
 * whose cart has the item. Null for a visitor without any cart. An item that is not the visitor's finds nothing.
 *
 * Refuses `not-found-site`, and `missing-parameter` when carts of several sites could be meant. Spec: CUS-7.31, CUS-7.32.
 */
export async function findCartSite(
  sent: { siteId: string | null; itemId: string | null },
  context: RequestContext,
): Promise<Result<Site | null>> {
  if (sent.siteId !== null) return findPublishedSite(sent.siteId)
  const carts = await listCarts(context)
  const named = carts.find(({ itemIds }) => sent.itemId !== null && itemIds.includes(sent.itemId))
  if (named) return ok(named.site)
  const [only, ...others] = carts
  return others.length > 0 ? refuse('missing-parameter', { parameter: 'site_id' }) : ok(only?.site ?? null)
}

/** The sites where a visitor has a cart, with the ids of its items. */
async function listCarts(context: RequestContext): Promise<{ site: Site; itemIds: string[] }[]> {
  const { cookie, now } = context
  const customer = await readSessionCustomer(cookie(sessionCookie))
  const payload = await openPayload()
  const found: { site: Site; itemIds: string[] }[] = []
  for (const { id } of await listSites()) {
    if (id !== customer?.siteId && parseCartSecret(cookie(cartCookie(id))) === null) continue
    const site = await findPublishedSite(id, now)
    if (!site.ok) continue
    const { own, guest } = await findCarts(payload, site.value, await visitorOf(context, site.value), now)
    const lines = [own, guest].flatMap((cart) => cart?.contents.lines ?? [])
    if (lines.length > 0) found.push({ site: site.value, itemIds: lines.map((line) => line.id) })
  }
  return found
}
