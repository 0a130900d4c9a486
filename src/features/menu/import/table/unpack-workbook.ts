import { Unzip, UnzipInflate } from 'fflate'

/** The XML of a workbook has this many bytes at most: some 100,000 rows of menus. */
const mostExpanded = 40 * 1024 * 1024
const sliceBytes = 16 * 1024

class TooLargeError extends Error {}

/**
 * Unpacks the XML files of a workbook, by their path. Null when they are larger than what is accepted: it stops there, whatever sizes
 * the archive declares. Throws for a broken archive.
 */
export function unpackWorkbook(bytes: Uint8Array): Map<string, Uint8Array> | null {
  const parts = new Map<string, Uint8Array[]>()
  let expanded = 0
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/i.test(file.name)) return
    if ((file.originalSize ?? 0) > mostExpanded) throw new TooLargeError()
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) throw error
      expanded += chunk.length
      if (expanded > mostExpanded) throw new TooLargeError()
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += sliceBytes)
      unzip.push(bytes.subarray(at, at + sliceBytes), at + sliceBytes >= bytes.length)
  } catch (error) {
    if (error instanceof TooLargeError) return null
    throw error
  }
  return new Map([...parts].map(([path, chunks]) => [path, Buffer.concat(chunks)]))
}
