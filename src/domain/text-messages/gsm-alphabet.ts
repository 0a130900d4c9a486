/** The GSM 7-bit default alphabet (3GPP TS 23.038). A text message in it holds 160 characters, in any other alphabet 70. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take two places. */
const extended = new Set('^{}\\[~]|€')
const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  œ: 'oe',
  Œ: 'OE',
}
/** Places in one message, and in each part of a longer one. */
const [inOne, inPart] = [160, 153]

/** The places that a text takes in the GSM alphabet; null when it has characters that the alphabet lacks. */
export function gsmLength(text: string): number | null {
  let length = 0
  for (const character of text) {
    if (!basic.has(character) && !extended.has(character)) return null
    length += basic.has(character) ? 1 : 2
  }
  return length
}

/** The number of messages that carry a text of the GSM alphabet. */
export const countSegments = (text: string): number => {
  const length = gsmLength(text) ?? Infinity
  return length <= inOne ? 1 : Math.ceil(length / inPart)
}

/**
 * Writes a line of text in the GSM alphabet. Most French accents are in it (é, è, à, ù); the others lose theirs (ê, ç). Characters without
 * a counterpart are left out.
 */
export const toGsm = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/«\s*|\s*»/g, '"')
      .replace(/\s+/g, ' '),
  ]
    .map(characterOf)
    .join('')
    .replace(/ +/g, ' ')
    .trim()

function characterOf(character: string): string {
  if (gsmLength(character) !== null) return character
  const replacement = replacements[character] ?? character.normalize('NFD').charAt(0)
  return gsmLength(replacement) === null ? '' : replacement
}

/** Writes a text in the GSM alphabet in at most so many places. A longer one ends with three dots. */
export function clipGsm(text: string, places: number): string {
  const whole = toGsm(text)
  if ((gsmLength(whole) ?? 0) <= places) return whole
  let clipped = ''
  for (const character of whole) {
    if ((gsmLength(`${clipped}${character}...`) ?? 0) > places) break
    clipped += character
  }
  return `${clipped.trimEnd()}...`
}
