import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readCustomer, readSessionCustomer } from '@/features/account/read-customer'
import { cartCookie, parseCartSecret } from '@/features/shop/cart/cart-cookie'
import { findCarts, type CartVisitor } from '@/features/shop/cart/cart-visitor'
import { listSites } from '@/features/site/read-sites'
import { sessionCookie } from '@/server/auth/customer-session'
import { openPayload } from '@/server/database/payload'
import { findSiteOfSecret } from '@/server/database/shop/carts'
import type { RequestContext } from '@/v1/engine/endpoint'
import { findPublishedSite } from '@/v1/site/resolve-sites'

/**
 * The visitor of a request: the session and the secret of the cart say whose cart it is. The secret is in the visitor's cookie, or
 * `sent` as the parameter `cookie` by a client that keeps it itself. One that a client makes up opens nothing: the first change
 * answers with a secret of ours. Spec: CUS-4.6.
 */
export async function visitorOf({ cookie }: RequestContext, site: Site, sent: string | null): Promise<CartVisitor> {
  const customer = await readCustomer(cookie(sessionCookie), site.id)
  const secret = parseCartSecret(cookie(cartCookie(site.id))) ?? parseCartSecret(sent)
  return { customerId: customer?.id ?? null, secret }
}

/**
 * The site of the cart that a call means. The one that is sent, else the one site where the visitor has a cart; of several, the one
 * whose cart has the item. Null for a visitor without any cart. An item that is not the visitor's finds nothing.
 *
 * Refuses `not-found-site`, and `missing-parameter` when carts of several sites could be meant. Spec: CUS-7.31, CUS-7.32.
 */
export async function findCartSite(
  sent: { siteId: string | null; itemId: string | null; cookie: string | null },
  context: RequestContext,
): Promise<Result<Site | null>> {
  if (sent.siteId !== null) return findPublishedSite(sent.siteId)
  const carts = await listCarts(context, sent.cookie)
  const named = carts.find(({ itemIds }) => sent.itemId !== null && itemIds.includes(sent.itemId))
  if (named) return ok(named.site)
  const [only, ...others] = carts
  return others.length > 0 ? refuse('missing-parameter', { parameter: 'site_id' }) : ok(only?.site ?? null)
}

/** The sites where a visitor has a cart, with the ids of its items. */
async function listCarts(context: RequestContext, sent: string | null): Promise<{ site: Site; itemIds: string[] }[]> {
  const { cookie, now } = context
  const customer = await readSessionCustomer(cookie(sessionCookie))
  const payload = await openPayload()
  const found: { site: Site; itemIds: string[] }[] = []
  const ids = (await listSites()).map(({ id }) => id)
  const secret = parseCartSecret(sent)
  const sentSite = secret === null ? null : await findSiteOfSecret(payload, secret, ids, now)
  for (const id of ids) {
    const isFound = id === customer?.siteId || id === sentSite || parseCartSecret(cookie(cartCookie(id))) !== null
    if (!isFound) continue
    const site = await findPublishedSite(id, now)
    if (!site.ok) continue
    const { own, guest } = await findCarts(payload, site.value, await visitorOf(context, site.value, sent), now)
    const lines = [own, guest].flatMap((cart) => cart?.contents.lines ?? [])
    if (lines.length > 0) found.push({ site: site.value, itemIds: lines.map((line) => line.id) })
  }
  return found
}
