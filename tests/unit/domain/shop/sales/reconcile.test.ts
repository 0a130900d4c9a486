import { reconcile, type BookedAmount, type SettledAmount } from '@/domain/shop/sales/reconcile'

const settled = (reference: string, amountCents: number, kind: 'charge' | 'refund' = 'charge'): SettledAmount => ({
  ...{ reference, kind, amountCents, orderId: `order-${reference}` },
})
const booked = (reference: string, amountCents: number, kind: 'charge' | 'refund' = 'charge'): BookedAmount => ({
  ...settled(reference, amountCents, kind),
  key: `${kind}:${reference}`,
})
/** Compares a day whose neighbours are empty. */
const compare = (provider: SettledAmount[], ledger: BookedAmount[]) =>
  reconcile({ settled: provider, settledNearby: provider, booked: ledger, bookedByReference: ledger })

test('has no difference when both sides agree', () => {
  const [provider, ledger] = [
    [settled('a', 100), settled('a', 40, 'refund')],
    [booked('a', 40, 'refund'), booked('a', 100)],
  ]
  expect(compare(provider, ledger)).toEqual({ matched: 2, differences: [] })
  expect(compare([], [])).toEqual({ matched: 0, differences: [] })
})

test.each([
  ['a charge that is not booked', [settled('a', 100)], [], 'missing-in-ledger', 'charge', 100, null],
  ['a refund that is not booked', [settled('a', 40, 'refund')], [], 'missing-in-ledger', 'refund', 40, null],
  ['a booked charge without money', [], [booked('a', 100)], 'missing-at-provider', 'charge', null, 100],
  ['a booked refund without money', [], [booked('a', 40, 'refund')], 'missing-at-provider', 'refund', null, 40],
  ['another amount', [settled('a', 100)], [booked('a', 99)], 'amounts-differ', 'charge', 100, 99],
] as const)('finds %s', (_what, provider, ledger, kind, payment, providerCents, ledgerCents) => {
  expect(compare([...provider], [...ledger])).toEqual({
    matched: 0,
    differences: [{ kind, payment, reference: 'a', orderId: 'order-a', providerCents, ledgerCents }],
  })
})

test('finds a refund that failed at the bank after it was settled, on the same day and later', () => {
  const [refund, failure] = [settled('a', 40, 'refund'), settled('a', -40, 'refund')]
  const amounts = (provider: SettledAmount[]) =>
    compare(provider, [booked('a', 40, 'refund')]).differences.map(({ kind, providerCents }) => [kind, providerCents])
  expect(amounts([failure, refund])).toEqual([['amounts-differ', 0]])
  expect(amounts([failure])).toEqual([['amounts-differ', -40]])
})

test('does not take the refund of a charge for the charge', () => {
  const { differences } = compare([settled('a', 100)], [booked('a', 100, 'refund')])
  expect(differences.map(({ kind, payment }) => [kind, payment])).toEqual([
    ['missing-at-provider', 'refund'],
    ['missing-in-ledger', 'charge'],
  ])
})

test('finds a charge that was booked twice', () => {
  const twice = [booked('a', 100), { ...booked('a', 100), key: 'charge:again' }]
  expect(compare([settled('a', 100)], twice).differences).toMatchObject([
    { kind: 'amounts-differ', providerCents: 100, ledgerCents: 200 },
  ])
})

test('finds the other side on the next or the previous day', () => {
  const late = { settled: [settled('a', 100)], settledNearby: [settled('a', 100)], booked: [] }
  expect(reconcile({ ...late, bookedByReference: [booked('a', 100)] })).toEqual({ matched: 1, differences: [] })
  const early = { settled: [], settledNearby: [settled('a', 100)], booked: [booked('a', 100)], bookedByReference: [] }
  expect(reconcile(early)).toEqual({ matched: 1, differences: [] })
  expect(reconcile({ ...early, settledNearby: [settled('a', 90)] }).differences).toMatchObject([
    { kind: 'amounts-differ', providerCents: 90, ledgerCents: 100 },
  ])
})

test('lists differences in a fixed order', () => {
  const { matched, differences } = compare(
    [settled('z', 1), settled('b', 2), settled('c', 3)],
    [booked('c', 3), booked('y', 4), booked('x', 5)],
  )
  expect([matched, differences.map(({ reference }) => reference)]).toEqual([1, ['x', 'y', 'b', 'z']])
})
