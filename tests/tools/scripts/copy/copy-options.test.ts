import path from 'node:path'
import { parseCopyOptions, describeDatabase } from '../../../../scripts/copy/copy-options'
import { redactSecrets } from '../../../../scripts/copy/copy-error'

const file = 'file:./data/one.db'
const mongo = 'mongodb://chef:hunter2@Db1:27017,db2:27017/dining?replicaSet=rs0'
const read = (...args: string[]) => parseCopyOptions(args)

describe('parseCopyOptions', () => {
  test('returns the folders of files only if they are given', () => {
    expect(read('--from', file, '--to', mongo)).toEqual({ from: file, to: mongo, replace: false })
    const named = read('--from', mongo, '--to', file, '--replace', '--files-from', 'a', '--files-to', '/b')
    expect(named).toMatchObject({ replace: true, filesFrom: 'a', filesTo: '/b' })
  })

  test.each([
    ['no source', ['--to', file], /^Name the database to copy from with --from\.$/],
    ['no target', ['--from', file], /^Name the database to copy to with --to\.$/],
    [
      'another kind of database',
      ['--from', file, '--to', 'postgres://chef:hunter2@h/x'],
      /^--to must start with file: /,
    ],
    ['an incomplete URL', ['--from', 'file:', '--to', mongo], /^--from must start with file: /],
    [
      'one file in two spellings',
      ['--from', file, '--to', 'file:data/../data/one.db'],
      /^--from and --to name the same/,
    ],
    [
      'one server with other options, password and order of hosts',
      ['--from', mongo, '--to', 'mongodb://db2:27017,db1:27017/dining'],
      /^--from and --to name the same database\.$/,
    ],
    ['an option that does not exist', ['--from', file, '--to', mongo, '--force'], /^Unknown option '--force'/],
  ])('refuses %s with a message that contains no password', (_, args, sentence) => {
    const refusal = () => read(...args)
    expect(refusal).toThrow(sentence)
    expect(refusal).not.toThrow(/hunter2/)
  })

  test('accepts two databases of one server', () =>
    expect(read('--from', mongo, '--to', mongo.replace('/dining', '/spare')).to).toContain('/spare'))
})

test.each([
  [mongo, 'mongodb://Db1:27017,db2:27017/dining'],
  ['mongodb+srv://u:p%40ss@cluster.example/dining', 'mongodb+srv://cluster.example/dining'],
  [file, path.resolve('data/one.db')],
])('describes the database %s as %s', (url, title) => expect(describeDatabase(url)).toBe(title))

test('shortens an error to one line without credentials', () =>
  expect(redactSecrets('no mongodb://u:p@ss@host/db here\n    at stack')).toBe('no mongodb://host/db here'))
