import type { CartLine, CartRules, PricedCart, PricedLine } from '@/domain/shop/cart/price-cart'
import { lineAmounts, taxOf } from './cart-oracle'

type OracleLine = Omit<PricedLine, 'steps'>
export type OracleCart = Omit<PricedCart, 'lines'> & { lines: OracleLine[] }

/** A number that JavaScript holds exactly, or a RangeError: a rounded amount would be a wrong price. */
function cents(amount: bigint): number {
  if (amount < 0n || amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`${amount} cents cannot be held.`)
  return Number(amount)
}

/** Throws a RangeError if a number anywhere in the input is not a whole number of at least 0. An interval may be below 0. */
function checkNumbers(value: unknown, key = ''): void {
  if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) checkNumbers(entry, name)
  if (typeof value !== 'number') return
  if (!Number.isSafeInteger(value) || (value < 0 && key !== 'intervalCents'))
    throw new RangeError(`${key} is ${value}.`)
}

function priceLine(line: CartLine, rules: CartRules): OracleLine {
  const { isTaxed, ...amounts } = lineAmounts(line, rules)
  const tax = (milliPercent: number) => (isTaxed && rules.buyerPaysTax ? taxOf(amounts.priceCents, milliPercent) : 0n)
  return {
    id: line.id,
    kind: line.kind,
    listPriceCents: cents(amounts.listPriceCents),
    discountCents: cents(amounts.discountCents),
    priceCents: cents(amounts.priceCents),
    federalTaxCents: cents(tax(rules.taxes.federalMilliPercent)),
    provincialTaxCents: cents(tax(rules.taxes.provincialMilliPercent)),
    bonusCents: cents(amounts.bonusCents),
  }
}

/** Prices a cart with the oracle. Throws a RangeError like the product for input that is no cart. */
export function priceWithOracle(lines: CartLine[], rules: CartRules): OracleCart {
  checkNumbers([lines, rules])
  const priced = lines.map((line) => priceLine(line, rules))
  const sum = (key: Exclude<keyof OracleLine, 'id' | 'kind'>) =>
    priced.reduce((total, line) => total + BigInt(line[key]), 0n)
  return {
    lines: priced,
    subtotalCents: cents(sum('priceCents')),
    savingsCents: cents(sum('discountCents')),
    bonusCents: cents(sum('bonusCents')),
    federalTaxCents: cents(sum('federalTaxCents')),
    provincialTaxCents: cents(sum('provincialTaxCents')),
    totalCents: cents(sum('priceCents') + sum('federalTaxCents') + sum('provincialTaxCents')),
  }
}
