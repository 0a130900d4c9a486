import { inPageOrder } from '@/features/shop/checkout/panel/form/fault-order'

const faults = [
  'buyer.firstName',
  'buyer.email',
  'buyer.studentId',
  'student.firstName',
  'student.email',
  'card.number',
].map((field) => ({ field, fault: 'required' as const }))
const fieldsOf = (isParent: boolean) => inPageOrder(faults, isParent).map(({ field }) => field)

test('the student ID follows the name of the buyer', () => {
  expect(fieldsOf(false).slice(0, 3)).toEqual(['buyer.firstName', 'buyer.studentId', 'buyer.email'])
})

test('the student ID follows the name of the student of a parent', () => {
  expect(fieldsOf(true)).toEqual([
    'buyer.firstName',
    'buyer.email',
    'student.firstName',
    'buyer.studentId',
    'student.email',
    'card.number',
  ])
})
