import { priceCart, type PricedCart, type PricedLine, type PriceStep } from '@/domain/shop/cart/price-cart'
import { priceWithOracle, type OracleCart } from './price-with-oracle'
import type { Cart } from './random-cart'

type Priced<Result> = Result | 'RangeError'

function attempt<Result>(price: () => Result): Priced<Result> {
  try {
    return price()
  } catch (error) {
    if (error instanceof RangeError) return 'RangeError'
    throw error
  }
}

const amounts = (cart: PricedCart | OracleCart): Map<string, unknown> =>
  new Map(
    Object.entries(cart).flatMap(([key, value]) =>
      key === 'lines'
        ? cart.lines.flatMap((line, index) =>
            Object.entries(line)
              .filter(([name]) => name !== 'steps')
              .map(([name, amount]): [string, unknown] => [`lines[${index}].${name}`, amount]),
          )
        : [[key, value] as [string, unknown]],
    ),
  )

/** Whether the steps of a line lead to each of its amounts, not only to their sum. */
function findUnexplained(line: PricedLine): string[] {
  const sum = (isMeant: (step: PriceStep) => boolean, amountOf = (step: PriceStep) => step.amountCents) =>
    line.steps.filter(isMeant).reduce((total, step) => total + amountOf(step), 0)
  const isTax = ({ rule }: PriceStep) => rule === 'federal-tax' || rule === 'provincial-tax'
  const explained = {
    listPriceCents: sum((step) => step.amountCents > 0 && !isTax(step)),
    discountCents: -sum((step) => step.amountCents < 0 && step.rule !== 'starts-later'),
    priceCents: sum((step) => !isTax(step)),
    federalTaxCents: sum(({ rule }) => rule === 'federal-tax'),
    provincialTaxCents: sum(({ rule }) => rule === 'provincial-tax'),
    bonusCents: sum(
      () => true,
      ({ detail }) => Number(detail.bonusCents ?? 0),
    ),
  }
  return Object.entries(explained)
    .filter(([name, amount]) => amount !== line[name as keyof typeof explained])
    .map(([name, amount]) => `${line.id}: the steps lead to ${name} ${amount}`)
}

/** Amounts below zero, steps that do not lead to the price, and lines that do not lead to the total. */
function findContradictions(cart: PricedCart): string[] {
  const negative = [...amounts(cart)].filter(([, amount]) => typeof amount === 'number' && !(amount >= 0))
  const due = cart.lines.reduce(
    (sum, line) => sum + line.priceCents + line.federalTaxCents + line.provincialTaxCents,
    0,
  )
  return [
    ...negative.map(([name, amount]) => `${name} is ${amount}`),
    ...cart.lines.flatMap(findUnexplained),
    ...(due === cart.totalCents ? [] : [`the lines sum to ${due}`]),
  ]
}

/** Returns how the product prices a cart differently than the oracle, and how it contradicts itself. Empty if it is right. */
export function findDifferences({ lines, rules }: Cart): string[] {
  const expected = attempt(() => priceWithOracle(lines, rules))
  const actual = attempt(() => priceCart(lines, rules))
  if (expected === 'RangeError' || actual === 'RangeError') {
    const say = (result: unknown) => (result === 'RangeError' ? 'a RangeError' : 'a price')
    return expected === actual ? [] : [`oracle: ${say(expected)}, product: ${say(actual)}`]
  }
  const [ours, theirs] = [amounts(expected), amounts(actual)]
  const names = [...new Set([...ours.keys(), ...theirs.keys()])]
  return [
    ...names
      .filter((name) => !Object.is(ours.get(name), theirs.get(name)))
      .map((name) => `${name}: oracle ${ours.get(name)}, product ${theirs.get(name)}`),
    ...findContradictions(actual),
  ]
}
