/*
 * The JSON of a text as the studio's editor (Lexical) stores it. Only these kinds of nodes, and only these properties of
 * them, are stored: `check-rich-text.ts` drops the rest.
 */

/** Bits of `format` of a piece of text. */
export const textFormats = { bold: 1, italic: 2, underline: 8, subscript: 32, superscript: 64 } as const
/** Bits of `headerState` of a table's cell: it heads its column, its row, or both. */
export const headerStates = { none: 0, column: 1, row: 2, both: 3 } as const

type Leaf<Type extends string> = { type: Type; version: number }
type Branch<Type extends string, Child> = Leaf<Type> & {
  children: Child[]
  direction: 'ltr' | null
  format: ''
  indent: number
}

export type TextPiece = Leaf<'text'> & { text: string; format: number; detail: 0; mode: 'normal'; style: '' }
export type LineBreak = Leaf<'linebreak'>
/** A document of the same site, by collection and id. */
export type Reference = { relationTo: string; value: string }
export type LinkTarget =
  { linkType: 'custom'; url: string; newTab: false } | { linkType: 'internal'; doc: Reference; newTab: false }
export type Link = Branch<'link', TextPiece | LineBreak> & { id: string; fields: LinkTarget }
export type Inline = TextPiece | LineBreak | Link

export type Paragraph = Branch<'paragraph', Inline> & { textFormat: 0; textStyle: '' }
export type Heading = Branch<'heading', Inline> & { tag: 'h2' | 'h3' | 'h4' }
export type Quote = Branch<'quote', Inline>
export interface ListItem extends Branch<'listitem', Inline | List> {
  value: number
}
export interface List extends Branch<'list', ListItem> {
  listType: 'bullet' | 'number'
  start: number
  tag: 'ul' | 'ol'
}
export type Cell = Branch<'tablecell', Paragraph | List | Upload> & {
  headerState: number
  colSpan: number
  rowSpan: number
  backgroundColor: null
}
export type Row = Branch<'tablerow', Cell>
export type Table = Branch<'table', Row>
export type Rule = Leaf<'horizontalrule'>
/** A picture of the site's uploads. */
export type Upload = Leaf<'upload'> & Reference & { id: string; format: ''; fields: null }
/** HTML that the editor has no other form for. */
export type HtmlBlock = Leaf<'block'> & {
  format: ''
  fields: { id: string; blockName: ''; blockType: 'html'; html: string }
}
export type Block = Paragraph | Heading | Quote | List | Table | Rule | Upload | HtmlBlock
export type RichTextNode = Block | Inline | ListItem | Row | Cell
export type RichText = { root: Branch<'root', Block> }

const branch = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

export const makeText = (text: string, format = 0): TextPiece => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
export const makeLineBreak = (): LineBreak => ({ type: 'linebreak', version: 1 })
export const makeLink = (id: string, fields: LinkTarget, children: Link['children']): Link => ({
  ...branch,
  type: 'link',
  version: 3,
  id,
  fields,
  children,
})
export const makeParagraph = (children: Inline[]): Paragraph => ({
  ...branch,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children,
})
export const makeHeading = (tag: Heading['tag'], children: Inline[]): Heading => ({
  ...branch,
  type: 'heading',
  tag,
  children,
})
export const makeQuote = (children: Inline[]): Quote => ({ ...branch, type: 'quote', children })
/** `depth` is the number of lists around this one; the editor indents by it. */
export const makeListItem = (value: number, children: ListItem['children'], depth = 0): ListItem => ({
  ...branch,
  type: 'listitem',
  indent: depth,
  value,
  children,
})
export const makeList = (tag: List['tag'], children: ListItem[], start = 1): List => ({
  ...branch,
  type: 'list',
  listType: tag === 'ol' ? 'number' : 'bullet',
  start,
  tag,
  children,
})
export const makeCell = (
  { headerState, colSpan, rowSpan }: Pick<Cell, 'headerState' | 'colSpan' | 'rowSpan'>,
  children: Cell['children'],
): Cell => ({ ...branch, type: 'tablecell', headerState, colSpan, rowSpan, backgroundColor: null, children })
export const makeRow = (children: Cell[]): Row => ({ ...branch, type: 'tablerow', children })
export const makeTable = (children: Row[]): Table => ({ ...branch, type: 'table', children })
export const makeRule = (): Rule => ({ type: 'horizontalrule', version: 1 })
export const makeUpload = (id: string, { relationTo, value }: Reference): Upload => ({
  type: 'upload',
  version: 3,
  format: '',
  id,
  fields: null,
  relationTo,
  value,
})
export const makeHtmlBlock = (id: string, html: string): HtmlBlock => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id, blockName: '', blockType: 'html', html },
})
export const makeRichText = (children: Block[]): RichText => ({ root: { ...branch, type: 'root', children } })
