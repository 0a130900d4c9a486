import { formatAddressLines } from '@/domain/places/address-lines'

const whole = {
  street: '1 rue Principale',
  metadata: null,
  city: 'Québec',
  state: 'QC',
  zipCode: 'G1R 4P5',
  lat: null,
  lon: null,
  phone: null,
}

test.each`
  address                                                               | locale  | lines
  ${whole}                                                              | ${'en'} | ${['1 rue Principale', 'Québec, QC\u00a0 G1R 4P5']}
  ${whole}                                                              | ${'fr'} | ${['1 rue Principale', 'Québec (QC)\u00a0 G1R 4P5']}
  ${{ ...whole, metadata: 'Pavillon A' }}                               | ${'fr'} | ${['1 rue Principale', 'Pavillon A', 'Québec (QC)\u00a0 G1R 4P5']}
  ${{ ...whole, state: 'Quebec' }}                                      | ${'fr'} | ${['1 rue Principale', 'Québec (Québec)\u00a0 G1R 4P5']}
  ${{ ...whole, state: 'Île-du-Prince-Édouard' }}                       | ${'en'} | ${['1 rue Principale', 'Québec, Prince Edward Island\u00a0 G1R 4P5']}
  ${{ ...whole, state: 'Vermont' }}                                     | ${'fr'} | ${['1 rue Principale', 'Québec (Vermont)\u00a0 G1R 4P5']}
  ${{ ...whole, street: '', city: null }}                               | ${'en'} | ${['QC\u00a0 G1R 4P5']}
  ${{ ...whole, street: null, city: null, state: null, zipCode: null }} | ${'fr'} | ${[]}
`('[PUB-2.21] formats an address in $locale as $lines', ({ address, locale, lines }) => {
  expect(formatAddressLines(address, locale)).toEqual(lines)
})
