type Face = 'plain' | 'bold'

/** Widths of the standard Helvetica from space to tilde, in thousandths of its size (Adobe's font metrics). */
const plain = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
/** What stands between 0x80 and 0x9f in Windows' Latin alphabet, of what these papers use, and its width. */
const beyond: Record<string, [code: number, width: number]> = {
  '€': [0x80, 556],
  '…': [0x85, 1000],
  Œ: [0x8c, 1000],
  '‘': [0x91, 222],
  '’': [0x92, 222],
  '“': [0x93, 333],
  '”': [0x94, 333],
  '•': [0x95, 350],
  '–': [0x96, 556],
  '—': [0x97, 1000],
  œ: [0x9c, 944],
}
const ownWidth: Record<string, number> = { '«': 556, '»': 556, '·': 278, '°': 400, æ: 889, '½': 834, '×': 584 }

/** How wide a text stands, in points. Letters with accents are as wide as without. The bold face is taken 8% wider. */
export function widthOf(text: string, face: Face, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => {
    const base = letter === '\u00a0' ? ' ' : (letter.normalize('NFD')[0] ?? letter)
    return sum + (beyond[letter]?.[1] ?? ownWidth[letter] ?? plain[base.charCodeAt(0) - 32] ?? 556)
  }, 0)
  return (thousandths * size * (face === 'bold' ? 1.08 : 1)) / 1000
}

/** The lines of a text of at most `width` points, broken at plain spaces only: a non-breaking one holds. */
export function wrap(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, face, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A text as a PDF string writes it in Windows' Latin alphabet; a letter outside of it throws. */
export function inWinAnsi(text: string): string {
  return [...text]
    .map((letter) => {
      const code = beyond[letter]?.[0] ?? letter.charCodeAt(0)
      if (code > 0xff || (code > 0x7e && code < 0xa0 && !beyond[letter]))
        throw new Error(`No such letter in a paper: ${letter}`)
      if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`
      return code < 0x20 || code > 0x7e ? `\\${code.toString(8).padStart(3, '0')}` : letter
    })
    .join('')
}
