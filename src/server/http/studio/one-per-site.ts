import { executeAuthStrategies, parseCookies, type CollectionSlug, type Endpoint, type Payload } from 'payload'
import { isHexId } from '@/domain/hex-id'
import { fieldsOf, idOf } from '@/server/database/stored-values'

/** The cookie with the site that a person has chosen in the studio. The multi-tenant plug-in reads and writes it, too. */
const siteCookie = 'payload-tenant'
const year = 365 * 24 * 60 * 60

const isOnePerSite = (payload: Payload, slug: string | undefined): slug is CollectionSlug =>
  slug !== undefined &&
  Object.hasOwn(payload.collections, slug) &&
  payload.collections[slug as CollectionSlug].config.custom.onePerSite === true

/**
 * Where a direct link to a document of which each site has one leads first, so that its site is the chosen one. The multi-tenant plug-in
 * shows the document of the chosen site instead, or the dashboard while none is chosen. Null for every other page, for a document that
 * the person may not read, and when its site is chosen already. A choice in the studio reloads the page in the background, which must not
 * undo it.
 */
export async function findSiteChoiceAddress(
  payload: Payload,
  headers: Headers,
  [section, slug, id, ...rest]: string[],
  query: Record<string, string | string[] | undefined>,
): Promise<string | null> {
  if (section !== 'collections' || !isOnePerSite(payload, slug) || !isHexId(id)) return null
  const chosen = parseCookies(headers).get(siteCookie)
  if (chosen && headers.get('sec-fetch-dest') !== 'document') return null
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user?.collection !== 'staff') return null
  const document = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  const site = idOf(fieldsOf(document).site)
  if (site === null || chosen === site) return null
  const parameters = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]))
  const address = `/admin/collections/${[slug, id, ...rest].map(encodeURIComponent).join('/')}`
  const to = parameters.length > 0 ? `${address}?${new URLSearchParams(parameters)}` : address
  return `/api/sites/${site}/choose?${new URLSearchParams({ to })}`
}

/**
 * `GET /api/sites/{id}/choose?to=…`: chooses a site in the studio and opens a document. The choice gives no rights: every call checks
 * the sites of the person. Leads to a document of the studio only.
 */
export const chooseSite: Endpoint = {
  path: '/:id/choose',
  method: 'get',
  handler: ({ query, routeParams }) => {
    const [site, to] = [routeParams?.id, query.to].map(String)
    if (!isHexId(site) || !/^\/admin\/collections\/[\w-]+\/[0-9a-f]{24}(?:[/?][\w/?&=%.+-]*)?$/.test(to ?? ''))
      return new Response(null, { status: 404 })
    const cookie = `${siteCookie}=${site}; Path=/; Max-Age=${year}; SameSite=Lax`
    const headers = { Location: String(to), 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 302, headers })
  },
}
