import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type Payload, type Where } from 'payload'
import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import { cardOrderOf, mostCardOrders, loadableStatuses } from '@/domain/shop/sales/card-loads'
import { addDays, isCampusDate } from '@/domain/time/calendar'
import { campusDateAt, minuteOfDayAt, toInstant } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { readOrderSheets } from '@/server/database/shop/order-sheets'
import { textOf } from '@/server/database/stored-values'
import { bilingual } from '@collections/labels'
import { requireSite } from '@collections/access/require-site'
import { refuse } from '@collections/refuse'

/** Who sets orders of which site to loaded or not loaded, and when. */
type Change = { site: string; loaded: boolean; by: string; now: Date }

const isNull: Where = { loadedAt: { equals: null } }

/** The paid orders of a site that wait for the card office; with `from` and `before` also those that are loaded, of that time. */
const cardOrdersWhere = (site: string, period: { from: Date; before: Date } | null): Where => ({
  and: [
    { site: { equals: site } },
    { paymentStatus: { in: [...loadableStatuses] } },
    ...(period
      ? [
          { placedAt: { greater_than_equal: period.from.toISOString() } },
          { placedAt: { less_than: period.before.toISOString() } },
        ]
      : [isNull]),
  ],
})

/**
 * Notes that orders are loaded on their cards, or that they are not. One conditional statement per order: of two people at the same
 * list, the first is noted. Orders of other sites, unpaid ones, and those in that state already stay as they are. Returns how
 * many changed.
 */
async function setLoaded({ db }: Payload, ids: readonly string[], { site, loaded, by, now }: Change): Promise<number> {
  const isOpen = loaded ? isNull : { loadedAt: { not_equals: null } }
  const data = { ...(loaded ? { loadedAt: now.toISOString(), loadedBy: by } : { loadedAt: null, loadedBy: null }) }
  let changed = 0
  for (const id of new Set(ids)) {
    const where: Where = {
      and: [
        { id: { equals: id } },
        { site: { equals: site } },
        { paymentStatus: { in: [...loadableStatuses] } },
        isOpen,
      ],
    }
    const row: unknown = await db.updateOne({
      collection: 'orders',
      where,
      data: { ...data, updatedAt: now.toISOString() },
      select: { id: true },
      options: { atomic: true },
    })
    if (row !== null) changed += 1
  }
  return changed
}

const sent = z.object({
  orders: z.array(z.string().regex(hexIdPattern)).min(1).max(mostCardOrders),
  loaded: z.boolean(),
})

const noDays = bilingual('Enter the first and the last day.', 'Entrez le premier et le dernier jour.')
const noOrders = bilingual(
  `Choose orders of the list, at most ${mostCardOrders}.`,
  `Choisissez des commandes de la liste, au plus ${mostCardOrders}.`,
)
const noSite = bilingual('Choose a site.', 'Choisissez un site.')

/**
 * `GET /api/orders/card-loads?site=…`: the oldest paid orders of one of the person's sites that are not loaded on their cards. With
 * `from` and `to`, campus days, those ordered then, loaded or not.
 */
async function listCardLoads(req: PayloadRequest) {
  const { site } = await requireSite(req, 'sales')
  if (!site) return { site: null, hasMore: false, orders: [] }
  const zone = site.timeZone
  const [from, to] = [textOf(req.query.from), textOf(req.query.to)]
  if ((from ?? to) !== null && (!from || !to || !isCampusDate(from) || !isCampusDate(to))) return refuse(req, noDays)
  const period = from && to ? { from: toInstant(from, 0, zone), before: toInstant(addDays(to, 1), 0, zone) } : null
  const found = await readOrderSheets(req.payload, cardOrdersWhere(site.id, period), mostCardOrders + 1)
  const momentOf = (at: Date) => ({ date: campusDateAt(at, zone), minute: minuteOfDayAt(at, zone) })
  return {
    site: site.id,
    hasMore: found.length > mostCardOrders,
    orders: found.slice(0, mostCardOrders).map((sheet) => ({
      ...cardOrderOf(sheet),
      loaded: sheet.loaded && { ...momentOf(sheet.loaded.at), by: sheet.loaded.by },
    })),
  }
}

/** `POST /api/orders/card-loads?site=…`: sets orders of one of the person's sites to loaded or not loaded. */
async function changeCardLoads(req: PayloadRequest) {
  const { site } = await requireSite(req, 'sales')
  await addDataAndFileToRequest(req)
  const { data } = sent.safeParse(req.data)
  if (!site) return refuse(req, noSite)
  if (!data) return refuse(req, noOrders)
  const by = req.user?.email ?? ''
  const changed = await setLoaded(req.payload, data.orders, {
    site: site.id,
    loaded: data.loaded,
    by,
    now: clock.now(),
  })
  return { changed }
}

const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** Endpoints of the card office's list. Staff who may read the sales of a site may use them. */
export const cardLoadsEndpoints: Endpoint[] = [
  { path: '/card-loads', method: 'get', handler: async (req) => respond(await listCardLoads(req)) },
  { path: '/card-loads', method: 'post', handler: async (req) => respond(await changeCardLoads(req)) },
]
