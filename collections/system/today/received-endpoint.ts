import { Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { inboxAreas, inboxSlugs } from '@/domain/forms/inbox'
import { getAccessScope, type Area } from '@/domain/roles'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { textOf } from '@/server/database/stored-values'
import { findSites } from '@collections/access/find-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'

const dayMilliseconds = 86_400_000

const isOpen: Where = { status: { not_equals: 'done' } }

const count = async (req: PayloadRequest, collection: CollectionSlug, where: Where) =>
  (await req.payload.count({ collection, where, overrideAccess: false, req })).totalDocs

/**
 * `GET /api/staff/received?site=`: how many messages and forms are not done, by inbox, how many orders of the shop arrived in the last 24
 * hours, and how many parties have reserved for today; of one site, or of all sites of the person. Only inboxes that the person may read
 * are listed; `orders` and `reservations` are null for those who may not read them.
 */
export const received: Endpoint = {
  path: '/received',
  method: 'get',
  handler: async (req) => {
    const staff = signedInStaff(req)
    if (!staff) throw new Forbidden(req.t)
    const asked = textOf(req.query.site)
    const now = clock.now()
    const since = new Date(now.getTime() - dayMilliseconds).toISOString()
    const recent: Where = { createdAt: { greater_than: since } }
    const mayRead = (area: Area) => getAccessScope(staff, 'read', area) !== 'none'
    const ofSite = (where: Where): Where => (asked ? { and: [where, { site: { equals: asked } }] } : where)
    const open = inboxSlugs
      .filter((slug) => mayRead(inboxAreas[slug]))
      .map(async (slug) => [slug, await count(req, slug, ofSite(isOpen))] as const)
    const parties = async () => {
      const isOwn = (id: string) =>
        staff.siteIds.includes(id) || getAccessScope(staff, 'read', 'reservations') === 'all'
      const sites = (await findSites(req, isOwn)).filter(({ id }) => !asked || id === asked)
      const today = sites.map(({ id, timeZone }): Where => ({
        and: [{ site: { equals: id } }, { date: { equals: campusDateAt(now, timeZone) } }],
      }))
      if (today.length === 0) return 0
      return count(req, 'reservations', { and: [{ or: today }, { status: { not_equals: 'cancelled' } }] })
    }
    const body = {
      open: Object.fromEntries(await Promise.all(open)),
      orders: mayRead('sales') ? await count(req, 'orders', ofSite(recent)) : null,
      reservations: mayRead('reservations') ? await parties() : null,
    }
    return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
  },
}
