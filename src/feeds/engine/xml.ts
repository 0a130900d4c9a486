/** Serialized XML. Only `element` creates it, so unescaped text cannot be passed as XML. */
class Xml {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}
export type { Xml }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Characters that XML 1.0 forbids even when escaped, and control characters that it discourages. */
const invalidCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff\p{Cs}]/gu

const escape = (text: string) =>
  text.replace(invalidCharacters, '').replace(/[&<>"\r]/g, (character) => entities[character] ?? '')

/** Serializes an element. Escapes texts and skips attributes and contents that are null. Names must come from source code. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  ...content: readonly (Xml | string | null)[]
): Xml {
  const pairs = Object.entries(attributes).map(([key, value]) => (value === null ? '' : ` ${key}="${escape(value)}"`))
  const inside = content.map((part) => (typeof part === 'string' ? escape(part) : (part?.toString() ?? ''))).join('')
  return new Xml(`<${name}${pairs.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`)
}

/** A complete document. Send it as UTF-8. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
