import type { Where } from 'payload'
import { isKeyOf, isOwnEmail } from '@/domain/account/own-records'
import { idOf, textOf } from '@/server/database/stored-values'
import { byCustomer, byCustomerOrEmail, byFound, type FoundIds, type Section } from './section'

const token = 'the payment provider’s token of the card'
const internal = 'an internal number'
const allIds = (found: FoundIds): ReadonlySet<string> => new Set([...found.values()].flatMap((ids) => [...ids]))

/** What a customer bought, in the order in which one section finds the next. */
export const purchaseSections: readonly Section[] = [
  {
    name: 'orders',
    collection: 'orders',
    ...byCustomerOrEmail('buyer.email'),
    fields: [
      ...['no', 'placedAt', 'locale', 'items', 'totalCents', 'savingsCents', 'federalTaxCents', 'provincialTaxCents'],
      ...['customerType', 'customerLocation', 'customerYear', 'customerTerm', 'buyer', 'student'],
      ...['paymentType', 'paymentStatus', 'paymentReference', 'provider', 'resultCode', 'refundedCents'],
      ...['attemptedAt', 'settledAt', 'cardType', 'cardLastFour', 'installments', 'consents', 'pricing'],
      ...['seller', 'loadedAt'],
    ],
    withheld: {
      ...{ savedMethod: token, idempotencyKey: internal, nextCheckAt: 'when a job looks at the order again' },
      loadedBy: 'about a member of staff',
    },
  },
  {
    name: 'refunds',
    collection: 'refunds',
    ...byFound('orders', 'order'),
    fields: [
      ...['order', 'amountCents', 'federalTaxCents', 'provincialTaxCents', 'state', 'settledAt', 'reason'],
      ...['reference', 'cancelsOrder'],
    ],
    withheld: {
      key: internal,
      staffEmail: 'about a member of staff',
      staffRole: 'about a member of staff',
      nextCheckAt: 'when a job looks at the refund again',
    },
  },
  {
    name: 'subscriptions',
    collection: 'subscriptions',
    ...byCustomer,
    fields: [
      ...['name', 'order', 'priceCents', 'federalTaxCents', 'provincialTaxCents', 'frequency', 'start', 'end'],
      ...['firstBillDate', 'lastBillDate', 'nextBillDate', 'locale', 'cardType', 'cardLastFour', 'provider'],
      ...['canceled', 'canceledAt', 'cancelReason', 'payments'],
    ],
    withheld: {
      ...{ savedMethod: token, itemKey: internal, nameTranslation: 'the name, which has both languages' },
      canceledBy: 'about a member of staff',
    },
  },
  {
    name: 'subscriptionCharges',
    collection: 'subscription-charges',
    ...byCustomer,
    fields: [
      ...['subscription', 'period', 'amountCents', 'federalTaxCents', 'provincialTaxCents', 'state', 'attempts'],
      ...['provider', 'reference', 'settledAt', 'cardType', 'cardLastFour'],
    ],
    withheld: { key: internal, nextAttemptAt: 'when a job charges again' },
  },
  {
    name: 'promoCodes',
    collection: 'promo-uses',
    ...byCustomer,
    fields: ['promoCode', 'state', 'order'],
    withheld: { slot: internal, buyerSlot: internal },
  },
  {
    name: 'emails',
    collection: 'sent-mails',
    find: ({ siteId, email }, found) => {
      const orders = [...(found.get('orders') ?? [])]
      const toThem: Where = { and: [{ site: { equals: siteId } }, { to: { like: email } }] }
      return orders.length > 0 ? { or: [{ order: { in: orders } }, toThem] } : toThem
    },
    isOwn: (row, owner, found) =>
      (found.get('orders')?.has(idOf(row.order) ?? '') ?? false) ||
      isOwnEmail(owner, textOf(row.to)) ||
      isKeyOf(textOf(row.key) ?? '', allIds(found)),
    fields: ['to', 'subject', 'kind', 'locale', 'state', 'order', 'text', 'attempts', 'sentAt'],
    withheld: {
      ...{ key: internal, html: 'the same as the text', nextAttemptAt: 'when a job sends the email again' },
      ...{ channel: 'the name of the part', sendBefore: 'text messages only' },
    },
  },
  {
    name: 'textMessages',
    collection: 'sent-mails',
    ...byCustomer,
    fields: ['to', 'subject', 'kind', 'locale', 'state', 'text', 'attempts', 'sentAt', 'sendBefore'],
    withheld: {
      ...{ key: internal, html: 'mails only', order: 'mails only', channel: 'the name of the part' },
      nextAttemptAt: 'when a job sends the message again',
    },
  },
]
