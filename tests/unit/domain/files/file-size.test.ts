import { formatFileSize } from '@/domain/files/file-size'

test.each`
  bytes            | en             | fr
  ${0}             | ${'0 bytes'}   | ${'0 octet'}
  ${1}             | ${'1 byte'}    | ${'1 octet'}
  ${999}           | ${'999 bytes'} | ${'999 octets'}
  ${1_000}         | ${'1 KB'}      | ${'1 ko'}
  ${84_499}        | ${'84 KB'}     | ${'84 ko'}
  ${999_499}       | ${'999 KB'}    | ${'999 ko'}
  ${999_500}       | ${'1 MB'}      | ${'1 Mo'}
  ${1_234_567}     | ${'1.2 MB'}    | ${'1,2 Mo'}
  ${25_000_000}    | ${'25 MB'}     | ${'25 Mo'}
  ${999_949_999}   | ${'999.9 MB'}  | ${'999,9 Mo'}
  ${1_500_000_000} | ${'1.5 GB'}    | ${'1,5 Go'}
`('formats $bytes bytes as $en, in French as $fr', ({ bytes, en, fr }) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect([plain(formatFileSize(bytes, 'en')), plain(formatFileSize(bytes, 'fr'))]).toEqual([en, fr])
  expect(formatFileSize(bytes, 'fr')).not.toContain(' ')
})
