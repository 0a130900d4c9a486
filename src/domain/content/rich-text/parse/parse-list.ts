import { makeList, makeListItem, type List, type ListItem } from '@/domain/content/rich-text/nodes'
import type { HtmlElement } from './clean-html-tree'
import { hasAttributes, isBlank, isText, type Context } from './context'
import { inlineFrom } from './parse-inline'

/** Null for items with more than text and lists. `depth` is the number of lists around this one. */
export function listFrom({ tag, children }: HtmlElement, context: Context, depth: number): List | null {
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
