import { richTextLimits } from '@/domain/content/rich-text/check/read-nodes'
import {
  makeHeading,
  makeHtmlBlock,
  makeQuote,
  makeRichText,
  makeRule,
  makeTable,
  type Block,
  type Heading,
  type RichText,
} from '@/domain/content/rich-text/nodes'
import { removePageMarks } from '@/domain/content/rich-text/page-marks'
import { parseCleanHtml, type HtmlElement, type HtmlNode } from './clean-html-tree'
import { hasAttributes, isBlank, isText, one, type Context, type FindUpload } from './context'
import { inlineFrom } from './parse-inline'
import { listFrom } from './parse-list'
import { paragraphsFrom, quoteFrom } from './parse-paragraph'
import { rowsFrom } from './parse-table'

const inlineTags = new Set(['strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'a', 'br', 'small', 'img'])

/**
 * Turns the output of `cleanBody` into a text of the editor. What the editor has no exact form for (definition lists, captions of
 * pictures, a language mark) becomes an HTML block with the same HTML, so that nothing is lost: rendering the result gives the
 * same HTML again but for white space, `b` and `i` (which become `strong` and `em`), empty paragraphs and paragraphs around
 * loose text. Ids of nodes count from 1.
 */
export function parseRichText(html: string, findUpload: FindUpload): RichText {
  let ids = 0
  const newId = () => String((ids += 1)).padStart(24, '0')
  const top = parseCleanHtml(html, richTextLimits.levels)
  if (!top) return makeRichText([makeHtmlBlock(newId(), removePageMarks(html))])
  const blocks = blocksFrom(top, { html, findUpload, newId })
  // Each node takes at least one character of HTML, but `<p>` has three nodes in a table's cell.
  return countNodes(blocks) > richTextLimits.nodes
    ? makeRichText([makeHtmlBlock(newId(), removePageMarks(html))])
    : makeRichText(blocks)
}

const countNodes = (nodes: readonly object[]): number =>
  nodes.reduce((sum, node) => sum + 1 + ('children' in node ? countNodes(node.children as object[]) : 0), 0)

function blocksFrom(top: readonly HtmlNode[], context: Context): Block[] {
  const blocks: Block[] = []
  let loose: HtmlNode[] = []
  const flush = () => {
    if (!loose.every(isBlank)) blocks.push(...looseBlocks(loose, context))
    loose = []
  }
  for (const node of top) {
    if (isText(node) || inlineTags.has(node.tag)) {
      loose.push(node)
      continue
    }
    flush()
    blocks.push(...(toBlocks(node, context) ?? [htmlBlock([node], context)]))
  }
  flush()
  return blocks
}

const looseBlocks = (nodes: HtmlNode[], context: Context): Block[] =>
  paragraphsFrom(nodes, context) ?? [htmlBlock(nodes, context)]

const htmlBlock = (nodes: readonly HtmlNode[], { html, newId }: Context): Block =>
  makeHtmlBlock(newId(), removePageMarks(html.slice(nodes[0]?.start, nodes.at(-1)?.end)).trim())

/** Null when the editor has no exact form for the element. */
function toBlocks(element: HtmlElement, context: Context): Block[] | null {
  if (hasAttributes(element)) return null
  const { tag, children } = element
  switch (tag) {
    case 'p':
      return paragraphsFrom(children, context)
    case 'h2':
    case 'h3':
    case 'h4':
      return one(inlineFrom(children, context), (inline) => makeHeading(tag as Heading['tag'], inline))
    case 'hr':
      return [makeRule()]
    case 'ul':
    case 'ol':
      return one(listFrom(element, context, 0), (list) => list)
    case 'blockquote':
      return one(quoteFrom(children, context), makeQuote)
    case 'table':
      return one(rowsFrom(children, context), makeTable)
    default:
      return null
  }
}
