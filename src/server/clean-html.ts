import sanitizeHtml from 'sanitize-html'
import type { Localized } from '@/domain/locale'

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

/** Relative picture paths point into the site's files. Spec: PUB-2.33. */
const filesAddress = (src: string) =>
  /^([a-z][a-z0-9+.-]*:|\/)/i.test(src) ? src : `/files/images/${src.replace(/^(\.\/|images\/)/, '')}`

/** The HTML that staff may publish: text, lists, tables, links and pictures. Everything else is taken out. */
export const cleanHtml = (html: string) => sanitizeHtml(html, options)

/** The same in each language; null where there is nothing, or nothing is left. */
export const cleanInBoth = ({ en, fr }: Localized<string | null>): Localized<string | null> => ({
  en: (en && cleanHtml(en)) || null,
  fr: (fr && cleanHtml(fr)) || null,
})
