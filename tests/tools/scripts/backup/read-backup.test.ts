import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { listMigrations } from '@/server/database/availability/schema-version'
import {
  describeEntry,
  formatVersion,
  parseEntryName,
  type About,
  type Manifest,
} from '../../../../scripts/backup/backup-format'
import { BackupWriter } from '../../../../scripts/backup/backup-writer'
import { checkBackup, readBackup } from '../../../../scripts/backup/read-backup'

const migrations = { sqlite: listMigrations('sqlite'), mongodb: listMigrations('mongodb') }
const about: About = {
  format: 'refectory-backup',
  formatVersion,
  program: '0.1.0',
  begun: '2026-11-20T12:00:00.000Z',
  database: 'mongodb',
  migrations,
  secretId: 'abc',
}
const parts: [string, string][] = [
  ['about.json', JSON.stringify(about)],
  ['documents/news/000001.jsonl', '{"id":"a"}\n{"id":"b"}\n'],
  ['documents/news/000002.jsonl', '{"id":"c"}\n'],
  ['versions/news/000001.jsonl', '{"id":"d"}\n'],
  ['files/images/été.webp', 'picture'],
]
const stores = [
  { name: 'news', count: 3 },
  { name: 'news, versions', count: 1 },
]
const manifestOf = (entries: [string, string][], changes: object = {}): [string, string] => [
  'manifest.json',
  JSON.stringify({
    ...about,
    ended: about.begun,
    snapshot: true,
    changed: [],
    missing: [],
    stores,
    entries: entries.map(([name, text]) => describeEntry(name, Buffer.from(text))),
    ...changes,
  }),
]
const newFile = () => path.join(mkdtempSync(path.join(tmpdir(), 'refectory-backup-')), 'b.tar.gz')

async function writeArchive(entries: [string, string][]): Promise<string> {
  const file = newFile()
  const tar = entries.map(([name, body]) => ({ header: { name, size: Buffer.byteLength(body) }, body }))
  writeFileSync(file, gzipSync(await packTar(tar)))
  return file
}
const check = async (entries: [string, string][]) => checkBackup(await writeArchive(entries))
/** The parts with one of them replaced, or removed. */
const replacePart = (name: string, text: string | null) =>
  parts.flatMap(([one, old]): [string, string][] => (one !== name ? [[one, old]] : text === null ? [] : [[one, text]]))

const changed = (changes: Partial<Manifest>) => {
  const entries = replacePart('about.json', JSON.stringify({ ...about, ...changes }))
  return [...entries, manifestOf(entries, changes)]
}

test.each([1, formatVersion])(
  'a backup of format %d gives its manifest and the ids of its documents',
  async (version) => {
    const digest = version === 1 ? { digest: 'x' } : {}
    const entries = changed({ formatVersion: version, stores: stores.map((store) => ({ ...store, ...digest })) })
    const { manifest, ids } = await check(entries)
    expect([manifest.formatVersion, manifest.stores]).toEqual([version, stores])
    expect([...ids].map(([name, all]) => [name, ...all])).toEqual([
      ['news', 'a', 'b', 'c'],
      ['news, versions', 'd'],
    ])
  },
)

