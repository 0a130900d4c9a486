import { isEmailDomain } from '@/domain/email-domain'

test.each`
  text                        | is
  ${'northgate.example'}      | ${true}
  ${'u-of-g.ca'}              | ${true}
  ${'a.b'}                    | ${true}
  ${'mail.northgate.example'} | ${false}
  ${'northgate'}              | ${false}
  ${'@northgate.example'}     | ${false}
  ${'a@northgate.example'}    | ${false}
  ${'Northgate.example'}      | ${false}
  ${'-north.example'}         | ${false}
  ${'north.example.'}         | ${false}
  ${'north..example'}         | ${false}
  ${''}                       | ${false}
`('[CUS-5.7] "$text" can be compared with an e-mail’s last two labels: $is', ({ text, is }) => {
  expect(isEmailDomain(text)).toBe(is)
})
