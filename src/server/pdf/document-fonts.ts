import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { create } from 'fontkit'
import { inflateSync } from 'node:zlib'

/** In the order in which a letter is looked for: Łukasz needs the second, Nguyễn the third. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const
type Subset = (typeof subsets)[number]
const weights = [400, 700] as const

/** Static files: the PDF library cannot read the variable font of the pages. */
const readFont = (subset: Subset, weight: (typeof weights)[number]): Buffer =>
  unpackWoff(
    readFileSync(
      path.join(
        process.cwd(),
        'node_modules/@fontsource/source-sans-3/files',
        `source-sans-3-${subset}-${weight}-normal.woff`,
      ),
    ),
  )

const familyOf = (subset: Subset) => `Document ${subset}`

/** The families of PDF documents. */
export const documentFonts = subsets.map(familyOf)

let characters: ReadonlySet<number> | undefined
const hasLetter = (letter: string): boolean => {
  characters ??= new Set(
    subsets.flatMap((subset) => {
      const font = create(readFont(subset, 400))
      return 'characterSet' in font ? font.characterSet : []
    }),
  )
  return characters.has(letter.codePointAt(0) ?? 0)
}

const lettersOf = (text: string) => [...text.normalize('NFC').replace(/[\p{Cc}\p{Cf}]/gu, '')]

/**
 * A text that the fonts can print. Letters of other scripts become question marks, because the PDF library would print others in
 * their place; control characters are dropped.
 */
export const toPrintable = (text: string): string =>
  lettersOf(text)
    .map((letter) => (hasLetter(letter) ? letter : '?'))
    .join('')

/** Whether the fonts have every letter of a text. */
export const isPrintable = (text: string): boolean => lettersOf(text).every(hasLetter)

/** Longer words may be broken into pieces, because they could run over the edge. Names and amounts stay whole. */
const longestWord = 20
const pieces = /.{1,10}/gsu

let isRegistered = false

/** Registers the fonts of PDF documents once. */
export function registerDocumentFonts(): void {
  if (isRegistered) return
  isRegistered = true
  for (const subset of subsets)
    Font.register({
      family: familyOf(subset),
      fonts: weights.map((fontWeight) => ({
        src: `data:font/ttf;base64,${readFont(subset, fontWeight).toString('base64')}`,
        fontWeight,
      })),
    })
  Font.registerHyphenationCallback((word) => (word.length <= longestWord ? [word] : (word.match(pieces) ?? [word])))
}

const woffHeader = 44
const woffEntry = 20
const fontHeader = 12
const fontEntry = 16
const alignedTo4 = (length: number) => (length + 3) & ~3

type Table = { tag: Buffer; checksum: number; bytes: Buffer }

/**
 * A WOFF font as the TrueType font that it packs. The PDF library unpacks the outlines of a WOFF font again for each letter that
 * it embeds, which takes two thirds of the time of a document.
 */
function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is not a WOFF file')
  const tables = readTables(woff)
  const font = Buffer.alloc(
    fontHeader + tables.length * fontEntry + tables.reduce((sum, { bytes }) => sum + alignedTo4(bytes.length), 0),
  )
  woff.copy(font, 0, 4, 8) // the flavour
  const power = 2 ** Math.floor(Math.log2(tables.length))
  font.writeUInt16BE(tables.length, 4)
  font.writeUInt16BE(power * fontEntry, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((tables.length - power) * fontEntry, 10)
  let offset = fontHeader + tables.length * fontEntry
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = fontHeader + at * fontEntry
    tag.copy(font, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(offset, entry + 8)
    font.writeUInt32BE(bytes.length, entry + 12)
    bytes.copy(font, offset)
    offset += alignedTo4(bytes.length)
  }
  return font
}

const readTables = (woff: Buffer): Table[] =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = woffHeader + at * woffEntry
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((place) => woff.readUInt32BE(entry + place))
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: checksum ?? 0,
      bytes: bytes.length === length ? bytes : inflateSync(bytes),
    }
  })
