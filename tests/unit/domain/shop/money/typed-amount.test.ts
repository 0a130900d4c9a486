import { formatDecimal, parseDecimal } from '@/domain/shop/money/typed-amount'

test.each([
  ['', null],
  ['  ', null],
  ['24.50', 2450],
  ['24,5', 2450],
  ['24', 2400],
  ['0.07', 7],
  ['1\u00a0200\u202f300,00 $', 120_030_000],
  ['1,200.00', 120_000],
  ['1,200', 120_000],
  ['9.5 %', 950],
  ['-3', 'invalid'],
  ['1.234', 'invalid'],
  ['2 4', 'invalid'],
  ['1 20,00', 'invalid'],
  ['2$4', 'invalid'],
  ['1.2.3', 'invalid'],
  ['99999999999', 'invalid'],
])('reads a typed amount: %j is %p hundredths', (text, hundredths) => {
  expect(parseDecimal(text, 2)).toBe(hundredths)
})

test.each([
  ['', null],
  ['9.975', 9975],
  ['9,975', 9975],
  ['9.975\u00a0%', 9975],
  ['0,5', 500],
  ['0.001', 1],
  ['100', 100_000],
  ['9.9751', 'invalid'],
  ['1,234.5', 'invalid'],
  ['-5', 'invalid'],
  ['9,975,0', 'invalid'],
  ['five', 'invalid'],
])('reads a typed tax rate: %j is %p thousandths', (text, thousandths) => {
  expect(parseDecimal(text, 3)).toBe(thousandths)
})

test.each([
  [2450, 2, 'en', 'keep', '24.50'],
  [2450, 2, 'fr', 'keep', '24,50'],
  [7, 2, 'en', 'keep', '0.07'],
  [950, 2, 'fr', 'drop', '9,5'],
  [500, 2, 'en', 'drop', '5'],
  [-150, 2, 'en', 'keep', '-1.50'],
  [9975, 3, 'en', 'drop', '9.975'],
  [8050, 3, 'en', 'drop', '8.05'],
  [1, 3, 'en', 'drop', '0.001'],
] as const)('writes %d with %d decimals (%s, zeros: %s) as %s', (value, decimals, locale, zeros, text) => {
  expect(formatDecimal(value, decimals, locale, zeros)).toBe(text)
})
