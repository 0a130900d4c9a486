import type { ShownImage } from '@/domain/content/rich-text/render/referenced-documents'
import type { HtmlElement, HtmlNode } from './clean-html-tree'

/** An upload by its address on this host, `/files/images/…`; null for an address of none. */
export type FindUpload = (src: string) => (ShownImage & { relationTo: string; id: string }) | null

export type Context = { html: string; findUpload: FindUpload; newId: () => string }

export const isText = (node: HtmlNode): node is Extract<HtmlNode, { text: string }> => 'text' in node
export const isBlank = (node: HtmlNode) => isText(node) && /^[ \t\r\n\f]*$/.test(node.text)

export const hasAttributes = (element: HtmlElement) => Object.keys(element.attributes).length > 0

/** One block; null stays null. */
export const one = <Part, Made>(part: Part | null, make: (part: Part) => Made): Made[] | null =>
  part === null ? null : [make(part)]
