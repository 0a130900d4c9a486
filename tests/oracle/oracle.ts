import { parseArgs } from 'node:util'
import { CaseCounts } from './cart-cases'
import { findDifferences } from './compare-carts'
import { findSubscriptionDifferences, listDays } from './compare-subscriptions'
import { makeExtremeCart, makeRandomCart } from './random-cart'

/*
 * `npm run oracle -- --carts 100000 --seed 1` prices random carts with the product and with the oracle. Cart number n has the seed
 * seed + n, so `--carts 1 --seed N` repeats the cart of a difference. Exit codes: 0 equal, 1 different, 2 wrong arguments.
 */
const { values } = parseArgs({
  options: { carts: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const [carts, seed] = [Number(values.carts), Number(values.seed)]
if (!Number.isSafeInteger(carts) || carts < 1 || !Number.isSafeInteger(seed)) {
  console.error('Usage: npm run oracle -- --carts NUMBER --seed NUMBER')
  process.exit(2)
}

const shown = 5
const cases = new CaseCounts()
const days = listDays('2024-01-01', 3_653) // ten years
let [lines, extremes, different] = [0, 0, 0]
function report(title: string, differences: string[], cart: unknown) {
  if (differences.length === 0) return
  different++
  if (different > shown) return
  console.log(`DIFFERENT ${title}`)
  for (const difference of differences) console.log(`  ${difference}`)
  console.log(`  ${JSON.stringify(cart)}`)
}

const began = performance.now()
for (let number = seed; number < seed + carts; number++) {
  const cart = makeRandomCart(number)
  cases.add(cart)
  lines += cart.lines.length
  report(`cart of seed ${number}`, findDifferences(cart), cart)
  const extreme = number % 10 === 0 ? makeExtremeCart(number) : null
  if (!extreme) continue
  extremes++
  report(`extreme cart of seed ${number}`, findDifferences(extreme), extreme)
}
for (const today of days)
  for (const frequency of ['monthly', 'weekly'] as const)
    report('subscription', findSubscriptionDifferences(frequency, today), { frequency, today })

for (const [name, count] of cases.counts) console.log(`${String(count).padStart(9)}  ${name}`)
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
console.log(`
${carts} carts of ${lines} lines and ${extremes} extreme carts, seed ${seed}, and ${days.length} days of subscriptions:
${different} different, ${seconds} s.`)
process.exit(different === 0 ? 0 : 1)
