import type { PayloadRequest } from 'payload'
import { getAccessScope } from '@/domain/roles'
import { campusDateAt, minuteOfDayAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { readAbandonedCarts, sumAbandonedCarts } from '@/server/database/shop/abandoned-carts'
import { textOf } from '@/server/database/stored-values'
import { requireSite, type SiteReader } from '@collections/access/require-site'

const pageSize = 20
/** A buyer who pauses for a shorter time may be reading about plans. */
const abandonedAfterMs = 60 * 60_000

/** A page of the abandoned carts of one of the person's sites, counted and summed. Pages start at 1. */
export async function listAbandonedCarts(req: PayloadRequest) {
  const { staff, site } = await requireSite(req, 'sales')
  const nothing = { site: null, count: 0, totalCents: 0, page: 1, pages: 1, carts: [] }
  if (!site) return nothing
  const now = clock.now()
  const which = { site: site.id, unchangedSince: new Date(now.getTime() - abandonedAfterMs), now }
  const totals = await sumAbandonedCarts(req.payload, which)
  const pages = Math.max(1, Math.ceil(totals.count / pageSize))
  const asked = Number(textOf(req.query.page) ?? 1)
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1
  const carts = await readAbandonedCarts(req.payload, which, { page, limit: pageSize })
  const customers = await readCustomers(
    req,
    staff,
    carts.flatMap(({ customerId }) => customerId ?? []),
  )
  return {
    site: site.id,
    ...totals,
    page,
    pages,
    carts: carts.map(({ customerId, changedAt, ...cart }) => ({
      ...cart,
      customer: (customerId && customers.get(customerId)) ?? null,
      changed: { date: campusDateAt(changedAt, site.timeZone), minute: minuteOfDayAt(changedAt, site.timeZone) },
    })),
  }
}

/** The names and emails of customers by id; of none for staff who may not read customers. */
async function readCustomers(req: PayloadRequest, staff: SiteReader['staff'], ids: string[]) {
  if (ids.length === 0 || getAccessScope(staff, 'read', 'customers') === 'none') return new Map<string, never>()
  const { docs } = await req.payload.db.find<{ id: string; firstName?: string; lastName?: string; email?: string }>({
    collection: 'customers',
    where: { id: { in: ids } },
    select: { firstName: true, lastName: true, email: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(
    docs.map(({ id, firstName, lastName, email }) => [
      String(id),
      { id: String(id), name: [firstName, lastName].filter(Boolean).join(' '), email: email ?? '' },
    ]),
  )
}
