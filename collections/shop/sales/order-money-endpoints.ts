import {
  type Plugin,
  addDataAndFileToRequest,
  type Endpoint,
  type Payload,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import type { RefundFault, RefundState } from '@/domain/shop/orders/refunds'
import { addDays, isCampusDate, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt, type ZoneName } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { bilingual, type BilingualText } from '@collections/labels'
import { listReconciliations } from './list-reconciliations'
import { requireSite } from '@collections/access/require-site'
import { mayRefund, requireOrder } from './permitted-order'
import { reasonRefusals } from './reason-refusals'
import { refuse } from '@collections/refuse'

type Request = {
  orderId: string
  amountCents: number
  reason: string
  cancels: boolean
  staff: { email: string; role: string }
  seenRefunds: number | null
}
type Result =
  { ok: true; refundId: string; amountCents: number; state: RefundState } | { ok: false; fault: RefundFault }

type RefundOrder = (payload: Payload, request: Request, now: Date) => Promise<Result>

const sentRefund = z.object({
  amountCents: z.int().default(0),
  reason: z.string().max(5_000),
  cancels: z.boolean(),
  seenRefunds: z.int().nullable().default(null),
})

const unreadable = bilingual('Enter an amount and a reason.', 'Entrez un montant et une raison.')
const changed = bilingual(
  'Another person has changed this order meanwhile. Look at its refunds below, then decide again.',
  'Quelqu’un d’autre a modifié cette commande entre-temps. Consultez ses remboursements ci-dessous, puis décidez de nouveau.',
)
const faults: Record<RefundFault, BilingualText> = {
  'not-found': bilingual(
    'This order does not exist any more. Reload the page.',
    'Cette commande n’existe plus. Rechargez la page.',
  ),
  'not-paid': bilingual(
    'This order was not paid. There is nothing to refund or to cancel.',
    'Cette commande n’a pas été payée. Il n’y a rien à rembourser ni à annuler.',
  ),
  'already-canceled': bilingual('This order is already cancelled.', 'Cette commande est déjà annulée.'),
  'nothing-left': bilingual(
    'The whole amount of this order has been refunded.',
    'Le montant total de cette commande a déjà été remboursé.',
  ),
  'no-amount': bilingual('Enter an amount above zero.', 'Entrez un montant supérieur à zéro.'),
  ...reasonRefusals,
  'above-rest': bilingual(
    'The amount exceeds what is left of this order. Enter a lower amount.',
    'Le montant dépasse ce qui reste de cette commande. Entrez un montant moins élevé.',
  ),
  'changed-meanwhile': changed,
  busy: bilingual(
    'Others are refunding this order right now. Try again.',
    'D’autres personnes remboursent cette commande en ce moment. Réessayez.',
  ),
}
const conflicts: readonly RefundFault[] = [
  'already-canceled',
  'nothing-left',
  'above-rest',
  'changed-meanwhile',
  'busy',
]

/** `POST /api/orders/{id}/refund`: refunds or cancels an order of one of the person's sites. */
const refundEndpoint = (load: () => Promise<{ refundOrder: RefundOrder }>): Endpoint => ({
  path: '/:id/refund',
  method: 'post',
  handler: async (req: PayloadRequest) => {
    const { staff, order } = await requireOrder(req)
    if (!mayRefund(staff)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const parsed = sentRefund.safeParse(req.data)
    if (!parsed.success) return refuse(req, unreadable)
    const { refundOrder } = await load()
    const by = { email: req.user?.email ?? '', role: staff.role }
    const result = await refundOrder(req.payload, { orderId: order.id, ...parsed.data, staff: by }, clock.now())
    if (!result.ok) return refuse(req, faults[result.fault], conflicts.includes(result.fault) ? 409 : 400)
    const { ok: _, ...answer } = result
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  },
})

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
      return refuse(req, badDay)
    const { reconcileSite } = await load()
    if (!(await reconcileSite(req.payload, site, data.day, now))) return refuse(req, noProvider, 409)
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
