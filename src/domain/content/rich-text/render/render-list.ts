import type { List, ListItem } from '@/domain/content/rich-text/nodes'
import type { ReferencedDocuments } from './referenced-documents'
import { renderInline } from './render-inline'

/** An item of the editor that holds only a list continues the item before it. */
export function renderList({ tag, children }: List, documents: ReferencedDocuments): string {
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
