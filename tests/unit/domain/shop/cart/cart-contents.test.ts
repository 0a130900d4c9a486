import { parseCartContents } from '@/domain/shop/cart/cart-contents'
import { balanceLine, coffeeLine, customLine, planLine } from './order-form-fixture'

const lines = [planLine('1', 'gold', 5, 'FALL'), customLine('2'), balanceLine('3', 'flex', 100), coffeeLine('4', 2)]

test('reads what was stored', () => {
  const stored = { lines, merged: { cart: 'a', revision: 3 } }
  expect(parseCartContents(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  expect(parseCartContents({ lines })).toEqual({ lines, merged: null })
})

test.each([null, undefined, 'text', 7, [], {}, { lines: null }, { lines: {} }, { merged: { cart: 7 } }])(
  'reads %j as an empty cart',
  (stored) => expect(parseCartContents(stored)).toEqual({ lines: [], merged: null }),
)

test('leaves out damaged lines only', () => {
  const damaged = [
    { ...lines[2], valueCents: -1 },
    { ...lines[2], valueCents: 1.5 },
    { ...lines[3], months: '2' },
    { ...lines[0], shown: {} },
    { kind: 'gift', id: '9' },
    null,
  ]
  expect(parseCartContents({ lines: [...damaged, ...lines] }).lines).toEqual(lines)
})
