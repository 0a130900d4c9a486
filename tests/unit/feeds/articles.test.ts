import { atom } from '@/feeds/atom'
import { withWholeAddresses, type Article, type Channel } from '@/feeds/channel'
import { channelOf, type Told } from '@/feeds/channel-of'
import { jsonFeed } from '@/feeds/json-feed'
import { entriesOfAtom, faultsOfAtom } from '../../support/atom'
import { jsonFeedSchema } from '../../support/json-feed'
import { readXml, textOf } from '../../support/xml'
import { site } from '../v1/campus'

const article = (given: Partial<Article> = {}): Article => ({
  id: 'tag:dining.example.edu,2026:news/1/en',
  title: 'Pumpkin week',
  address: 'https://dining.example.edu/northgate/news-item/1',
  elsewhere: null,
  summary: 'Soup, pie and more.',
  html: '<p>Soup &amp; pie.</p>',
  picture: null,
  published: new Date('2026-11-01T05:00:00.000Z'),
  updated: new Date('2026-11-19T15:30:00.000Z'),
  ...given,
})
const channel = (...articles: Article[]): Channel => ({
  id: 'tag:dining.example.edu,2026:news/site/en',
  title: 'News – Northgate',
  author: 'Northgate',
  language: 'en-CA',
  address: 'https://dining.example.edu/feeds/northgate/news.atom?locale=en',
  page: 'https://dining.example.edu/northgate/news',
  updated: new Date('2026-11-19T15:30:00.000Z'),
  articles,
})
const read = (json: string) => jsonFeedSchema.parse(JSON.parse(json))

test('an article in Atom', () => {
  const full = article({
    elsewhere: 'https://example.org/a?b=1&c=2',
    picture: 'https://dining.example.edu/files/news/p.webp',
  })
  const text = atom(channel(full))
  expect(faultsOfAtom(text)).toEqual([])
  expect(entriesOfAtom(text)).toEqual([
    {
      id: 'tag:dining.example.edu,2026:news/1/en',
      title: 'Pumpkin week',
      published: '2026-11-01T05:00:00.000Z',
      updated: '2026-11-19T15:30:00.000Z',
      alternate: 'https://dining.example.edu/northgate/news-item/1',
      related: 'https://example.org/a?b=1&c=2',
      enclosure: 'https://dining.example.edu/files/news/p.webp',
      summary: 'Soup, pie and more.',
      content: '<p>Soup &amp; pie.</p>',
    },
  ])
  const feed = readXml(text).documentElement
  expect(feed?.getAttribute('xml:lang')).toBe('en-CA')
  expect(feed && textOf(feed, 'title')).toBe('News – Northgate')
})

test('an article in JSON Feed', () => {
  const full = article({ elsewhere: 'https://example.org/a', picture: 'https://dining.example.edu/files/news/p.webp' })
  expect(read(jsonFeed(channel(full))).items).toEqual([
    {
      id: 'tag:dining.example.edu,2026:news/1/en',
      url: 'https://dining.example.edu/northgate/news-item/1',
      external_url: 'https://example.org/a',
      title: 'Pumpkin week',
      content_html: '<p>Soup &amp; pie.</p>',
      summary: 'Soup, pie and more.',
      image: 'https://dining.example.edu/files/news/p.webp',
      date_published: '2026-11-01T05:00:00.000Z',
      date_modified: '2026-11-19T15:30:00.000Z',
    },
  ])
})

test('an article without a text, and no articles at all', () => {
  const short = channel(
    article({ html: '', summary: null }),
    article({ id: 'tag:dining.example.edu,2026:news/2/en', html: '' }),
  )
  expect(faultsOfAtom(atom(short))).toEqual([])
  expect(read(jsonFeed(short)).items.map(({ content_text }) => content_text)).toEqual([
    'Pumpkin week',
    'Soup, pie and more.',
  ])
  expect(faultsOfAtom(atom(channel()))).toEqual([])
  expect(read(jsonFeed(channel())).items).toEqual([])
})

