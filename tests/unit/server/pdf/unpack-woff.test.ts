import { readFileSync } from 'node:fs'
import path from 'node:path'
import { unpackWoff } from '@/server/pdf/unpack-woff'

const fontOf = (name: string) =>
  readFileSync(
    path.join(process.cwd(), 'node_modules/@fontsource/source-sans-3/files', `source-sans-3-${name}-normal.woff`),
  )

/** The checksum of TrueType: the sum of the words. */
function checksumOf(bytes: Buffer): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16
    const [checksum = 0, offset = 0, length = 0] = [4, 8, 12].map((place) => font.readUInt32BE(entry + place))
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    font.copy(padded, 0, offset, offset + length)
    return { tag: font.toString('latin1', entry, entry + 4), checksum, offset, length, padded }
  })
}

test.each(['latin-400', 'latin-700', 'latin-ext-400', 'latin-ext-700'])('unpacks every table of %s whole', (name) => {
  const woff = fontOf(name)
  const font = unpackWoff(woff)
  const tables = tablesOf(font)
  expect(font.readUInt32BE(0)).toBe(0x00010000)
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['glyf', 'loca', 'cmap', 'head', 'hmtx']))
  for (const { tag, checksum, offset, padded } of tables) {
    expect(offset % 4).toBe(0)
    if (tag === 'head') padded.writeUInt32BE(0, 8) // the checksum of the whole font, which its own checksum leaves out
    expect({ tag, checksum: checksumOf(padded) }).toEqual({ tag, checksum })
  }
  expect(font.length).toBeGreaterThan(woff.length)
})

test('refuses a file of another kind', () => expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('WOFF'))
