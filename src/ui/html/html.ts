/** Text that is safe HTML. Create it only with `markup` or `trustedHtml`. */
export class Html {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/**
 * A template that escapes its values: markup`<td title="${name}">${name}</td>`. `Html` values are not escaped, lists are
 * joined, and null, undefined and false become ''. Attributes must be quoted in the template.
 */
export function markup(pieces: TemplateStringsArray, ...values: HtmlPart[]): Html {
  return new Html(pieces.reduce((done, piece, index) => done + renderPart(values[index - 1]) + piece))
}

/** Marks HTML from the source code as safe. Never use it for stored or user-provided text. */
export function trustedHtml(source: string): Html {
  return new Html(source)
}

function renderPart(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.toString()
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(renderPart).join('')
}