test.each([
  ['the end of a section and an element', ']]></entry><script>alert(1)</script>'],
  ['entities', '&lt;b&gt; &bogus; "q"'],
  ['control characters', 'a\u0000b\u0007\uffff'],
  ['line ends', 'a\r\nb\rc\u2028d'],
  ['half an emoji and a whole one', '\ud83c 🍲'],
  ['a very long line', 'word '.repeat(20_000)],
])('%s in every text makes no other feed of it', (_, text) => {
  const hostile = channel(article({ title: text, summary: text, html: `<p>${text}</p>` }))
  const written = atom({ ...hostile, title: text, author: text })
  expect(faultsOfAtom(written)).toEqual([])
  expect(readXml(written).getElementsByTagName('script')).toHaveLength(0)
  expect(entriesOfAtom(written)).toHaveLength(1)
  expect(read(jsonFeed({ ...hostile, title: text, author: text })).items[0]?.content_html).toBe(`<p>${text}</p>`)
})

test('paths of this host become whole addresses, others stay as they are', () => {
  const html =
    '<p>/files <a href="/northgate">a</a> <a href="https://example.org/">b</a> <a href="//x.example">c</a> <img src="/files/images/p.webp" alt="/" /></p>'
  expect(withWholeAddresses(html, 'https://dining.example.edu')).toBe(
    '<p>/files <a href="https://dining.example.edu/northgate">a</a> <a href="https://example.org/">b</a> <a href="//x.example">c</a> <img src="https://dining.example.edu/files/images/p.webp" alt="/" /></p>',
  )
})

const told = (given: Partial<Told> = {}): Told => ({
  id: '1'.repeat(24),
  title: 'Pumpkin week',
  path: '/northgate/news-item/1',
  link: null,
  brief: ' Soup. ',
  html: '<p><a href="/northgate">Northgate</a></p>',
  picture: null,
  showFrom: null,
  createdAt: new Date('2026-11-01T15:00:00.000Z'),
  updatedAt: new Date('2026-11-02T15:00:00.000Z'),
  ...given,
})
const about = {
  site: site({ updatedAt: '2026-10-01T00:00:00.000Z' }),
  kind: 'news' as const,
  title: 'Nouvelles',
  path: '/northgate/news',
  locale: 'fr' as const,
  base: 'https://dining.example.edu:8443',
  address: 'https://dining.example.edu:8443/feeds/northgate/news.atom?locale=fr',
}

test('what a site tells, with whole addresses and ids that need no slug', () => {
  const picture = {
    kind: 'news' as const,
    fileName: 'soup 1.webp',
    thumbName: null,
    alt: { en: null, fr: null },
    width: 1,
    height: 1,
  }
  expect(channelOf(about, [told({ picture, link: '/northgate/menu' })])).toEqual({
    id: `tag:dining.example.edu,2026:news/${'d'.repeat(24)}/fr`,
    title: 'Nouvelles – Porte-Nord',
    author: 'Porte-Nord',
    language: 'fr-CA',
    address: 'https://dining.example.edu:8443/feeds/northgate/news.atom?locale=fr',
    page: 'https://dining.example.edu:8443/northgate/news',
    updated: new Date('2026-11-02T15:00:00.000Z'),
    articles: [
      {
        id: `tag:dining.example.edu,2026:news/${'1'.repeat(24)}/fr`,
        title: 'Pumpkin week',
        address: 'https://dining.example.edu:8443/northgate/news-item/1',
        elsewhere: 'https://dining.example.edu:8443/northgate/menu',
        summary: 'Soup.',
        html: '<p><a href="https://dining.example.edu:8443/northgate">Northgate</a></p>',
        picture: 'https://dining.example.edu:8443/files/news/soup%201.webp',
        published: new Date('2026-11-01T15:00:00.000Z'),
        updated: new Date('2026-11-02T15:00:00.000Z'),
      },
    ],
  })
})

test('an item is published on the campus’s first day of showing it, and is no older than that; the newest is first', () => {
  const later = told({ id: '2'.repeat(24), showFrom: '2026-11-20' })
  const { articles, updated } = channelOf(about, [told(), later])
  expect(articles.map(({ id }) => id.slice(-5))).toEqual(['22/fr', '11/fr'])
  // Midnight in Toronto is five o'clock in Greenwich.
  expect(articles[0]).toMatchObject({
    published: new Date('2026-11-20T05:00:00.000Z'),
    updated: new Date('2026-11-20T05:00:00.000Z'),
  })
  expect(updated).toEqual(new Date('2026-11-20T05:00:00.000Z'))
  expect(channelOf(about, []).updated).toEqual(new Date('2026-10-01T00:00:00.000Z'))
})

test.each([['javascript:alert(1)'], ['//x.example'], ['example.org'], ['']])('a link to %j is none', (link) => {
  expect(channelOf(about, [told({ link })]).articles[0]?.elsewhere).toBeNull()
})
