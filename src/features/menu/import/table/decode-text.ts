/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which any bytes are a text: spreadsheets of Western languages
 * save it unasked. Line ends become line feeds.
 */
export function decodeText(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const mark = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)
  const utf16 = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : null
  const read = (encoding: string, options = {}) =>
    new TextDecoder(encoding, options).decode(bytes).replace(/\r\n?/g, '\n').normalize('NFC')
  if (utf16) return { text: read(utf16), isGuessed: false }
  try {
    return { text: read('utf-8', { fatal: true }), isGuessed: false }
  } catch {
    return { text: read('windows-1252'), isGuessed: true }
  }
}
