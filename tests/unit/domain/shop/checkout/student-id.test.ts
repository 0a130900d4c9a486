import { studentIdFault } from '@/domain/shop/checkout/student-id'

const nine = 'S\\d{7}'

test.each`
  studentId        | isRequired | paymentType      | pattern      | fault
  ${''}            | ${false}   | ${'Credit card'} | ${null}      | ${null}
  ${'  '}          | ${true}    | ${'Credit card'} | ${null}      | ${'required'}
  ${'AB 12'}       | ${false}   | ${'Credit card'} | ${null}      | ${null}
  ${'Étudiant 12'} | ${false}   | ${'Credit card'} | ${null}      | ${null}
  ${'AB-12'}       | ${false}   | ${'Credit card'} | ${null}      | ${'alphaNum'}
  ${'12'}          | ${true}    | ${'Credit card'} | ${nine}      | ${null}
  ${'S1234567'}    | ${true}    | ${'Student ID'}  | ${nine}      | ${null}
  ${' S1234567 '}  | ${true}    | ${'Student ID'}  | ${nine}      | ${null}
  ${'S12345678'}   | ${true}    | ${'Student ID'}  | ${nine}      | ${'regex'}
  ${'XS1234567'}   | ${true}    | ${'Student ID'}  | ${nine}      | ${'regex'}
  ${'B'}           | ${true}    | ${'Student ID'}  | ${'A|B'}     | ${null}
  ${'AB'}          | ${true}    | ${'Student ID'}  | ${'A|B'}     | ${'regex'}
  ${'anything'}    | ${true}    | ${'Student ID'}  | ${'(broken'} | ${null}
`('[CUS-5.14] "$studentId" with the pattern $pattern, paid by $paymentType: $fault', ({ studentId, fault, ...rule }) =>
  expect(studentIdFault(studentId, rule)).toBe(fault),
)
