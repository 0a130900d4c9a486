/** Text that is already XML. Only `element` makes it, so that no other text can pass for it. */
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

/** What XML 1.0 has no way to write, not even escaped, with the control characters that it only advises against. */
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff\p{Cs}]/gu

const written = (text: string) => text.replace(unwritable, '').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? '')

/** An element; attributes and contents that are null are left out, texts are escaped. Names are from our own source code. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  ...content: readonly (Xml | string | null)[]
): Xml {
  const said = Object.entries(attributes).map(([key, value]) => (value === null ? '' : ` ${key}="${written(value)}"`))
  const inside = content.map((part) => (typeof part === 'string' ? written(part) : (part?.toString() ?? ''))).join('')
  return new Xml(`<${name}${said.join('')}${inside === '' ? '/>' : `>${inside}</${name}>`}`)
}

/** A whole document, to be sent as UTF-8. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
