type Face = 'plain' | 'bold'

/** Widths of the standard Helvetica from space to tilde, in thousandths of the font size (Adobe's font metrics). */
const helveticaWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
/** The characters from 0x80 to 0x9f in Windows-1252 that the demo uses, with their widths. */
const winAnsiExtras: Record<string, [code: number, width: number]> = {
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
const extraWidths: Record<string, number> = { '«': 556, '»': 556, '·': 278, '°': 400, æ: 889, '½': 834, '×': 584 }

/** Returns the width of a text in points. Accents add no width. Bold text counts as 8% wider, which is approximate. */
export function textWidth(text: string, face: Face, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => {
    const base = letter === '\u00a0' ? ' ' : (letter.normalize('NFD')[0] ?? letter)
    return sum + (winAnsiExtras[letter]?.[1] ?? extraWidths[letter] ?? helveticaWidths[base.charCodeAt(0) - 32] ?? 556)
  }, 0)
  return (thousandths * size * (face === 'bold' ? 1.08 : 1)) / 1000
}

/** Breaks a text into lines of at most `width` points. Breaks only at plain spaces, not at no-break spaces. */
export function wrapText(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${word}`, face, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Encodes a text as a PDF string in Windows-1252. Throws if a character is not in that encoding. */
export function toPdfString(text: string): string {
  return [...text]
    .map((letter) => {
      const code = winAnsiExtras[letter]?.[0] ?? letter.charCodeAt(0)
      if (code > 0xff || (code > 0x7e && code < 0xa0 && !winAnsiExtras[letter]))
        throw new Error(`A PDF document cannot contain this character: ${letter}`)
      if (letter === '(' || letter === ')' || letter === '\\') return `\\${letter}`
      return code < 0x20 || code > 0x7e ? `\\${code.toString(8).padStart(3, '0')}` : letter
    })
    .join('')
}
