import { priceCart, type PricedCart } from '@/domain/shop/cart/price-cart'
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

/** Amounts below zero, steps that do not lead to the price, and lines that do not lead to the total. */
function findContradictions(cart: PricedCart): string[] {
  const negative = [...amounts(cart)].filter(([, amount]) => typeof amount === 'number' && !(amount >= 0))
  const due = cart.lines.map((line) => line.priceCents + line.federalTaxCents + line.provincialTaxCents)
  const unexplained = cart.lines.filter(
    (line, index) => line.steps.reduce((sum, step) => sum + step.amountCents, 0) !== due[index],
  )
  return [
    ...negative.map(([name, amount]) => `${name} is ${amount}`),
    ...unexplained.map(({ id }) => `the steps of ${id} do not sum to what is due`),
    ...(due.reduce((sum, amount) => sum + amount, 0) === cart.totalCents ? [] : ['the lines do not sum to the total']),
  ]
}

/** Returns how the product prices a cart differently than the oracle, and how it contradicts itself. Empty if it is right. */
export function findDifferences({ lines, rules }: Cart, price: typeof priceCart = priceCart): string[] {
  const expected = attempt(() => priceWithOracle(lines, rules))
  const actual = attempt(() => price(lines, rules))
  if (expected === 'RangeError' || actual === 'RangeError') {
    const say = (result: unknown) => (result === 'RangeError' ? 'a RangeError' : 'a price')
    return expected === actual ? [] : [`oracle: ${say(expected)}, product: ${say(actual)}`]
  }
  const [ours, theirs] = [amounts(expected), amounts(actual)]
  const names = [...new Set([...ours.keys(), ...theirs.keys()])]
  return [
    ...names
      .filter((name) => ours.get(name) !== theirs.get(name))
      .map((name) => `${name}: oracle ${ours.get(name)}, product ${theirs.get(name)}`),
    ...findContradictions(actual),
  ]
}
