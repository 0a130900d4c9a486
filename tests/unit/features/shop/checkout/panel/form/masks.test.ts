import { maskCardNumber, maskExpiration, maskSecurityCode } from '@/features/shop/checkout/panel/form/masks'

test.each`
  typed                    | masked
  ${'42424'}               | ${'4242 4'}
  ${'4242424242424242'}    | ${'4242 4242 4242 4242'}
  ${'4242-4242-4242-4242'} | ${'4242 4242 4242 4242'}
  ${'378282246310005'}     | ${'3782 822463 10005'}
  ${'4242x'}               | ${'4242'}
`('groups the card number "$typed" as "$masked"', ({ typed, masked }: Record<string, string>) => {
  expect(maskCardNumber(typed ?? '')).toBe(masked)
})

test.each`
  typed        | masked
  ${'1'}       | ${'1'}
  ${'4'}       | ${'04'}
  ${'12'}      | ${'12'}
  ${'123'}     | ${'12/3'}
  ${'4/27'}    | ${'04/27'}
  ${'12/2030'} | ${'12/30'}
  ${'13/30'}   | ${'13/30'}
`('[CUS-5.17] masks the expiration date "$typed" as "$masked"', ({ typed, masked }: Record<string, string>) => {
  expect(maskExpiration(typed ?? '')).toBe(masked)
})

test('a security code has at most four digits', () => {
  expect(maskSecurityCode('12 34 5')).toBe('1234')
})
