/** An element of clean HTML. `start` and `end` are its place in the text. */
export type HtmlElement = {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
  start: number
  end: number
}
export type HtmlNode = HtmlElement | { text: string; start: number; end: number }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')

const part = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*)( ?\/)?>|[^<]+|</g
const attribute = / ([a-z-]+)="([^"]*)"/g

const attributesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, name = '', value = '']) => [name, decode(value)]))

/**
 * Parses the output of `cleanHtml`, which is well-formed: every element is closed, attributes have double quotes, and only
 * `&`, `<`, `>` and `"` are escaped. It is no parser for other HTML, but loses no text of it either. Elements nested deeper
 * than `levels` make it return null.
 */
export function parseCleanHtml(html: string, levels: number): HtmlNode[] | null {
  const top: HtmlNode[] = []
  const open: HtmlElement[] = []
  for (const match of html.matchAll(part)) {
    const [found, closes, tag, attributes = '', isVoid] = match
    const siblings = open.at(-1)?.children ?? top
    const [start, end] = [match.index, match.index + found.length]
    if (tag === undefined) siblings.push({ text: decode(found), start, end })
    else if (closes) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at >= 0) for (const element of open.splice(at)) element.end = end
    } else {
      const element = { tag, attributes: attributesOf(attributes), children: [], start, end }
      siblings.push(element)
      if (!isVoid) open.push(element)
      if (open.length > levels) return null
    }
  }
  for (const element of open) element.end = html.length
  return top
}
