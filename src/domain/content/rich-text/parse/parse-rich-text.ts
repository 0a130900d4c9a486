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
  makeList,
  makeListItem,
  type List,
  type ListItem,
  makeParagraph,
  makeUpload,
  type Inline,
} from '@/domain/content/rich-text/nodes'
import { removePageMarks } from '@/domain/content/rich-text/page-marks'
import { parseCleanHtml, type HtmlElement, type HtmlNode } from './clean-html-tree'
import { hasAttributes, isBlank, isText, one, type Context, type FindUpload } from './context'
import { inlineFrom } from './parse-inline'
import { rowsFrom } from './parse-table'

/** A paragraph, or the picture that is its only content. */
function paragraphsFrom(children: readonly HtmlNode[], context: Context): Block[] | null {
  const [image, ...others] = children.filter((node) => !isBlank(node))
  if (image && others.length === 0 && !isText(image) && image.tag === 'img')
    return one(uploadFrom(image, context), (upload) => upload)
  return one(inlineFrom(children, context), makeParagraph)
}

/** A picture of the uploads, if the HTML says the same about it as the upload does. */
function uploadFrom({ attributes }: HtmlElement, { findUpload, newId }: Context) {
  const { src = '', alt, width, height, ...others } = attributes
  const upload = findUpload(src)
  const isSame = (written: string | undefined, value: string | number | null) =>
    written === undefined || written === String(value ?? '')
  if (!upload || Object.keys(others).length > 0 || !isSame(alt, upload.alt)) return null
  if (!isSame(width, upload.width) || !isSame(height, upload.height)) return null
  return makeUpload(newId(), { relationTo: upload.relationTo, value: upload.id })
}

/** A quotation of one paragraph; null for others. */
function quoteFrom(children: readonly HtmlNode[], context: Context): Inline[] | null {
  const [only, ...others] = children.filter((node) => !isBlank(node))
  if (only && others.length === 0 && !isText(only) && only.tag === 'p' && !hasAttributes(only))
    return inlineFrom(only.children, context)
  return null
}

/** Null for items with more than text and lists. `depth` is the number of lists around this one. */
function listFrom({ tag, children }: HtmlElement, context: Context, depth: number): List | null {
  const items: ListItem[] = []
  for (const child of children) {
    if (isBlank(child)) continue
    if (isText(child) || child.tag !== 'li' || hasAttributes(child)) return null
    const firstList = child.children.findIndex((node) => !isText(node) && (node.tag === 'ul' || node.tag === 'ol'))
    const split = firstList < 0 ? child.children.length : firstList
    const inline = inlineFrom(child.children.slice(0, split), context)
    if (!inline) return null
    items.push(makeListItem(items.length + 1, inline, depth))
    for (const node of child.children.slice(split)) {
      if (isBlank(node)) continue
      if (isText(node) || (node.tag !== 'ul' && node.tag !== 'ol') || hasAttributes(node)) return null
      const list = listFrom(node, context, depth + 1)
      if (!list) return null
      items.push(makeListItem(items.length + 1, [list], depth))
    }
  }
  return items.length > 0 ? makeList(tag === 'ol' ? 'ol' : 'ul', items) : null
}

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
