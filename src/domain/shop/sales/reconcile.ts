/** A charge or refund that the provider has settled, in whole cents. Below 0: a refund that failed after it was settled. */
export type SettledAmount = {
  reference: string
  kind: 'charge' | 'refund'
  amountCents: number
  /** Null where the provider does not know. */
  orderId: string | null
}

/** A charge or refund in the ledger of a site: the amount that the account of the provider got or gave. */
export type BookedAmount = SettledAmount & { key: string }

export type DifferenceKind = 'missing-in-ledger' | 'missing-at-provider' | 'amounts-differ'

/** A difference between provider and ledger. The amount of the side that has none is null. */
export type Difference = {
  kind: DifferenceKind
  payment: 'charge' | 'refund'
  reference: string
  orderId: string | null
  providerCents: number | null
  ledgerCents: number | null
}

export type Reconciliation = { matched: number; differences: Difference[] }

type Compared = {
  /** What the provider settled on the day. */
  settled: readonly SettledAmount[]
  /** What it settled on the day, the day before and the day after: a payment may be booked past midnight. */
  settledNearby: readonly SettledAmount[]
  /** What the ledger booked on the day. */
  booked: readonly BookedAmount[]
  /** What the ledger booked, on any day, for the references that the provider settled on the day. */
  bookedByReference: readonly BookedAmount[]
}

const keyOf = ({ kind, reference }: Pick<SettledAmount, 'kind' | 'reference'>) => `${kind} ${reference}`

/** Amounts by kind and reference. Several amounts with one reference, such as a charge that was booked twice, add up. */
function sumByReference(amounts: readonly SettledAmount[]): Map<string, SettledAmount> {
  const sums = new Map<string, SettledAmount>()
  for (const amount of amounts) {
    const before = sums.get(keyOf(amount))
    sums.set(keyOf(amount), before ? { ...before, amountCents: before.amountCents + amount.amountCents } : amount)
  }
  return sums
}

const withoutTwins = (amounts: readonly BookedAmount[]): BookedAmount[] => [
  ...new Map(amounts.map((amount) => [amount.key, amount])).values(),
]

/**
 * Compares what the provider settled on a day with the ledger, by reference. Each side looks for the other's amount on the
 * neighbouring days too, so that midnight makes no difference. Differences are in the order of kind and reference.
 */
export function reconcile({ settled, settledNearby, booked, bookedByReference }: Compared): Reconciliation {
  const provider = sumByReference(settled)
  const nearby = sumByReference(settledNearby)
  const ledger = sumByReference(withoutTwins([...booked, ...bookedByReference]))
  const ledgerOfDay = sumByReference(booked)
  const differences: Difference[] = []
  let matched = 0
  const add = (kind: DifferenceKind, own: SettledAmount, providerCents: number | null, ledgerCents: number | null) =>
    differences.push({
      ...{ kind, payment: own.kind, reference: own.reference, orderId: own.orderId },
      ...{ providerCents, ledgerCents },
    })
  for (const [key, amount] of provider) {
    const other = ledger.get(key)
    if (!other) add('missing-in-ledger', amount, amount.amountCents, null)
    else if (other.amountCents !== amount.amountCents)
      add('amounts-differ', other, amount.amountCents, other.amountCents)
    else matched += 1
  }
  for (const [key, amount] of ledgerOfDay) {
    if (provider.has(key)) continue
    const other = nearby.get(key)
    if (!other) add('missing-at-provider', amount, null, amount.amountCents)
    else if (other.amountCents !== (ledger.get(key) ?? amount).amountCents)
      add('amounts-differ', amount, other.amountCents, amount.amountCents)
    else matched += 1
  }
  const orderOf = ({ kind, payment, reference }: Difference) => `${kind} ${payment} ${reference}`
  return {
    matched,
    differences: differences.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
  }
}
