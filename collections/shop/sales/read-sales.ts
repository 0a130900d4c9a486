import { APIError, type PayloadRequest } from 'payload'
import { parseSalesPeriod, type PeriodFault, type SalesPeriod } from '@/domain/shop/sales/sales-period'
import { revenueByDay } from '@/domain/shop/sales/revenue'
import { summarizeSales } from '@/domain/shop/sales/summarize-sales'
import { addDays } from '@/domain/time/calendar'
import { campusDateAt, toInstant, type ZoneName } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { readRevenue } from '@/server/database/shop/revenue'
import { readSoldItems, type OrderRange } from '@/server/database/shop/sold-items'
import { nameOf, textOf } from '@/server/database/stored-values'
import { type BilingualText, bilingual, translate } from '@collections/labels'
import { requireSite } from '@collections/access/require-site'

const faults: Record<PeriodFault, BilingualText> = {
  'unknown-period': bilingual('Choose a period.', 'Choisissez une période.'),
  'no-dates': bilingual('Enter the first and the last day.', 'Entrez le premier et le dernier jour.'),
  'wrong-order': bilingual(
    'The first day is after the last one. Enter an earlier first day.',
    'Le premier jour suit le dernier. Entrez un premier jour plus tôt.',
  ),
}

/** What the studio shows about the sales of one of the person's sites. Amounts are whole cents. */
export async function readSales(req: PayloadRequest) {
  const { sites, site } = await requireSite(req, 'sales')
  const names = sites.map(({ id, name }) => ({ id, name }))
  if (!site) {
    const nothing = { sales: summarizeSales([]), byDay: revenueByDay([], [], 'America/Toronto', null), byTerm: [] }
    return { sites: names, site: null, today: null, terms: [], period: null, ...nothing }
  }
  const today = campusDateAt(clock.now(), site.timeZone)
  const sent = { period: textOf(req.query.period), term: textOf(req.query.term) }
  const dates = { from: textOf(req.query.from), to: textOf(req.query.to) }
  const period = parseSalesPeriod({ ...sent, ...dates }, today)
  if (typeof period === 'string') throw new APIError(translate(req, faults[period]), 400, undefined, true)
  const range = rangeOf(period, site.timeZone)
  const [terms, sold, revenue] = await Promise.all([
    readTerms(req, site.id),
    readSoldItems(req.payload, site.id, range),
    readRevenue(req.payload, site.id, range),
  ])
  const days = 'term' in period ? null : period
  const byTerm = revenue.terms
    .map((row) => ({ ...row, name: terms.find(({ id }) => id === row.term)?.name ?? null }))
    .toSorted((one, other) => other.netCents - one.netCents)
  return {
    ...{ sites: names, site: site.id, today, terms, period, sales: summarizeSales(sold), byTerm },
    byDay: revenueByDay(revenue.sales, revenue.refunds, site.timeZone, days),
  }
}

const rangeOf = (period: SalesPeriod, zone: ZoneName): OrderRange =>
  'term' in period
    ? period
    : { from: toInstant(period.from, 0, zone), before: toInstant(addDays(period.to, 1), 0, zone) }

async function readTerms(req: PayloadRequest, site: string) {
  const { docs } = await req.payload.db.find<{ id: string; name: unknown }>({
    collection: 'customer-terms',
    where: { site: { equals: site } },
    sort: ['sortOrder', 'id'],
    select: { name: true },
    locale: 'all',
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map(({ id, name }) => ({ id: String(id), name: nameOf(name) }))
}
