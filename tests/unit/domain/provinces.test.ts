import { expect, test } from '@jest/globals'
import { provinceCode, provincesIn } from '@/domain/provinces'

test.each`
  written              | code
  ${'qc'}              | ${'QC'}
  ${'Québec'}          | ${'QC'}
  ${'nova scotia'}     | ${'NS'}
  ${'Nouvelle-Écosse'} | ${'NS'}
  ${' ON '}            | ${'ON'}
  ${'Atlantis'}        | ${'Atlantis'}
`('[CUS-5.3] "$written" is kept as $code', ({ written, code }) => {
  expect(provinceCode(String(written))).toBe(code)
})

test('[CUS-9.18] the 13 provinces and territories stand in the order of their names in the language', () => {
  expect(
    provincesIn('en')
      .map(({ value }) => value)
      .join(),
  ).toBe('AB,BC,MB,NB,NL,NT,NS,NU,ON,PE,QC,SK,YT')
  expect(
    provincesIn('fr')
      .map(({ value }) => value)
      .join(),
  ).toBe('AB,BC,PE,MB,NB,NS,NU,ON,QC,SK,NL,NT,YT')
})
