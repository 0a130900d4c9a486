import { formatHundredths, parseHundredths } from '@/domain/shop/typed-amount'

test.each([
  ['', null],
  ['  ', null],
  ['24.50', 2450],
  ['24,5', 2450],
  ['24', 2400],
  ['0.07', 7],
  ['1\u00a0200,00 $', 120_000],
  ['1,200.00', 120_000],
  ['1,200', 120_000],
  ['9.5 %', 950],
  ['-3', 'invalid'],
  ['1.234', 'invalid'],
  ['12 chairs', 'invalid'],
  ['1.2.3', 'invalid'],
  ['99999999999', 'invalid'],
])('reads a typed amount: %j is %p', (text, hundredths) => {
  expect(parseHundredths(text)).toBe(hundredths)
})

test.each([
  [2450, 'en', 'always', '24.50'],
  [2450, 'fr', 'always', '24,50'],
  [7, 'en', 'always', '0.07'],
  [950, 'fr', 'needed', '9,5'],
  [500, 'en', 'needed', '5'],
  [-150, 'en', 'always', '-1.50'],
] as const)('writes %d hundredths (%s, %s) as %s', (value, locale, decimals, text) => {
  expect(formatHundredths(value, locale, decimals)).toBe(text)
})
