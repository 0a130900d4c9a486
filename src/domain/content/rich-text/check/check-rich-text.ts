import { isEmbeddable, isLinkable } from '@/domain/content/rich-text/linked-pages'
import {
  makeHeading,
  makeHtmlBlock,
  makeList,
  makeListItem,
  makeParagraph,
  makeQuote,
  makeRichText,
  makeRule,
  makeTable,
  makeUpload,
  type Block,
  type Heading,
  type Inline,
  type List,
  type ListItem,
  type RichText,
  makeCell,
  makeRow,
  type Cell,
  type Row,
  makeLineBreak,
  makeLink,
  makeText,
  type Link,
  type LinkTarget,
} from '@/domain/content/rich-text/nodes'
import {
  childrenOf,
  countText,
  idFrom,
  objectOf,
  referenceFrom,
  Refused,
  textFrom,
  wholeFrom,
  type Count,
  type Raw,
  type Read,
  type RichTextRefusal,
} from './read-nodes'

const inlineFrom: Read<Inline> = (raw, level, count) =>
  raw.type === 'link' || raw.type === 'autolink' ? linkFrom(raw, level, count) : pieceFrom(raw, level, count)

const pieceFrom: Read<Link['children'][number]> = (raw, _level, count) => {
  if (raw.type === 'linebreak') return makeLineBreak()
  if (raw.type === 'tab') return makeText(' ')
  if (raw.type !== 'text') throw new Refused('malformed')
  const text = countText(textFrom(raw.text), count)
  return text === '' ? null : makeText(text, wholeFrom(raw.format, 0, 2_047) & 107)
}

function linkFrom(raw: Raw, level: number, count: Count): Link {
  const fields = objectOf(raw.fields)
  const target: LinkTarget =
    fields.linkType === 'internal'
      ? { linkType: 'internal', doc: referenceFrom(fields.doc, count, isLinkable), newTab: false }
      : { linkType: 'custom', url: countText(textFrom(fields.url), count), newTab: false }
  return makeLink(idFrom(raw.id ?? 'autolink'), target, childrenOf(raw, level, count, pieceFrom))
}

/** `blockFrom` reads the content of cells. */
const rowFrom =
  (blockFrom: Read<Block>): Read<Row> =>
  (raw, level, count) => {
    if (raw.type !== 'tablerow') throw new Refused('malformed')
    return makeRow(childrenOf(raw, level, count, cellFrom(blockFrom)))
  }

const cellFrom =
  (blockFrom: Read<Block>): Read<Cell> =>
  (raw, level, count) => {
    if (raw.type !== 'tablecell') throw new Refused('malformed')
    const shape = {
      headerState: wholeFrom(raw.headerState, 0, 3),
      colSpan: wholeFrom(raw.colSpan, 1, 100),
      rowSpan: wholeFrom(raw.rowSpan, 1, 1_000),
    }
    return makeCell(
      shape,
      childrenOf(raw, level, count, (child, ...rest) => {
        const block = blockFrom(child, ...rest)
        if (block?.type === 'heading' || block?.type === 'quote') return makeParagraph(block.children)
        if (block?.type === 'paragraph' || block?.type === 'list' || block?.type === 'upload') return block
        throw new Refused('cell-content')
      }),
    )
  }

export type CheckedRichText = { text: RichText } | { refusal: RichTextRefusal }

/**
 * Checks JSON that claims to be a text of the editor, and returns it with nothing but the properties that we store: colours,
 * alignment and the like from pasted text are dropped, related documents are reduced to their ids. Refuses unknown kinds of
 * nodes, nodes in the wrong place, and what exceeds `richTextLimits`. The time it takes is proportional to the limits.
 */
export function checkRichText(value: unknown): CheckedRichText {
  try {
    const root = objectOf(objectOf(value).root)
    if (root.type !== 'root') throw new Refused('malformed')
    const count: Count = { nodes: 0, characters: 0, references: 0 }
    return { text: makeRichText(childrenOf(root, 0, count, blockFrom)) }
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.refusal }
    throw error
  }
}

const headings: Record<string, Heading['tag']> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }

const blockFrom: Read<Block> = (raw, level, count) => {
  switch (raw.type) {
    case 'paragraph':
      return makeParagraph(childrenOf(raw, level, count, inlineFrom))
    case 'heading':
      return makeHeading(headings[textFrom(raw.tag)] ?? 'h4', childrenOf(raw, level, count, inlineFrom))
    case 'quote':
      return makeQuote(childrenOf(raw, level, count, inlineFrom))
    case 'list':
      return listFrom(raw, level, count)
    case 'table':
      return makeTable(childrenOf(raw, level, count, rowFrom(blockFrom)))
    case 'horizontalrule':
      return makeRule()
    case 'upload':
      if (raw.pending) throw new Refused('picture-not-uploaded')
      return makeUpload(idFrom(raw.id), referenceFrom(raw, count, isEmbeddable))
    case 'block':
      return htmlBlockFrom(raw, count)
    default:
      throw new Refused('malformed')
  }
}

function htmlBlockFrom(raw: Raw, count: Count) {
  const { id, blockType, html } = objectOf(raw.fields)
  if (blockType !== 'html') throw new Refused('malformed')
  return makeHtmlBlock(idFrom(id), countText(textFrom(html ?? ''), count))
}

const listFrom = (raw: Raw, level: number, count: Count, depth = 0): List =>
  makeList(
    raw.tag === 'ol' ? 'ol' : 'ul',
    childrenOf(raw, level, count, itemFrom(depth)),
    wholeFrom(raw.start, 1, 100_000),
  )

const itemFrom =
  (depth: number): Read<ListItem> =>
  (raw, level, count) => {
    if (raw.type !== 'listitem') throw new Refused('malformed')
    const children = childrenOf<Inline | List>(raw, level, count, (child, ...rest) =>
      child.type === 'list' ? listFrom(child, ...rest, depth + 1) : inlineFrom(child, ...rest),
    )
    return makeListItem(wholeFrom(raw.value, 1, 100_000), children, depth)
  }
