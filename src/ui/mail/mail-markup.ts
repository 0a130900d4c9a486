/** Text that is safe HTML. Create it only with `markup`. */
export class Html {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

type HtmlPart = Html | string | null | undefined | false | readonly HtmlPart[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * A template for the HTML of mails, which is text and no page. It escapes its values: markup`<td title="${name}">${name}</td>`.
 * `Html` values are not escaped, lists are joined, and null, undefined and false become ''. Attributes must be quoted in the
 * template.
 */
export function markup(pieces: TemplateStringsArray, ...values: HtmlPart[]): Html {
  return new Html(pieces.reduce((done, piece, index) => done + renderPart(values[index - 1]) + piece))
}

function renderPart(part: HtmlPart): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.toString()
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (character) => entities[character] ?? '')
  return part.map(renderPart).join('')
}
