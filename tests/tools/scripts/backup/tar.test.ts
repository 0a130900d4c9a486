import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readTar, type TarEntry } from '../../../../scripts/backup/tar-reader'
import { tarEnd, tarEntry } from '../../../../scripts/backup/tar-writer'

const changed = new Date('2026-11-20T12:00:00Z')
const files: Record<string, Buffer> = {
  'about.json': Buffer.from('{}'),
  empty: Buffer.alloc(0),
  'one-block': Buffer.alloc(512, 7),
  'documents/dishes/000001.jsonl': Buffer.alloc(70_001, 'é'),
  [`files/images/${'x'.repeat(87)}`]: Buffer.from('a name of 100 bytes'),
  [`files/images/${'x'.repeat(88)}`]: Buffer.from('a name of 101 bytes'),
  'files/images/L’été à midi 🍽️.webp': Buffer.from('é'),
  // The length of a record counts its own digits: it grows from two to three, and from 99 to 101.
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => [`é${'y'.repeat(82 + n)}`, Buffer.from(String(n))] as const),
  ),
}
const archive = (entries: Record<string, Buffer>) =>
  Buffer.concat([...Object.entries(entries).flatMap(([name, bytes]) => tarEntry(name, bytes, changed)), tarEnd()])

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
async function read(bytes: Buffer, size = 1_000) {
  const entries: TarEntry[] = []
  for await (const { name, bytes: content } of readTar(inPieces(bytes, size)))
    entries.push({ name, bytes: Buffer.from(content) })
  return Object.fromEntries(entries.map(({ name, bytes: content }) => [name, content]))
}

test.each([1_000_000, 4_096, 777])('reads what was written from pieces of %i bytes', async (size) => {
  const found = await read(archive(files), size)
  expect(Object.keys(found)).toEqual(Object.keys(files))
  for (const [name, bytes] of Object.entries(files)) expect([name, found[name]?.equals(bytes)]).toEqual([name, true])
})

test('writes archives that tar extracts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'refectory-tar-'))
  writeFileSync(path.join(folder, 'a.tar'), archive(files))
  execFileSync('tar', ['xf', 'a.tar'], { cwd: folder })
  expect(readdirSync(path.join(folder, 'files', 'images'))).toHaveLength(3)
  for (const [name, bytes] of Object.entries(files))
    expect([name, readFileSync(path.join(folder, name)).equals(bytes)]).toEqual([name, true])
})

describe('an archive that is not whole', () => {
  const whole = archive(files)
  const changedAt = (at: number, value: number) => {
    const bytes = Buffer.from(whole)
    bytes[at] = value
    return bytes
  }
  test.each([
    ['cut in a header', whole.subarray(0, 700), /^the archive ends too early\.$/],
    ['cut in a file', whole.subarray(0, 10_000), /^the archive ends too early\.$/],
    ['cut before its end', whole.subarray(0, whole.length - 1_024), /^the archive ends too early\.$/],
    ['without bytes', Buffer.alloc(0), /^the archive ends too early\.$/],
    ['with another name', changedAt(3, 65), /^a header of the archive is wrong\.$/],
    ['with a link in place of a file', relabel(whole, '2'), /^the archive contains something other than files\.$/],
    ['with more after its end', Buffer.concat([whole, Buffer.from('more')]), /^the archive goes on after its end\.$/],
  ])('%s is refused', async (_, bytes, sentence) => {
    await expect(read(bytes)).rejects.toThrow(sentence)
  })
})

/** Changes the type of the first entry, with a correct checksum. */
function relabel(whole: Buffer, type: string): Buffer {
  const bytes = Buffer.from(whole)
  bytes.write(type, 156, 'latin1')
  const sum = Number.parseInt(whole.toString('latin1', 148, 154), 8) + type.charCodeAt(0) - '0'.charCodeAt(0)
  bytes.write(sum.toString(8).padStart(6, '0'), 148, 'latin1')
  return bytes
}
