import { isEmailDomain, hasEmailDomain } from '@/domain/shop/email-domain'

test.each`
  text                        | is
  ${'northgate.example'}      | ${true}
  ${'u-of-g.ca'}              | ${true}
  ${'mail.northgate.example'} | ${false}
  ${'northgate'}              | ${false}
  ${'@northgate.example'}     | ${false}
  ${'a@northgate.example'}    | ${false}
  ${'Northgate.example'}      | ${false}
  ${'-north.example'}         | ${false}
  ${'north.example.'}         | ${false}
  ${'north..example'}         | ${false}
  ${''}                       | ${false}
`('"$text" is a domain of two labels: $is', ({ text, is }) => {
  expect(isEmailDomain(text)).toBe(is)
})

test.each`
  email                           | matches
  ${'a@northgate.example'}        | ${true}
  ${' A@Mail.NorthGate.Example '} | ${true}
  ${'a@southgate.example'}        | ${false}
  ${'a@northgate.example.org'}    | ${false}
  ${'northgate.example'}          | ${false}
  ${''}                           | ${false}
`('[PUB-5.7] compares the last two labels of "$email" with northgate.example: $matches', ({ email, matches }) => {
  expect(hasEmailDomain(email, 'northgate.example')).toBe(matches)
})
