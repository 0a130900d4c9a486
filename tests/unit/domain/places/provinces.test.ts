import { expect, test } from '@jest/globals'
import { isState, listProvinces, listStates, provinceCode } from '@/domain/places/provinces'

test.each`
  written              | code
  ${'qc'}              | ${'QC'}
  ${'Québec'}          | ${'QC'}
  ${'nova scotia'}     | ${'NS'}
  ${'Nouvelle-Écosse'} | ${'NS'}
  ${' ON '}            | ${'ON'}
  ${'fl'}              | ${'NL'}
  ${'Atlantis'}        | ${'Atlantis'}
`('normalizes "$written" to $code', ({ written, code }) => {
  expect(provinceCode(String(written))).toBe(code)
})

test('[CUS-9.18] lists the 13 provinces and territories by name in each language', () => {
  const codesIn = (locale: 'en' | 'fr') => listProvinces(locale).map(({ value }) => value)
  expect(codesIn('en').join()).toBe('AB,BC,MB,NB,NL,NT,NS,NU,ON,PE,QC,SK,YT')
  expect(codesIn('fr').join()).toBe('AB,BC,PE,MB,NB,NS,NU,ON,QC,SK,NL,NT,YT')
})

test('[CUS-9.18] lists the 50 states and the District of Columbia by name', () => {
  const codes = listStates().map(({ value }) => value)
  expect([codes.length, codes.every(isState), codes.join().slice(0, 8)]).toEqual([51, true, 'AL,AK,AZ'])
  expect(codes).toContain('DC')
})
