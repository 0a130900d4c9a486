import {
  type Block,
  type Inline,
  type RichText,
  headerStates,
  type Cell,
  type Row,
  type Table,
  type Reference,
  type List,
  type ListItem,
} from '@/domain/content/rich-text/nodes'
import { escapeAttribute } from './escape-html'
import type { ReferencedDocuments } from './referenced-documents'
import { renderInline } from './render-inline'

const headsColumns = ({ children }: Row) =>
  children.length > 0 && children.every(({ headerState }) => (headerState & headerStates.column) !== 0)
const columnsOf = ({ children }: Row) => children.reduce((sum, { colSpan }) => sum + colSpan, 0)

/** A first row with one heading across all columns is the caption. The heading rows after it are the head. */
function renderTable({ children }: Table, documents: ReferencedDocuments): string {
  const columns = Math.max(0, ...children.map(columnsOf))
  const [first] = children
  const hasCaption =
    first !== undefined && children.length > 1 && columns > 1 && first.children.length === 1 && headsColumns(first)
  const caption = hasCaption && columnsOf(first) === columns ? first.children[0] : undefined
  const rows = children.slice(caption ? 1 : 0).filter((row) => row.children.length > 0)
  if (rows.length === 0) return ''
  const firstBody = rows.findIndex((row) => !headsColumns(row))
  const split = firstBody < 0 ? rows.length : firstBody
  const render = (row: Row) => `<tr>${row.children.map((cell) => renderCell(cell, documents)).join('')}</tr>`
  const [head, body] = [rows.slice(0, split).map(render), rows.slice(split).map(render)]
  return [
    '<table>',
    ...(caption ? [`<caption>${renderCellText(caption, documents)}</caption>`] : []),
    ...(head.length > 0 ? [`<thead>${head.join('\n')}</thead>`] : []),
    ...(body.length > 0 ? ['<tbody>', ...body, '</tbody>'] : []),
    '</table>',
  ].join('\n')
}

function renderCell(cell: Cell, documents: ReferencedDocuments): string {
  const { headerState, colSpan, rowSpan } = cell
  const tag = headerState === headerStates.none ? 'td' : 'th'
  const scope = headerState === headerStates.none ? '' : headerState === headerStates.row ? 'row' : 'col'
  const attributes = [
    scope && ` scope="${scope}"`,
    colSpan > 1 && ` colspan="${colSpan}"`,
    rowSpan > 1 && ` rowspan="${rowSpan}"`,
  ]
  return `<${tag}${attributes.filter(Boolean).join('')}>${renderCellText(cell, documents)}</${tag}>`
}

/** The text of a cell. Paragraphs become lines. */
const renderCellText = ({ children }: Cell, documents: ReferencedDocuments): string =>
  children
    .map((child) => {
      if (child.type === 'list') return renderList(child, documents)
      return child.type === 'upload' ? renderImage(child, documents) : renderInline(child.children, documents)
    })
    .filter((html) => html !== '')
    .join('<br />')

/**
 * The HTML of a text, in the form that `cleanBody` leaves unchanged. Empty paragraphs are left out. A link whose document no
 * longer exists becomes plain text, such a picture nothing. HTML blocks are copied: clean the result.
 */
export const renderRichText = ({ root }: RichText, documents: ReferencedDocuments): string =>
  root.children
    .map((block) => renderBlock(block, documents))
    .filter((html) => html !== '')
    .join('\n')

function renderBlock(block: Block, documents: ReferencedDocuments): string {
  const within = (children: Inline[]) => renderInline(children, documents)
  switch (block.type) {
    case 'paragraph':
      return block.children.length > 0 ? `<p>${within(block.children)}</p>` : ''
    case 'heading':
      return block.children.length > 0 ? `<${block.tag}>${within(block.children)}</${block.tag}>` : ''
    case 'quote':
      return block.children.length > 0 ? `<blockquote><p>${within(block.children)}</p></blockquote>` : ''
    case 'list':
      return renderList(block, documents)
    case 'table':
      return renderTable(block, documents)
    case 'horizontalrule':
      return '<hr />'
    case 'block':
      return block.fields.html
    case 'upload': {
      const image = renderImage(block, documents)
      return image && `<p>${image}</p>`
    }
  }
}

/** Empty for a picture that no longer exists. */
function renderImage(reference: Reference, { imageOf }: ReferencedDocuments): string {
  const image = imageOf(reference)
  if (!image) return ''
  const size = image.width && image.height ? ` width="${image.width}" height="${image.height}"` : ''
  return `<img src="${escapeAttribute(image.src)}" alt="${escapeAttribute(image.alt)}"${size} />`
}

/** An item of the editor that holds only a list continues the item before it. */
function renderList({ tag, children }: List, documents: ReferencedDocuments): string {
  const items: string[] = []
  for (const item of children) {
    const html = renderItem(item, documents)
    const continues = item.children.length > 0 && item.children.every(({ type }) => type === 'list')
    if (continues && items.length > 0) items.push(`${items.pop()}\n${html}`)
    else items.push(html)
  }
  if (items.length === 0) return ''
  return `<${tag}>\n${items.map((html) => `<li>${html}</li>\n`).join('')}</${tag}>`
}

function renderItem({ children }: ListItem, documents: ReferencedDocuments): string {
  const lists = children.filter((child) => child.type === 'list')
  const inline = children.filter((child) => child.type !== 'list')
  return [renderInline(inline, documents), ...lists.map((list) => renderList(list, documents))]
    .filter((html) => html !== '')
    .join('\n')
}
