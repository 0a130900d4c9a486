import { textFormats, type Inline, type Link } from '@/domain/content/rich-text/nodes'
import { pageMark } from '@/domain/content/rich-text/page-marks'
import { escapeAttribute, escapeText } from './escape-html'
import type { ReferencedDocuments } from './referenced-documents'

const formatTags = [
  [textFormats.bold, 'strong'],
  [textFormats.italic, 'em'],
  [textFormats.underline, 'u'],
  [textFormats.subscript, 'sub'],
  [textFormats.superscript, 'sup'],
] as const

const formatOf = (node: Inline): number => (node.type === 'text' ? node.format : 0)

/** Puts neighbours with the same format into one element. */
export function renderInline(nodes: readonly Inline[], documents: ReferencedDocuments, done = 0): string {
  let html = ''
  for (let index = 0; index < nodes.length;) {
    const node = nodes[index] as Inline
    const format = formatTags.find(([bit]) => (formatOf(node) & ~done & bit) !== 0)
    if (!format) {
      html += renderPlain(node, documents)
      index += 1
      continue
    }
    const [bit, tag] = format
    let end = index + 1
    while (end < nodes.length && (formatOf(nodes[end] as Inline) & bit) !== 0) end += 1
    html += `<${tag}>${renderInline(nodes.slice(index, end), documents, done | bit)}</${tag}>`
    index = end
  }
  return html
}

function renderPlain(node: Inline, documents: ReferencedDocuments): string {
  if (node.type === 'text') return escapeText(node.text)
  if (node.type === 'linebreak') return '<br />'
  return renderLink(node, documents)
}

function renderLink({ fields, children }: Link, documents: ReferencedDocuments): string {
  const text = renderInline(children, documents)
  const isInternal = fields.linkType === 'internal'
  const href = isInternal ? documents.hrefOf(fields.doc) : fields.url || null
  if (href === null || text === '') return text
  const mark = isInternal ? ` data-page="${pageMark(fields.doc)}"` : ''
  return `<a href="${escapeAttribute(href)}"${mark}>${text}</a>`
}
