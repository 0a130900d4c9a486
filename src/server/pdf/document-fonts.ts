import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'
import { create } from 'fontkit'
import { unpackWoff } from './unpack-woff'

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
