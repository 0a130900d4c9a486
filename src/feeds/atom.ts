import type { Article, Channel } from './channel'
import { oneLine } from './one-line'
import { element, xmlDocument } from './xml'

/** Atom 1.0 (RFC 4287). */
export function atom(channel: Channel): string {
  const { id, title, author, language, address, page, updated, articles } = channel
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
      element('id', {}, id),
      element('title', {}, oneLine(title)),
      element('updated', {}, updated.toISOString()),
      element('author', {}, element('name', {}, oneLine(author))),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      element('generator', {}, 'Refectory'),
      ...articles.map(entry),
    ),
  )
}

const entry = ({ id, title, address, elsewhere, summary, html, picture, published, updated }: Article) =>
  element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, oneLine(title)),
    element('published', {}, published.toISOString()),
    element('updated', {}, updated.toISOString()),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    elsewhere && element('link', { rel: 'related', href: elsewhere }),
    picture && element('link', { rel: 'enclosure', href: picture }),
    summary && element('summary', {}, summary),
    html ? element('content', { type: 'html' }, html) : null,
  )
