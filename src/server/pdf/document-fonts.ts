import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { unpackWoff } from './unpack-woff'

/** Static files: the PDF library cannot read the variable font of the pages. */
const fileOf = (subset: 'latin' | 'latin-ext', weight: 400 | 700) =>
  path.join(
    process.cwd(),
    'node_modules/@fontsource/source-sans-3/files',
    `source-sans-3-${subset}-${weight}-normal.woff`,
  )

/** The address of a font for the PDF library, with its bytes. */
const sourceOf = (subset: 'latin' | 'latin-ext', weight: 400 | 700) =>
  `data:font/ttf;base64,${unpackWoff(readFileSync(fileOf(subset, weight))).toString('base64')}`

/** The families of PDF documents, in the order in which a letter is looked for: Łukasz needs the second. */
export const documentFonts = ['Document', 'DocumentExtended']

/** Letters that none of the fonts has: the PDF library would print others in their place. */
const unprintable = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac\u2122]/gu

/** A text that the fonts can print. Other scripts become question marks; control characters are dropped. */
export const toPrintable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(unprintable, '?')

/** Longer words may be broken into pieces, because they could run over the edge. Names and amounts stay whole. */
const longestWord = 20
const pieces = /.{1,10}/gsu

let isRegistered = false

/** Registers the fonts of PDF documents once. */
export function registerDocumentFonts(): void {
  if (isRegistered) return
  isRegistered = true
  for (const [family, subset] of [
    ['Document', 'latin'],
    ['DocumentExtended', 'latin-ext'],
  ] as const)
    Font.register({
      family,
      fonts: ([400, 700] as const).map((fontWeight) => ({ src: sourceOf(subset, fontWeight), fontWeight })),
    })
  Font.registerHyphenationCallback((word) => (word.length <= longestWord ? [word] : (word.match(pieces) ?? [word])))
}
