import { Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { getAccessScope, type Area } from '@/domain/roles'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { textOf } from '@/server/database/stored-values'
import { findSites } from '@collections/access/find-sites'
import { signedInStaff } from '@collections/access/signed-in-staff'

const dayMilliseconds = 86_400_000

/** What people send to staff, by the area whose readers see it. */
const inboxes = [
  ['feedback', 'messages'],
  ['contact-messages', 'messages'],
  ['dietary-health-forms', 'health'],
  ['on-the-go-orders', 'foodOrders'],
  ['orders', 'sales'],
] as const satisfies readonly (readonly [CollectionSlug, Area])[]

const count = async (req: PayloadRequest, collection: CollectionSlug, where: Where) =>
  (await req.payload.count({ collection, where, overrideAccess: false, req })).totalDocs

/**
 * `GET /api/staff/received?site=`: how many messages, forms and orders arrived in the last 24 hours, by collection, and how many
 * parties have reserved for today; of one site, or of all sites of the person. Only collections that the person may read are listed.
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
    const arrived = inboxes
      .filter(([, area]) => mayRead(area))
      .map(async ([collection]) => {
        const where = asked ? { and: [recent, { site: { equals: asked } }] } : recent
        return [collection, await count(req, collection, where)] as const
      })
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
    const counts = Object.fromEntries(await Promise.all(arrived))
    const body = { counts, reservations: mayRead('reservations') ? await parties() : null }
    return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
  },
}
