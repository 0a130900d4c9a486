import { isProvinceOrTerritory, regionCountry, storedRegion } from '@/domain/shop/checkout/postal-address'

const none = { province: '', postalCode: '', state: '', zipCode: '' }

test.each`
  typed                                                                       | country
  ${none}                                                                     | ${'CA'}
  ${{ ...none, province: 'QC', postalCode: 'H2X 1Y4' }}                       | ${'CA'}
  ${{ ...none, state: 'VT', zipCode: '05401' }}                               | ${'US'}
  ${{ ...none, zipCode: '05401' }}                                            | ${'US'}
  ${{ ...none, postalCode: 'H2X 1Y4', state: 'VT' }}                          | ${'CA'}
  ${{ province: 'ON', postalCode: 'K7L 1A1', state: 'NY', zipCode: '10001' }} | ${'CA'}
  ${{ ...none, province: '  ', state: 'VT' }}                                 | ${'US'}
`('$typed is an address in $country', ({ typed, country }) => {
  expect(regionCountry(typed)).toBe(country)
})

test.each`
  text                       | isOne
  ${'qc'}                    | ${true}
  ${'NL'}                    | ${true}
  ${'FL'}                    | ${true}
  ${'Québec'}                | ${true}
  ${'colombie-britannique'}  | ${true}
  ${'Île-du-Prince-Édouard'} | ${true}
  ${'Yuk'}                   | ${false}
  ${'Vermont'}               | ${false}
  ${''}                      | ${false}
`('[CUS-5.3] "$text" is a province or territory in one of both languages: $isOne', ({ text, isOne }) => {
  expect(isProvinceOrTerritory(text)).toBe(isOne)
})

test('an address is stored with codes in capitals, without what belongs to the other country', () => {
  expect(storedRegion({ province: ' Québec', postalCode: 'h2x 1y4 ', state: 'VT', zipCode: '1' })).toEqual({
    province: 'QC',
    postalCode: 'H2X 1Y4',
    state: '',
    zipCode: '',
  })
  expect(storedRegion({ ...none, state: 'vt', zipCode: ' 05401 ' })).toEqual({
    ...none,
    state: 'VT',
    zipCode: '05401',
  })
})
