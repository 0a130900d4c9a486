import { readInLanguage } from '@/domain/text/read-in-language'

const reads = { find: (options: { locale?: string; limit?: number }) => options, name: 'reads' }

test.each`
  language | options             | expected
  ${'fr'}  | ${{ limit: 2 }}     | ${{ limit: 2, locale: 'fr' }}
  ${'en'}  | ${{ limit: 2 }}     | ${{ limit: 2, locale: 'en' }}
  ${'de'}  | ${{}}               | ${{ locale: 'en' }}
  ${'fr'}  | ${{ locale: 'en' }} | ${{ locale: 'en' }}
`('reads $options in $language as $expected', ({ language, options, expected }) => {
  const inLanguage = readInLanguage(reads, language as string)
  expect(inLanguage.find(options as object)).toEqual(expected)
  expect(inLanguage.name).toBe('reads')
})
