import { formatSavedBy, readSavedBy } from '@/domain/saved-by'

const at = '2026-11-20T17:05:00.000Z'

test.each`
  value                                     | en          | fr
  ${{ name: 'Marie', program: null, at }}   | ${'Marie'}  | ${'Marie'}
  ${{ name: 'Import', program: null, at }}  | ${'Import'} | ${'Import'}
  ${{ name: null, program: 'import', at }}  | ${'Import'} | ${'Importation'}
  ${{ name: null, program: 'system', at }}  | ${'System'} | ${'Système'}
  ${null}                                   | ${null}     | ${null}
  ${'Marie'}                                | ${null}     | ${null}
  ${{ name: 'Marie', program: 'cron', at }} | ${null}     | ${null}
`('names the author of $value', ({ value, en, fr }) => {
  expect([formatSavedBy(value, 'en'), formatSavedBy(value, 'fr')]).toEqual([en, fr])
})

test('two saves of a person differ, so that a comparison of their versions shows the author', () => {
  const save = (instant: string) => readSavedBy({ name: 'Marie', program: null, at: instant })
  expect(save(at)).not.toEqual(save('2026-11-20T17:06:00.000Z'))
})
