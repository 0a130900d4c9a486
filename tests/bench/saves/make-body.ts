import {
  makeHeading,
  makeLink,
  makeList,
  makeListItem,
  makeParagraph,
  makeRichText,
  makeText,
  type RichText,
} from '@/domain/content/rich-text/nodes'

const sentence = 'From Monday on, the hall serves soup, two mains and a vegan bowl until eight in the evening. '

/** The body of a long article: 1,500 words with 24 links, six headings and two lists. `version` makes it a new text. */
export function makeBody(version: number): RichText {
  const target = { linkType: 'custom', url: 'https://example.com/hours', newTab: false } as const
  const paragraph = (n: number) =>
    makeParagraph([
      makeText(sentence.repeat(3)),
      makeText(`Part ${n} of version ${version}: `, 1),
      makeLink(`link-${n}`, target, [makeText('see the hours')]),
    ])
  const list = () =>
    makeList(
      'ul',
      ['Soup', 'Salad', 'Bread', 'Fruit'].map((text, n) => makeListItem(n + 1, [makeText(text)])),
    )
  const blocks = Array.from({ length: 24 }, (_, n) => [
    ...(n % 4 === 0 ? [makeHeading('h2', [makeText(`Heading ${n}`)])] : []),
    paragraph(n),
    ...(n % 12 === 0 ? [list()] : []),
  ])
  return makeRichText(blocks.flat())
}
