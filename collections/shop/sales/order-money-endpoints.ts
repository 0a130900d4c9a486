import { type Plugin, addDataAndFileToRequest, type Endpoint, type Payload } from 'payload'
import { refundEndpoint, type RefundOrder } from './refund-endpoints'
import { z } from 'zod'
import { addDays, isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { bilingual } from '@collections/labels'
import { listReconciliations } from './list-reconciliations'
import { requireSite } from '@collections/access/require-site'
import { refuseSale } from './refuse-sale'

type ReconcileSite = (
  payload: Payload,
  site: { id: string; timeZone: ZoneName },
  day: CampusDate,
  now: Date,
) => Promise<boolean>

const sent = z.object({ day: z.string().refine(isCampusDate) })
/** Providers list settled payments for about this long. */
const longestDays = 400

const badDay = bilingual(
  'Choose a day that has begun, of the last 400 days.',
  'Choisissez une journée commencée, parmi les 400 derniers jours.',
)
const noProvider = bilingual(
  'This installation has no payment provider.',
  'Cette installation n’a aucun fournisseur de paiement.',
)

/** `POST /api/orders/reconcile?site=…`: compares a day of one of the person's sites with the payment provider again. */
const reconcileEndpoint = (load: () => Promise<{ reconcileSite: ReconcileSite }>): Endpoint => ({
  path: '/reconcile',
  method: 'post',
  handler: async (req) => {
    const { site } = await requireSite(req, 'sales')
    await addDataAndFileToRequest(req)
    const { data } = sent.safeParse(req.data)
    const now = clock.now()
    const today = site && campusDateAt(now, site.timeZone)
    if (!site || !today || !data || data.day > today || data.day < addDays(today, -longestDays))
      return refuseSale(req, badDay)
    const { reconcileSite } = await load()
    if (!(await reconcileSite(req.payload, site, data.day, now))) return refuseSale(req, noProvider, 409)
    return Response.json(await listReconciliations(req), { headers: { 'Cache-Control': 'no-store' } })
  },
})

type UseCases = { refundOrder: RefundOrder; reconcileSite: ReconcileSite }

/** Adds the calls of the studio that use the payment provider. Their use cases lie above this layer: `load` imports them. */
export const orderMoneyEndpoints =
  (load: () => Promise<UseCases>): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'orders'
        ? { ...collection, endpoints: [...(collection.endpoints || []), refundEndpoint(load), reconcileEndpoint(load)] }
        : collection,
    ),
  })
