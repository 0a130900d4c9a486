import {
  headerStates,
  makeCell,
  makeParagraph,
  makeRow,
  type Cell,
  type Inline,
  type Row,
} from '@/domain/content/rich-text/nodes'
import type { HtmlElement, HtmlNode } from './clean-html-tree'
import { hasAttributes, isBlank, isText, type Context } from './context'
import { inlineFrom } from './parse-inline'

type Section = { rows: Row[]; caption: Inline[] | null }

/** The rows of a table; its caption becomes the first. Null for what the editor's tables cannot hold. */
export function rowsFrom(children: readonly HtmlNode[], context: Context): Row[] | null {
  const made: Section = { rows: [], caption: null }
  for (const child of children) {
    if (isBlank(child)) continue
    if (isText(child) || hasAttributes(child) || !addToTable(child, made, context)) return null
  }
  const columns = Math.max(0, ...made.rows.map((row) => row.children.reduce((sum, { colSpan }) => sum + colSpan, 0)))
  if (made.rows.length === 0 || (made.caption && columns < 2)) return null
  if (!made.caption) return made.rows
  const heading = { headerState: headerStates.column, colSpan: columns, rowSpan: 1 }
  return [makeRow([makeCell(heading, [makeParagraph(made.caption)])]), ...made.rows]
}

/** False for what the editor's tables cannot hold. */
function addToTable(element: HtmlElement, made: Section, context: Context): boolean {
  const { tag, children } = element
  if (tag === 'caption') {
    made.caption = inlineFrom(children, context)
    return made.caption !== null
  }
  if (tag === 'thead' || tag === 'tbody')
    return children.every(
      (row) => isBlank(row) || (!isText(row) && !hasAttributes(row) && addRow(row, tag === 'thead', made, context)),
    )
  return addRow(element, false, made, context)
}

function addRow({ tag, children }: HtmlElement, isHead: boolean, { rows }: Section, context: Context): boolean {
  if (tag !== 'tr') return false
  const cells: Cell[] = []
  for (const child of children) {
    if (isBlank(child)) continue
    const cell = isText(child) ? null : cellFrom(child, isHead, context)
    if (!cell) return false
    cells.push(cell)
  }
  rows.push(makeRow(cells))
  return cells.length > 0 && (!isHead || cells.every(({ headerState }) => headerState === headerStates.column))
}

function cellFrom({ tag, attributes, children }: HtmlElement, isHead: boolean, context: Context): Cell | null {
  const { scope, colspan = '1', rowspan = '1', ...others } = attributes
  const spans = [colspan, rowspan].every((span) => /^[1-9]\d?$/.test(span))
  if ((tag !== 'th' && tag !== 'td') || !spans || Object.keys(others).length > 0) return null
  if (scope !== undefined && scope !== 'row' && scope !== 'col') return null
  const heads = scope === 'col' || (scope === undefined && isHead) ? headerStates.column : headerStates.row
  const inline = inlineFrom(children, context)
  return (
    inline &&
    makeCell(
      { headerState: tag === 'th' ? heads : headerStates.none, colSpan: Number(colspan), rowSpan: Number(rowspan) },
      [makeParagraph(inline)],
    )
  )
}
