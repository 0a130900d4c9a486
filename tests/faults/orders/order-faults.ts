import type { StoredSales } from '../../support/shop/stored-sales'

const missing = (wanted: readonly string[], found: readonly string[], what: string) =>
  wanted.filter((one) => !found.includes(one)).map((one) => `${one}: ${what} is missing`)
/** Keys that are there twice, or that nothing explains. */
const unexplained = (found: readonly string[], explained: readonly string[], what: string) =>
  found.filter((one, at) => !explained.includes(one) || found.indexOf(one) !== at).map((one) => `${what} ${one}`)
const sameKeys = (wanted: readonly string[], found: readonly string[], what: string) => [
  ...missing(wanted, found, what),
  ...unexplained(found, wanted, `An unexplained or second ${what}:`),
]

/** Every difference between orders, subscriptions, their charges at the provider, ledger and mails. */
export function findOrderFaults(
  { orders, subscriptions, bills, entries, mails, charges }: StoredSales,
  startsLater: boolean,
): string[] {
  const approved = orders.filter(({ status }) => status === 'approved')
  const paid = bills.filter(({ state }) => state === 'approved')
  const wantedCents = new Map<string, number>([
    ...approved.map(({ id, totalCents }) => [`order:${id}`, totalCents] as const),
    ...paid.map(({ id, amountCents }) => [`charge:${id}:1`, amountCents] as const),
  ])
  const booked = approved.filter(({ totalCents }) => totalCents > 0).map(({ id }) => `sale:${id}`)
  const approvedIds = approved.map(({ id }) => id)
  return [
    ...orders.flatMap(({ id, status }) => (['approved', 'declined'].includes(status) ? [] : [`${id} is ${status}`])),
    ...bills.flatMap(({ id, state }) => (state === 'approved' ? [] : [`The bill ${id} is ${state}`])),
    ...sameKeys(
      [...wantedCents.keys()],
      charges.map(({ key }) => key),
      'charge',
    ),
    ...charges.flatMap(({ key, amountCents: cents }) =>
      cents === (wantedCents.get(key) ?? cents) ? [] : [`${key}: ${cents} cents`],
    ),
    ...sameKeys([...booked, ...paid.map(({ id }) => `renewal:${id}`)], entries, 'ledger entry'),
    ...missing(
      approvedIds.map((id) => `receipt:${id}`),
      mails,
      'receipt',
    ),
    ...missing(
      paid.map(({ id }) => `receipt:charge:${id}`),
      mails,
      'receipt',
    ),
    ...sameKeys(
      startsLater ? approvedIds : [],
      subscriptions.map(({ orderId }) => orderId),
      'subscription',
    ),
    ...subscriptions.flatMap(({ id, approvedPayments }) => {
      const own = paid.filter(({ subscriptionId }) => subscriptionId === id).length
      return approvedPayments === own ? [] : [`The subscription ${id} lists ${approvedPayments} of ${own} payments`]
    }),
  ]
}

/** Whether nothing is under way: no pending order, and no bill that is due, unpaid or not yet followed by the next. */
export const isSettled = ({ orders, subscriptions, bills }: StoredSales, today: string): boolean =>
  orders.every(({ status }) => status !== 'pending') &&
  bills.every(({ state }) => state === 'approved' || state === 'failed') &&
  subscriptions.every(({ nextBillDate }) => nextBillDate === null || nextBillDate > today)
