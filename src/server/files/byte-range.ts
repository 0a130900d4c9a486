/** First and last byte, inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a `Range` header for a file of `size` bytes. Null means the whole file: no header, several ranges, or a header that
 * cannot be parsed, as RFC 9110 allows. `unsatisfiable` when the range is beyond the file.
 */
export function readByteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const parts = header && /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim())
  if (!parts || (parts[1] === '' && parts[2] === '')) return null
  const [first, last] = [parts[1] ?? '', parts[2] ?? '']
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
