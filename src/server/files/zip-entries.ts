import { inflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; encrypted: boolean; read: () => string | null }

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const fileSignature = 0x04034b50
const maxCommentBytes = 65_535
const maxEntries = 10_000
const maxTextBytes = 1024 * 1024

/**
 * The entries in the directory of a ZIP archive; null when the file is not one, or spans several disks. `read` unpacks an
 * entry as text; null when it is longer than 1 MB or damaged.
 */
export function readZipEntries(bytes: Buffer): ZipEntry[] | null {
  try {
    const end = endOf(bytes)
    if (end === null) return null
    const count = bytes.readUInt16LE(end + 10)
    let at = bytes.readUInt32LE(end + 16)
    if (count > maxEntries) return null
    return Array.from({ length: count }, () => {
      if (bytes.readUInt32LE(at) !== entrySignature) throw new RangeError('no entry')
      const nameLength = bytes.readUInt16LE(at + 28)
      const entry = {
        name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
        encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
        read: reader(bytes, at),
      }
      at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
      return entry
    })
  } catch (error) {
    if (error instanceof RangeError) return null // the directory points outside the file
    throw error
  }
}

function endOf(bytes: Buffer): number | null {
  for (let at = bytes.length - 22; at >= 0 && at >= bytes.length - 22 - maxCommentBytes; at -= 1)
    if (bytes.readUInt32LE(at) === endSignature) return at
  return null
}

const reader = (bytes: Buffer, entry: number) => (): string | null => {
  try {
    const method = bytes.readUInt16LE(entry + 10)
    const packed = bytes.readUInt32LE(entry + 20)
    const at = bytes.readUInt32LE(entry + 42)
    if (bytes.readUInt32LE(at) !== fileSignature) return null
    const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    const data = bytes.subarray(from, from + packed)
    if (method === 0) return packed > maxTextBytes ? null : data.toString('utf8')
    return method === 8 ? inflateRawSync(data, { maxOutputLength: maxTextBytes }).toString('utf8') : null
  } catch {
    return null // damaged, or too long
  }
}
