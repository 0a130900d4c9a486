import { toRecordedName } from '@/domain/menu/dish/recorded-names'

test.each`
  name                     | written
  ${'Avoiding gluten'}     | ${'Avoiding Gluten'}
  ${'avoiding gluten '}    | ${'Avoiding Gluten'}
  ${'Tree nuts'}           | ${'Tree Nuts'}
  ${'Shellfish - mollusk'} | ${'Shellfish - Mollusk'}
  ${'MSG'}                 | ${'MSG'}
  ${'Whole grain'}         | ${'Whole grain'}
  ${'constructor'}         | ${'constructor'}
  ${''}                    | ${''}
`('[V1-14.11] writes $name as $written', ({ name, written }) => {
  expect(toRecordedName(name)).toBe(written)
})
