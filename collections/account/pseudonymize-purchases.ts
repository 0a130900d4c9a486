import type { PayloadRequest, Where } from 'payload'
import { isKeyOf, isOwnEmail, type RecordOwner } from '@/domain/account/own-records'
import { fieldsOf, idOf, textOf } from '@/server/database/stored-values'

type Row = Record<string, unknown> & { id: string }

/** The personal fields of a buyer or student (`orderPerson` of `collections/fields/person.ts`), without values. */
const noPerson = Object.fromEntries(
  [
    ...['firstName', 'lastName', 'email', 'phone', 'studentId', 'barcodeId'],
    ...['address', 'city', 'province', 'postalCode', 'state', 'zipCode'],
  ].map((name) => [name, null]),
)
const openMails = ['queued', 'sending', 'requeued', 'resending']

/**
 * Removes what names the customer from purchases: the people of orders, and the content of mails and text messages about them. Orders and mails with the
 * customer's confirmed email that belong to no account count as theirs. Subscriptions end, because nobody could cancel them any more.
 * What accounts need stays: numbers, amounts, taxes, dates, terms, the references of payments and the keys of mails, which keep a mail
 * from being written again. Mails that were not sent are not sent any more. Call it before the records lose their customer.
 */
export async function pseudonymizePurchases(req: PayloadRequest, owner: RecordOwner, now: Date): Promise<void> {
  const orders = await pseudonymizeOrders(req, owner)
  await emptyMails(req, owner, orders)
  await req.payload.db.updateMany({
    collection: 'subscriptions',
    where: { and: [{ customer: { equals: owner.id } }, { canceled: { not_equals: true } }] },
    data: { canceled: true, canceledAt: now.toISOString() },
    req,
  })
}

type Collection = 'orders' | 'sent-mails' | (typeof mailedAbout)[number]
const find = async (req: PayloadRequest, collection: Collection, where: Where) =>
  (await req.payload.db.find<Row>({ collection, where, pagination: false, limit: 0, req })).docs

async function pseudonymizeOrders(req: PayloadRequest, owner: RecordOwner): Promise<string[]> {
  const own: Where = { customer: { equals: owner.id } }
  const withoutAccount: Where = {
    and: [{ site: { equals: owner.siteId } }, { customer: { equals: null } }, { 'buyer.email': { like: owner.email } }],
  }
  const found = await find(req, 'orders', owner.isEmailConfirmed ? { or: [own, withoutAccount] } : own)
  const theirs = found.filter(
    ({ customer, buyer }) => idOf(customer) === owner.id || isOwnEmail(owner, textOf(fieldsOf(buyer).email)),
  )
  for (const { id, buyer } of theirs) {
    const data = { buyer: { ...noPerson, isParent: fieldsOf(buyer).isParent === true }, student: noPerson }
    await req.payload.db.updateOne({ collection: 'orders', id, data, returning: false, req })
  }
  return theirs.map(({ id }) => id)
}

/** What mails are about besides orders. Their ids are in the keys of the mails. */
const mailedAbout = ['reservations', 'reservation-waits', 'subscriptions', 'subscription-charges'] as const

async function emptyMails(req: PayloadRequest, owner: RecordOwner, orders: string[]): Promise<void> {
  const ids = new Set([owner.id, ...orders])
  for (const collection of mailedAbout)
    for (const { id } of await find(req, collection, { customer: { equals: owner.id } })) ids.add(id)
  const toThem: Where[] = [
    { and: [{ site: { equals: owner.siteId } }, { to: { like: owner.email } }] },
    { customer: { equals: owner.id } }, // text messages
  ]
  const about: Where[] = orders.length > 0 ? [{ order: { in: orders } }] : []
  const found = await find(req, 'sent-mails', { or: [...about, ...toThem] })
  const isTheirs = ({ order, to, key, customer }: Row) =>
    idOf(customer) === owner.id ||
    ids.has(idOf(order) ?? '') ||
    isOwnEmail(owner, textOf(to)) ||
    isKeyOf(textOf(key) ?? '', ids)
  for (const { id, state } of found.filter(isTheirs)) {
    const unsent = openMails.includes(String(state)) ? { state: 'failed', nextAttemptAt: null } : {}
    const data = { to: null, subject: null, text: null, html: null, customer: null, ...unsent }
    await req.payload.db.updateOne({ collection: 'sent-mails', id, data, returning: false, req })
  }
}
