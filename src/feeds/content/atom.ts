import type { Article, Channel } from './channel'
import { toSingleLine } from '@/feeds/engine/line-text'
import { element, xmlDocument } from '@/feeds/engine/xml'

/** Formats Atom 1.0 (RFC 4287). */
export function formatAtom(channel: Channel): string {
  const { id, title, author, language, url, pageUrl, updatedAt, articles } = channel
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      element('id', {}, id),
      element('title', {}, toSingleLine(title)),
      element('updated', {}, updatedAt.toISOString()),
      element('author', {}, element('name', {}, toSingleLine(author))),
      element('link', { rel: 'self', type: 'application/atom+xml', href: url }),
      element('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
      element('generator', {}, 'Refectory'),
      ...articles.map(entry),
    ),
  )
}

const entry = ({ id, title, url, relatedUrl, summary, html, pictureUrl, publishedAt, updatedAt }: Article) =>
  element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, toSingleLine(title)),
    element('published', {}, publishedAt.toISOString()),
    element('updated', {}, updatedAt.toISOString()),
    element('link', { rel: 'alternate', type: 'text/html', href: url }),
    relatedUrl && element('link', { rel: 'related', href: relatedUrl }),
    pictureUrl && element('link', { rel: 'enclosure', href: pictureUrl }),
    summary && element('summary', {}, summary),
    html ? element('content', { type: 'html' }, html) : null,
  )
