import { isLinkable } from '@/domain/content/rich-text/linked-pages'
import {
  makeLineBreak,
  makeLink,
  makeText,
  type Inline,
  type Link,
  type LinkTarget,
} from '@/domain/content/rich-text/nodes'
import {
  childrenOf,
  countText,
  idFrom,
  objectOf,
  referenceFrom,
  Refused,
  textFrom,
  wholeFrom,
  type Count,
  type Raw,
  type Read,
} from './read-nodes'

export const inlineFrom: Read<Inline> = (raw, level, count) =>
  raw.type === 'link' || raw.type === 'autolink' ? linkFrom(raw, level, count) : pieceFrom(raw, level, count)

const pieceFrom: Read<Link['children'][number]> = (raw, _level, count) => {
  if (raw.type === 'linebreak') return makeLineBreak()
  if (raw.type === 'tab') return makeText(' ')
  if (raw.type !== 'text') throw new Refused('malformed')
  const text = countText(textFrom(raw.text), count)
  return text === '' ? null : makeText(text, wholeFrom(raw.format, 0, 2_047) & 107)
}

function linkFrom(raw: Raw, level: number, count: Count): Link {
  const fields = objectOf(raw.fields)
  const target: LinkTarget =
    fields.linkType === 'internal'
      ? { linkType: 'internal', doc: referenceFrom(fields.doc, count, isLinkable), newTab: false }
      : { linkType: 'custom', url: countText(textFrom(fields.url), count), newTab: false }
  return makeLink(idFrom(raw.id ?? 'autolink'), target, childrenOf(raw, level, count, pieceFrom))
}
