import {
  makeLineBreak,
  makeLink,
  makeText,
  textFormats,
  type Inline,
  type Link,
  type LinkTarget,
} from '@/domain/content/rich-text/nodes'
import { parsePageMark } from '@/domain/content/rich-text/page-marks'
import type { HtmlElement, HtmlNode } from './clean-html-tree'
import { isText, one, type Context } from './context'

const formats: Record<string, number> = {
  strong: textFormats.bold,
  b: textFormats.bold,
  em: textFormats.italic,
  i: textFormats.italic,
  u: textFormats.underline,
  sub: textFormats.subscript,
  sup: textFormats.superscript,
}

/** The content of a block, with white space as browsers show it; null when the editor has no exact form for it. */
export function inlineFrom(children: readonly HtmlNode[], context: Context): Inline[] | null {
  const inline = inlineNodes(children, 0, context)
  return inline && trimSpaces(inline)
}

function inlineNodes(children: readonly HtmlNode[], format: number, context: Context): Inline[] | null {
  const made: Inline[] = []
  for (const node of children) {
    if (isText(node)) {
      made.push(makeText(node.text.replace(/[ \t\r\n\f]+/g, ' '), format))
      continue
    }
    const { tag, attributes } = node
    const bit = formats[tag]
    const nested =
      tag === 'br'
        ? [makeLineBreak()]
        : tag === 'a'
          ? one(linkFrom(node, format, context), (link) => link)
          : bit !== undefined && Object.keys(attributes).length === 0
            ? inlineNodes(node.children, format | bit, context)
            : null
    if (!nested) return null
    made.push(...nested)
  }
  return made
}

function linkFrom({ attributes, children }: HtmlElement, format: number, context: Context): Link | null {
  const { href, 'data-page': mark, ...others } = attributes
  const inside = inlineNodes(children, format, context)
  if (!href || !inside || Object.keys(others).length > 0) return null
  const pieces = inside.flatMap((node) => (node.type === 'link' ? [] : [node]))
  if (pieces.length !== inside.length || pieces.length === 0) return null
  const page = mark === undefined ? null : parsePageMark(mark)
  const target: LinkTarget = page
    ? { linkType: 'internal', doc: page, newTab: false }
    : { linkType: 'custom', url: href, newTab: false }
  return makeLink(context.newId(), target, pieces)
}

/** Removes the spaces at the ends of a block and of its lines. The editor would show them. */
function trimSpaces(inline: readonly Inline[]): Inline[] {
  const startsLine = (index: number) => index === 0 || inline[index - 1]?.type === 'linebreak'
  const endsLine = (index: number) => index === inline.length - 1 || inline[index + 1]?.type === 'linebreak'
  return inline.flatMap((node, index): Inline[] => {
    if (node.type !== 'text') return [node]
    const from = startsLine(index) ? node.text.replace(/^ /, '') : node.text
    const text = endsLine(index) ? from.replace(/ $/, '') : from
    return text === '' ? [] : [makeText(text, node.format)]
  })
}
