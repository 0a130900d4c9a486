import {
  refundEntry,
  renewalEntry,
  saleEntry,
  sumPostings,
  type Account,
  type EntryParts,
  type Posting,
} from '@/domain/shop/orders/ledger'
import { paymentTypes, type PaymentType } from '@/domain/shop/payments/payment-types'
import { createRandom, pick } from '../../../../faults/figures'

const parts: EntryParts = { priceCents: 100_00, federalTaxCents: 5_00, provincialTaxCents: 9_97 }

test('a sale is owed by who collects it, and split into the price and both taxes', () => {
  expect(saleEntry(parts, 'Credit card')).toEqual([
    { account: 'provider-clearing', amountCents: 114_97 },
    { account: 'sales', amountCents: -100_00 },
    { account: 'federal-tax', amountCents: -5_00 },
    { account: 'provincial-tax', amountCents: -9_97 },
  ])
  const collecting = (type: PaymentType) => saleEntry(parts, type)[0]?.account
  expect(paymentTypes.map(collecting)).toEqual([
    'student-accounts',
    'payroll',
    'provider-clearing',
    'provider-clearing',
    'provider-clearing',
    'provider-clearing',
  ])
})

test('a refund reverses a sale of its parts, and a renewal is a sale by the provider', () => {
  const reversed = saleEntry(parts, 'Student ID').map(({ account, amountCents }) => ({
    account,
    amountCents: -amountCents,
  }))
  expect(refundEntry(parts, 'Student ID')).toEqual(reversed)
  expect(renewalEntry(parts)).toEqual(saleEntry(parts, 'ApplePay'))
})

test('amounts of zero are not posted', () => {
  const untaxed = { priceCents: 29_95, federalTaxCents: 0, provincialTaxCents: 0 }
  expect(saleEntry(untaxed, 'Credit card').map(({ account }) => account)).toEqual(['provider-clearing', 'sales'])
  expect(saleEntry({ ...untaxed, priceCents: 0 }, 'Credit card')).toEqual([])
})

test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('an amount of %p is refused', (priceCents) => {
  expect(() => saleEntry({ ...parts, priceCents }, 'Credit card')).toThrow(RangeError)
  expect(() => refundEntry({ ...parts, provincialTaxCents: priceCents }, 'Credit card')).toThrow(RangeError)
})

type Money = Record<'price' | 'federal' | 'provincial', bigint>
const zero = (): Money => ({ price: 0n, federal: 0n, provincial: 0n })

test('1,000 sales, refunds and renewals of a random day sum to zero, and to what was sold and given back', () => {
  for (const seed of [1]) {
    const random = createRandom(seed)
    const below = (limit: number) => Math.floor(random() * limit)
    const entries: Posting[][] = []
    const open: { left: EntryParts; type: PaymentType }[] = []
    // The independent sum counts money by who collects it and what it is for, without postings.
    const collected: Record<'provider' | 'students' | 'payroll', bigint> = { provider: 0n, students: 0n, payroll: 0n }
    const kept = zero()
    const count = (
      type: PaymentType,
      { priceCents, federalTaxCents, provincialTaxCents }: EntryParts,
      sign: bigint,
    ) => {
      const by = type === 'Student ID' ? 'students' : type === 'Payroll deduction' ? 'payroll' : 'provider'
      kept.price += sign * BigInt(priceCents)
      kept.federal += sign * BigInt(federalTaxCents)
      kept.provincial += sign * BigInt(provincialTaxCents)
      collected[by] += sign * (BigInt(priceCents) + BigInt(federalTaxCents) + BigInt(provincialTaxCents))
    }
    const draw = (): EntryParts => {
      const priceCents = below(500_000)
      return {
        priceCents,
        federalTaxCents: Math.floor(priceCents * 0.05),
        provincialTaxCents: Math.floor(priceCents * 0.09975),
      }
    }
    for (let operation = 0; operation < 1_000; operation++) {
      const chance = random()
      if (chance < 0.5 || open.length === 0) {
        const sold = draw()
        const type = pick(random, paymentTypes)
        entries.push(saleEntry(sold, type))
        count(type, sold, 1n)
        open.push({ left: { ...sold }, type })
      } else if (chance < 0.7) {
        const renewed = draw()
        entries.push(renewalEntry(renewed))
        count('Credit card', renewed, 1n)
      } else {
        const order = pick(random, open)
        const isFull = random() < 0.4
        const share = (cents: number) => (isFull ? cents : below(cents + 1))
        const given: EntryParts = {
          priceCents: share(order.left.priceCents),
          federalTaxCents: share(order.left.federalTaxCents),
          provincialTaxCents: share(order.left.provincialTaxCents),
        }
        entries.push(refundEntry(given, order.type))
        count(order.type, given, -1n)
        order.left.priceCents -= given.priceCents
        order.left.federalTaxCents -= given.federalTaxCents
        order.left.provincialTaxCents -= given.provincialTaxCents
      }
    }
    expect(entries).toHaveLength(1_000)
    expect(entries.map(sumPostings)).toEqual(entries.map(() => 0))
    const balances = new Map<Account, bigint>()
    for (const { account, amountCents } of entries.flat())
      balances.set(account, (balances.get(account) ?? 0n) + BigInt(amountCents))
    expect(Object.fromEntries(balances)).toEqual({
      'provider-clearing': collected.provider,
      'student-accounts': collected.students,
      payroll: collected.payroll,
      sales: -kept.price,
      'federal-tax': -kept.federal,
      'provincial-tax': -kept.provincial,
    })
    expect([...balances.values()].reduce((sum, cents) => sum + cents, 0n)).toBe(0n)
  }
})
