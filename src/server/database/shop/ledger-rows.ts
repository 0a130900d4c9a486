import type { Payload, Where } from 'payload'
import type { CampusDate } from '@/domain/time/calendar'
import type { StoredRow } from '@/server/database/stored-row'
import { fieldsOf, idOf, numberOf, rowsOf, textOf } from '@/server/database/stored-values'

/** A stored entry of the ledger. A debit is positive, a credit negative. */
export type LedgerRow = {
  id: string
  key: string
  kind: string
  siteId: string | null
  orderId: string | null
  bookedOn: CampusDate
  provider: string | null
  reference: string | null
  postings: { account: string; amountCents: number }[]
}

type Row = StoredRow<'ledger-entries'>
const collection = 'ledger-entries'

/** The entries of an order, the oldest first. */
export const readLedgerOfOrder = (payload: Payload, orderId: string): Promise<LedgerRow[]> =>
  find(payload, { order: { equals: orderId } })

/** The entries of a provider and site that were booked on a campus day. */
export const readLedgerOfDay = (
  payload: Payload,
  { site, provider, day }: { site: string; provider: string; day: CampusDate },
): Promise<LedgerRow[]> =>
  find(payload, {
    and: [{ site: { equals: site } }, { provider: { equals: provider } }, { bookedOn: { equals: day } }],
  })

const referencesPerQuery = 200

/** The entries of a provider with these references, at all sites. */
export async function readLedgerByReference(
  payload: Payload,
  provider: string,
  references: readonly string[],
): Promise<LedgerRow[]> {
  const found: LedgerRow[] = []
  for (let at = 0; at < references.length; at += referencesPerQuery) {
    const some = references.slice(at, at + referencesPerQuery)
    found.push(...(await find(payload, { and: [{ provider: { equals: provider } }, { reference: { in: some } }] })))
  }
  return found
}

/** Whether a site has ever booked anything. */
export const hasLedger = async ({ db }: Payload, site: string): Promise<boolean> =>
  (await db.findOne({ collection, where: { site: { equals: site } } })) !== null

/** Entries of a site booked from one day to another, in pages of 500: the oldest first. For exports, which hold one page at a time. */
export async function* readLedgerPages(
  { db }: Payload,
  { site, from, to }: { site: string; from: CampusDate; to: CampusDate },
): AsyncGenerator<LedgerRow[]> {
  const where: Where = {
    and: [
      { site: { equals: site } },
      { bookedOn: { greater_than_equal: from } },
      { bookedOn: { less_than_equal: to } },
    ],
  }
  for (let page = 1; ; page += 1) {
    const sort = ['bookedOn', 'id']
    const { docs } = await db.find<Row>({ collection, where, sort, pagination: true, page, limit: 500 })
    if (docs.length > 0) yield docs.map(rowOf)
    if (docs.length < 500) return
  }
}

async function find({ db }: Payload, where: Where): Promise<LedgerRow[]> {
  const { docs } = await db.find<Row>({ collection, where, sort: ['bookedOn', 'id'], pagination: false, limit: 0 })
  return docs.map(rowOf)
}

const rowOf = (row: Row): LedgerRow => ({
  id: String(row.id),
  key: textOf(row.key) ?? '',
  kind: textOf(row.kind) ?? '',
  siteId: idOf(row.site),
  orderId: idOf(row.order),
  bookedOn: (textOf(row.bookedOn) ?? '').slice(0, 10),
  provider: textOf(row.provider),
  reference: textOf(row.reference),
  postings: rowsOf(row.postings).map((posting) => {
    const { account, amountCents } = fieldsOf(posting)
    return { account: textOf(account) ?? '', amountCents: numberOf(amountCents) ?? 0 }
  }),
})
