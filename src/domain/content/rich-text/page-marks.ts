import { isLinkable } from './linked-pages'
import type { Reference } from './nodes'
import { escapeAttribute } from './render/escape-html'

/*
 * The stored HTML of a body names the document of each link to a page of the site, beside the address that the page had at the
 * save: `<a href="/northgate/hours" data-page="sections:…">`. Public reads replace the address by the current one.
 */
const marked = /<a href="[^"]*" data-page="([^"]*)"([^>]*)>([^]*?)<\/a>/g

export const pageMark = ({ relationTo, value }: Reference): string => `${relationTo}:${value}`

/** The document that a mark names; null for what is no mark. */
export function parsePageMark(mark: string): Reference | null {
  const [, relationTo = '', value = ''] = /^([a-z-]+):([0-9a-f]{24})$/.exec(mark) ?? []
  return isLinkable(relationTo) ? { relationTo, value } : null
}

export const listPageMarks = (html: string): Reference[] =>
  [...html.matchAll(marked)].flatMap(([, mark = '']) => parsePageMark(mark) ?? [])

/** HTML for the public: links with the current addresses, and without marks. A link to a page that has none becomes its text. */
export const resolvePageMarks = (html: string, addressOf: (page: Reference) => string | null): string =>
  html.replace(marked, (_, mark: string, others: string, text: string) => {
    const page = parsePageMark(mark)
    const address = page && addressOf(page)
    return address === null ? text : `<a href="${escapeAttribute(address)}"${others}>${text}</a>`
  })

/** HTML without marks. The addresses stay. */
export const removePageMarks = (html: string): string => html.replace(/ data-page="[^"]*"/g, '')
