import { makeCell, makeParagraph, makeRow, type Block, type Cell, type Row } from '@/domain/content/rich-text/nodes'
import { childrenOf, Refused, wholeFrom, type Read } from './read-nodes'

/** `blockFrom` reads the content of cells. */
export const rowFrom =
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
