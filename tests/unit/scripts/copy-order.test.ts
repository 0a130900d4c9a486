import path from 'node:path'
import { readOrder, titleOf } from '../../../scripts/copy/order'
import { withoutSecrets } from '../../../scripts/copy/refused'

const file = 'file:./data/one.db'
const mongo = 'mongodb://chef:hunter2@Db1:27017,db2:27017/dining?replicaSet=rs0'
const read = (...args: string[]) => readOrder(args)

describe('what an operator asks to be copied', () => {
  test('names the folders of files or leaves them to the settings', () => {
    expect(read('--from', file, '--to', mongo)).toEqual({ from: file, to: mongo, replace: false })
    const named = read('--from', mongo, '--to', file, '--replace', '--files-from', 'a', '--files-to', '/b')
    expect(named).toMatchObject({ replace: true, filesFrom: 'a', filesTo: '/b' })
  })

  test.each([
    ['no source', ['--to', file], /^Say with --from which database to copy from\.$/],
    ['no target', ['--from', file], /^Say with --to which database to copy to\.$/],
    [
      'another kind of database',
      ['--from', file, '--to', 'postgres://chef:hunter2@h/x'],
      /^--to must start with file: /,
    ],
    ['an address that ends too soon', ['--from', 'file:', '--to', mongo], /^--from must start with file: /],
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
  ])('is refused with %s, in words that tell no password', (_, args, sentence) => {
    const refusal = () => read(...args)
    expect(refusal).toThrow(sentence)
    expect(refusal).not.toThrow(/hunter2/)
  })

  test('may be two databases of one server', () =>
    expect(read('--from', mongo, '--to', mongo.replace('/dining', '/spare')).to).toContain('/spare'))
})

test.each([
  [mongo, 'mongodb://Db1:27017,db2:27017/dining'],
  ['mongodb+srv://u:p%40ss@cluster.example/dining', 'mongodb+srv://cluster.example/dining'],
  [file, path.resolve('data/one.db')],
])('the database %s is named %s to people', (url, title) => expect(titleOf(url)).toBe(title))

test('an error is told on one line and without what stands before the @ of an address', () =>
  expect(withoutSecrets('no mongodb://u:p@ss@host/db here\n    at stack')).toBe('no mongodb://host/db here'))
