import type { Endpoint, PayloadRequest, Payload } from 'payload'
import { z } from 'zod'
import type { Localized } from '@/domain/locale'
import { priceRules, type PriceStep } from '@/domain/shop/cart/price-steps'
import { fieldsOf, instantOf, nameOf, rowsOf, textOf } from '@/server/database/stored-values'
import { cardLoadsEndpoints } from './card-loads-endpoints'
import { listAbandonedCarts } from './list-abandoned-carts'
import { exportLedger } from './export-ledger'
import { listReconciliations } from './list-reconciliations'
import { readSales } from './read-sales'
import { refundChoices } from '@/domain/shop/orders/refunds'
import { sumOf } from '@/domain/shop/orders/refund-split'
import { campusDateAt, minuteOfDayAt, type ZoneName } from '@/domain/time/campus-time'
import { findSites } from '@collections/access/find-sites'
import { readLedgerOfOrder } from '@/server/database/shop/ledger-rows'
import { readOrderSheet } from '@/server/database/shop/order-sheets'
import { readRefunds } from '@/server/database/shop/refund-rows'
import { mayRefund, requireOrder } from './permitted-order'

type ExplainedLine = { name: Localized; steps: PriceStep[] }
type StoredConsent = { kind: string; locale: string; version: string; acceptedAt: Date | null }

const steps = z.array(
  z.object({
    rule: z.enum(priceRules),
    amountCents: z.int(),
    detail: z.record(z.string(), z.union([z.number(), z.string()])),
  }),
)

/** The price steps of an order's items, and the terms that its buyer accepted. A line that is damaged is left out. */
async function readOrderExplanation(
  { db }: Payload,
  id: string,
): Promise<{ lines: ExplainedLine[]; consents: StoredConsent[] }> {
  const order = fieldsOf(await db.findOne({ collection: 'orders', where: { id: { equals: id } }, locale: 'all' }))
  const items = rowsOf(order.items)
  return {
    lines: rowsOf(fieldsOf(order.pricing).lines).flatMap((line, index) => {
      const parsed = steps.safeParse(line.steps)
      return parsed.success ? { name: nameOf(items[index]?.name), steps: parsed.data } : []
    }),
    consents: rowsOf(order.consents).map(({ kind, locale, version, acceptedAt }) => ({
      kind: textOf(kind) ?? '',
      locale: textOf(locale) ?? '',
      version: textOf(version) ?? '',
      acceptedAt: instantOf(acceptedAt),
    })),
  }
}

const momentOf = (at: Date | null, zone: ZoneName) =>
  at && { date: campusDateAt(at, zone), minute: minuteOfDayAt(at, zone) }

/** The order as staff read it, its refunds and ledger entries, why it cost what it cost, and what the person can do with it. Amounts are whole cents. */
async function readOrderMoney(req: PayloadRequest) {
  const { staff, order } = await requireOrder(req)
  const { payload } = req
  const [refunds, entries, { lines, consents }, sheet, [site]] = await Promise.all([
    readRefunds(payload, order.id),
    readLedgerOfOrder(payload, order.id),
    readOrderExplanation(payload, order.id),
    readOrderSheet(payload, order.id),
    findSites(req, (id) => id === order.siteId),
  ])
  const zone = site?.timeZone ?? 'America/Toronto'
  const { restCents, canRefund, canCancel } = refundChoices(order, refunds)
  return {
    no: order.no,
    status: order.status,
    totalCents: sumOf(order),
    refundedCents: order.refundedCents,
    restCents,
    sheet: sheet && {
      ...sheet,
      placedAt: momentOf(sheet.placedAt, zone),
      loaded: sheet.loaded && { at: momentOf(sheet.loaded.at, zone), by: sheet.loaded.by },
    },
    canRefund: canRefund && mayRefund(staff),
    canCancel: canCancel && mayRefund(staff),
    refunds: refunds.map(({ id, amountCents, state, reason, cancelsOrder, staff: by, createdAt }) => ({
      ...{ id, amountCents, state, reason, cancelsOrder, by: by.email, at: momentOf(createdAt, zone) },
    })),
    entries: entries.map(({ id, bookedOn, kind, reference, postings }) => ({
      ...{ id, bookedOn, kind, reference, postings },
    })),
    lines,
    consents: consents.map(({ acceptedAt, ...consent }) => ({ ...consent, at: momentOf(acceptedAt, zone) })),
  }
}

/** A response that must not be cached. */
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The figures of the studio's page "Sales". Only staff who may read orders and carts get them, of their sites. */
export const salesEndpoints: Endpoint[] = [
  { path: '/sales', method: 'get', handler: async (req) => respond(await readSales(req)) },
  { path: '/ledger-export', method: 'get', handler: exportLedger },
  { path: '/reconciliations', method: 'get', handler: async (req) => respond(await listReconciliations(req)) },
  { path: '/:id/money', method: 'get', handler: async (req) => respond(await readOrderMoney(req)) },
  { path: '/abandoned-carts', method: 'get', handler: async (req) => respond(await listAbandonedCarts(req)) },
  ...cardLoadsEndpoints,
]
