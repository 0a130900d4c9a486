import { maskPhone, maskPostalCode } from '@/ui/form/masks'

test.each`
  typed                | masked
  ${''}                | ${''}
  ${'705'}             | ${'705'}
  ${'7055'}            | ${'(705) 5'}
  ${'705555'}          | ${'(705) 555'}
  ${'7055550163'}      | ${'(705) 555 - 0163'}
  ${'+1 705 555 0163'} | ${'(705) 555 - 0163'}
  ${'705555016399'}    | ${'705555016399'}
`('[CUS-5.9] masks the phone number "$typed" as "$masked"', ({ typed, masked }: Record<string, string>) => {
  expect(maskPhone(typed ?? '')).toBe(masked)
})

test('a postal code gets capitals and its space when it is whole', () => {
  expect(maskPostalCode('p2a9z9')).toBe('P2A 9Z9')
  expect(maskPostalCode('p2a9')).toBe('P2A9')
})
