import sanitizeHtml from 'sanitize-html'
import type { Localized } from '@/domain/locale'
import { parsePageMark } from '@/domain/content/rich-text/page-marks'

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'small',
    'sub',
    'sup',
    'blockquote',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https', 'http'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    img: (tagName, attribs) => ({
      tagName,
      attribs: attribs.src ? { ...attribs, src: filesAddress(attribs.src) } : attribs,
    }),
  },
}

/** Resolves relative image paths to the folder of uploaded images. Spec: PUB-2.33. */
const filesAddress = (src: string) =>
  /^([a-z][a-z0-9+.-]*:|\/)/i.test(src) ? src : `/files/images/${src.replace(/^(\.\/|images\/)/, '')}`

/** Sanitizes HTML to what staff may publish: text, lists, tables, links and images. Everything else is removed. */
export const cleanHtml = (html: string) => sanitizeHtml(html, options)

/**
 * Sanitizes the HTML of a body that is stored: as `cleanHtml`, and keeps the marks of links to pages of the site (`page-marks.ts`).
 */
export const cleanBody = (html: string) => sanitizeHtml(html, html.includes('data-page') ? bodyOptions : options)

const bodyOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedAttributes: { ...options.allowedAttributes, a: ['href', 'data-page', 'title'] },
  transformTags: {
    ...options.transformTags,
    a: (tagName, { href, 'data-page': mark = '', ...others }) => ({
      tagName,
      attribs: { ...(href && { href }), ...(href && parsePageMark(mark) && { 'data-page': mark }), ...others },
    }),
  },
}

/** Sanitizes the HTML of each language; null where there is none, or nothing is left. */
export const cleanLocalizedHtml = ({ en, fr }: Localized<string | null>): Localized<string | null> => ({
  en: (en && cleanHtml(en)) || null,
  fr: (fr && cleanHtml(fr)) || null,
})