const outside: [string, string] = ['files/images/../../x', 'x']
test.each<[string, [string, string][], RegExp]>([
  ['no manifest', parts, /is damaged: it has no manifest\.$/],
  ['an unreadable manifest', [...parts, ['manifest.json', '{}']], /is damaged: its manifest cannot be read\.$/],
  [
    'a changed document',
    [...replacePart('documents/news/000002.jsonl', '{"id":"e"}\n'), manifestOf(parts)],
    /is damaged: the content of documents\/news\/000002\.jsonl has changed\.$/,
  ],
  [
    'a changed file',
    [...replacePart('files/images/été.webp', 'Picture'), manifestOf(parts)],
    /is damaged: the content of files\/images\/été\.webp has changed\.$/,
  ],
  [
    'a missing part',
    [...replacePart('documents/news/000002.jsonl', null), manifestOf(parts)],
    /is damaged: documents\/news\/000002\.jsonl is missing or not at its place\.$/,
  ],
  [
    'a part that the manifest does not name',
    [...parts, ['files/logo/a.webp', ''], manifestOf(parts)],
    /is damaged: its manifest does not name files\/logo\/a\.webp\.$/,
  ],
  [
    'another number of documents than its manifest',
    [...parts, manifestOf(parts, { stores: [{ name: 'news', count: 2 }] })],
    /is damaged: the number of news differs from its manifest\.$/,
  ],
  [
    'a file outside the uploads',
    [...parts, outside, manifestOf([...parts, outside])],
    /is damaged: it contains "files\/images\/\.\.\/\.\.\/x", which belongs to no backup\.$/,
  ],
  ['another first entry', parts.slice(1), /is not a backup of Refectory\.$/],
  [
    'a newer format',
    changed({ formatVersion: 3, program: '9.0.0' }),
    /was written by a newer version of Refectory \(9\.0\.0\)\. Restore it with that one\.$/,
  ],
  [
    'a missing migration',
    changed({ migrations: { ...migrations, sqlite: [] } }),
    /was written by an older version of Refectory \(0\.1\.0, without the migration \w+\)\. Restore it with that version, then start this one\.$/,
  ],
  ...(['sqlite', 'mongodb'] as const).map((database): [string, [string, string][], RegExp] => [
    `an unknown migration of ${database}`,
    changed({ migrations: { ...migrations, [database]: [...migrations[database], '20300101_000000_later'] } }),
    /was written by another version of Refectory \(0\.1\.0, with the migration 20300101_000000_later, which this one lacks\)\. Restore it with that version\.$/,
  ]),
])('a backup with %s is refused', async (_, entries, sentence) => {
  await expect(check(entries)).rejects.toThrow(sentence)
})

test('a file that does not exist is refused', async () => {
  await expect(checkBackup(newFile())).rejects.toThrow(/^\S+ does not exist\.$/)
})

test.each([
  'documents/a/1.jsonl',
  'documents/../000001.jsonl',
  'files/images/..',
  'files/other/a',
  'files/images/a\\b',
])('the name %s belongs to no backup', (name) => expect(parseEntryName(name)).toBeNull())

describe('a backup that is being written', () => {
  test('is read again entry by entry, whatever their names and sizes', async () => {
    const file = newFile()
    const writer = new BackupWriter(file, new Date(0))
    const entries: [string, Buffer][] = [
      ['about.json', Buffer.from(JSON.stringify(about))],
      [`files/images/${'é'.repeat(120)}.webp`, Buffer.alloc(10_000_000, 'a')],
      ['files/images/empty.webp', Buffer.alloc(0)],
    ]
    for (const [name, bytes] of entries) await writer.add(name, bytes)
    await writer.finish()
    const found: [string, Buffer][] = []
    for await (const { name, bytes } of readBackup(file)) found.push([name, bytes])
    expect(found.map(([name]) => name)).toEqual(entries.map(([name]) => name))
    expect(found.every(([, bytes], at) => bytes.equals(entries[at]![1]))).toBe(true)
    expect(() => new BackupWriter(file, new Date(0))).toThrow(/^\S+ exists already\. Choose another name\.$/)
  })

  test('gets its name at its end, and never replaces a file that appeared meanwhile', async () => {
    const file = newFile()
    const writer = new BackupWriter(file, new Date(0))
    await writer.add('about.json', Buffer.alloc(300_000, 'a'))
    expect([existsSync(file), existsSync(`${file}.partial`)]).toEqual([false, true])
    expect(() => new BackupWriter(file, new Date(0))).toThrow(/partial exists: another backup is being written/)
    writeFileSync(file, 'other')
    await expect(writer.finish()).rejects.toThrow(/was created by another program meanwhile\.$/)
    writer.discard()
    writer.discard()
    expect(existsSync(`${file}.partial`)).toBe(false)
  })

  test('reports a folder that does not exist', () =>
    expect(() => new BackupWriter('/no/such/folder/b.tar.gz', new Date(0))).toThrow(/cannot be written \(ENOENT\)\.$/))
})
