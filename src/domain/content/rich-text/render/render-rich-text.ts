import type { Block, Inline, RichText } from '@/domain/content/rich-text/nodes'
import type { ReferencedDocuments } from './referenced-documents'
import { renderImage } from './render-image'
import { renderInline } from './render-inline'
import { renderList } from './render-list'
import { renderTable } from './render-table'

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
