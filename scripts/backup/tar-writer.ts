const block = 512
/** The largest size that the header of an entry can hold: eleven octal digits. */
const maxSize = 8 ** 11 - 1

/** The bytes of one file in a tar archive (POSIX pax), readable by its owner only. `changed` becomes its time. */
export function tarEntry(name: string, bytes: Uint8Array, changed: Date): Buffer[] {
  if (bytes.length > maxSize) throw new Error(`${name} is too large for an archive.`)
  const isPlain = name.length <= 100 && /^[\x20-\x7e]*$/.test(name)
  if (isPlain) return withPadding(header(name, bytes.length, '0', changed), bytes)
  const record = paxRecord('path', name)
  return [
    ...withPadding(header('name-of-the-next-entry', record.length, 'x', changed), record),
    ...withPadding(header('long-name', bytes.length, '0', changed), bytes),
  ]
}

/** The two empty blocks that end an archive. */
export const tarEnd = () => Buffer.alloc(2 * block)

const withPadding = (head: Buffer, bytes: Uint8Array) => [
  head,
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  Buffer.alloc((block - (bytes.length % block)) % block),
]

function header(name: string, size: number, type: '0' | 'x', changed: Date): Buffer {
  const bytes = Buffer.alloc(block)
  const octal = (value: number, offset: number, length: number) =>
    bytes.write(value.toString(8).padStart(length - 1, '0'), offset, 'latin1')
  bytes.write(name, 0, 'latin1')
  octal(0o600, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(Math.floor(changed.getTime() / 1000), 136, 12)
  bytes.write(type, 156, 'latin1')
  bytes.write('ustar\u000000', 257, 'latin1')
  bytes.write(`${checksumOf(bytes).toString(8).padStart(6, '0')}\u0000 `, 148, 'latin1')
  return bytes
}

/** The checksum of a header: the sum of its bytes, with spaces in place of the checksum itself. */
export function checksumOf(head: Uint8Array): number {
  let sum = 8 * 0x20
  for (let at = 0; at < block; at += 1) if (at < 148 || at >= 156) sum += head[at] ?? 0
  return sum
}

/** A record of an extended header begins with its own length in bytes, which includes the digits of the length. */
function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.byteLength(` ${key}=${value}\n`)
  let length = rest + String(rest).length
  if (String(length).length > String(rest).length) length = rest + String(length).length
  return Buffer.from(`${length} ${key}=${value}\n`)
}
