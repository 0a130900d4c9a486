import {
  validateCardExpiration,
  cardNetwork,
  validateCardNumber,
  validateCardSecurityCode,
} from '@/domain/shop/payments/payment-cards'

// Test numbers published by card networks, some with one digit changed.
test.each`
  number                   | network         | fault
  ${'4111 1111 1111 1111'} | ${'visa'}       | ${null}
  ${'4222222222222'}       | ${'visa'}       | ${null}
  ${'4111-1111-1111-1112'} | ${'visa'}       | ${'cardNumberInvalid'}
  ${'411111111111111'}     | ${'visa'}       | ${'cardNumber'}
  ${'5555 5555 5555 4444'} | ${'mastercard'} | ${null}
  ${'2223003122003222'}    | ${'mastercard'} | ${null}
  ${'2220999999999999'}    | ${null}         | ${'cardNumber'}
  ${'2721000000000000'}    | ${null}         | ${'cardNumber'}
  ${'5655555555554444'}    | ${null}         | ${'cardNumber'}
  ${'3782 822463 10005'}   | ${'amex'}       | ${null}
  ${'378282246310006'}     | ${'amex'}       | ${'cardNumberInvalid'}
  ${'6011111111111117'}    | ${null}         | ${'cardNumber'}
  ${'4111x11111111111'}    | ${'visa'}       | ${'cardNumber'}
  ${''}                    | ${null}         | ${'cardNumber'}
`('validates the number $number of $network: $fault', ({ number, network, fault }) => {
  expect([cardNetwork(number), validateCardNumber(number)]).toEqual([network, fault])
})

test.each`
  input      | today           | fault
  ${'11/26'} | ${'2026-11-30'} | ${null}
  ${'11/26'} | ${'2026-12-01'} | ${'cardExpiration'}
  ${'10/26'} | ${'2026-11-01'} | ${'cardExpiration'}
  ${'01/27'} | ${'2026-12-31'} | ${null}
  ${'0127'}  | ${'2026-12-31'} | ${null}
  ${'13/27'} | ${'2026-11-20'} | ${'cardExpiration'}
  ${'00/27'} | ${'2026-11-20'} | ${'cardExpiration'}
  ${'1/27'}  | ${'2026-11-20'} | ${'cardExpiration'}
  ${''}      | ${'2026-11-20'} | ${'cardExpiration'}
`('validates the expiration date $input on $today: $fault', ({ input, today, fault }) => {
  expect(validateCardExpiration(input, today)).toBe(fault)
})

test.each`
  input      | network         | fault
  ${'123'}   | ${'visa'}       | ${null}
  ${' 123 '} | ${'mastercard'} | ${null}
  ${'1234'}  | ${'visa'}       | ${'cardSecurityCode'}
  ${'1234'}  | ${'amex'}       | ${null}
  ${'123'}   | ${'amex'}       | ${'cardSecurityCode'}
  ${'123'}   | ${null}         | ${null}
  ${'12a'}   | ${'visa'}       | ${'cardSecurityCode'}
  ${''}      | ${'visa'}       | ${'cardSecurityCode'}
`('validates the security code $input of $network: $fault', ({ input, network, fault }) => {
  expect(validateCardSecurityCode(input, network)).toBe(fault)
})
