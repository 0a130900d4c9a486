import type { HtmlBlock, Reference, RichText, RichTextNode } from './nodes'

/** Every node of a text, outer ones first. */
export function* nodesOf({ root }: RichText): Generator<RichTextNode> {
  const rest: RichTextNode[] = [...root.children].reverse()
  for (let node = rest.pop(); node; node = rest.pop()) {
    yield node
    if ('children' in node) rest.push(...[...(node.children as RichTextNode[])].reverse())
  }
}

/** The documents that a text links to and the pictures that it shows. */
export function listReferences(text: RichText): { links: Reference[]; uploads: Reference[] } {
  const links: Reference[] = []
  const uploads: Reference[] = []
  for (const node of nodesOf(text)) {
    if (node.type === 'upload') uploads.push({ relationTo: node.relationTo, value: node.value })
    else if (node.type === 'link' && node.fields.linkType === 'internal') links.push(node.fields.doc)
  }
  return { links, uploads }
}

/** The HTML blocks of a text. */
export const listHtmlBlocks = (text: RichText): HtmlBlock[] =>
  [...nodesOf(text)].filter((node) => node.type === 'block')
