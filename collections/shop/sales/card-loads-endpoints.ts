import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hexIdPattern } from '@/domain/hex-id'
import { cardOrderOf, mostCardOrders } from '@/domain/shop/sales/card-loads'
import { addDays, isCampusDate } from '@/domain/time/calendar'
import { campusDateAt, minuteOfDayAt, toInstant } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { cardOrdersWhere, setLoaded } from '@/server/database/shop/card-loading'
import { readOrderSheets } from '@/server/database/shop/order-sheets'
import { textOf } from '@/server/database/stored-values'
import { bilingual } from '@collections/labels'
import { requireSite } from '@collections/access/require-site'
import { refuseSale } from './refuse-sale'

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
  if ((from ?? to) !== null && (!from || !to || !isCampusDate(from) || !isCampusDate(to)))
    return refuseSale(req, noDays)
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
  if (!site) return refuseSale(req, noSite)
  if (!data) return refuseSale(req, noOrders)
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
