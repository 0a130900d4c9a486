import { parseBackupOptions } from '../../../../scripts/backup/backup-options'

test('both programs need one file; only the restore knows --replace', () => {
  expect(parseBackupOptions(['a.tar.gz'], false)).toEqual({ file: 'a.tar.gz', replace: false })
  expect(parseBackupOptions(['a.tar.gz'], true)).toEqual({ file: 'a.tar.gz', replace: false })
  expect(parseBackupOptions(['--replace', 'a.tar.gz'], true)).toEqual({ file: 'a.tar.gz', replace: true })
})

test.each([
  [[], false, /^Name one file, such as/],
  [['a', 'b'], true, /^Name one file, such as/],
  [['a', '--replace'], false, /^Unknown option '--replace'/],
  [['a', '--force'], true, /^Unknown option '--force'/],
])('%j is refused', (args, withReplace, sentence) => {
  expect(() => parseBackupOptions(args, withReplace)).toThrow(sentence)
})
