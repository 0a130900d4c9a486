import { cleanHtml } from '@/server/clean-html'
import { scriptVectors } from '../../support/data/script-vectors'

/** Sanitized HTML may contain allowed elements and attributes, and addresses of the web or of this host. */
const element = /<\/?([a-z][a-z0-9]*)((?:\s+[a-z]+="[^"<>]*")*)\s*\/?>/g
const tags =
  'h2 h3 h4 p br hr ul ol li dl dt dd strong b em i u small sub sup blockquote a img figure figcaption table caption thead tbody tr th td'
const attributes = 'href title src alt width height scope colspan rowspan lang'

test.each(scriptVectors.map((vector) => [vector.slice(0, 60).replace(/\s+/g, ' '), vector]))(
  'leaves only allowed elements, attributes and addresses of %s',
  (_, vector) => {
    const clean = cleanHtml(vector)
    const text = clean.replace(element, (_whole, name: string, attributesText: string) => {
      expect(tags.split(' ')).toContain(name)
      for (const [, attribute, value = ''] of attributesText.matchAll(/([a-z]+)="([^"]*)"/g)) {
        expect(attributes.split(' ')).toContain(attribute)
        if (attribute === 'href' || attribute === 'src')
          expect(value).not.toMatch(/^\s*(?!https?:|mailto:|tel:)[a-z&#]+:/i)
      }
      return ''
    })
    expect(text).not.toMatch(/[<>]/)
    expect(cleanHtml(clean)).toBe(clean)
  },
)
