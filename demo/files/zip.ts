const table = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

/** The checksum of ZIP and PNG. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Creates an uncompressed ZIP archive of named files. All are dated 1980-01-01, so that the same files give the same bytes. */
export function createZip(files: Record<string, string>): Buffer {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)]
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0) // minimum version to extract
    shared.writeUInt16LE(0x0800, 2) // names in UTF-8
    shared.writeUInt16LE(0x0021, 8) // 1980-01-01
    shared.writeUInt32LE(crc32(data), 10)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(data.length, 18)
    shared.writeUInt16LE(path.length, 22)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, path, data])
    locals.push(local)
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), shared, where, path]))
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
