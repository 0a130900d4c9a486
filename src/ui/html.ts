/** Text that is already HTML. Only `markup` and `trustedHtml` make it, so that no other text can pass for it. */
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

/** A text as it may stand between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/**
 * A template whose values are escaped: markup`<td title="${name}">${name}</td>`. Values that are `Html` stand as they
 * are, lists are joined, and null, undefined and false are nothing. Attributes must be quoted in the template.
 */
export function markup(pieces: TemplateStringsArray, ...values: HtmlPart[]): Html {
  return new Html(pieces.reduce((done, piece, index) => done + written(values[index - 1]) + piece))
}

/** HTML from our own source code. Never for what people or kitchens wrote. */
export function trustedHtml(source: string): Html {
  return new Html(source)
}

function written(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.toString()
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(written).join('')
}
