import { formatAtom } from '@/feeds/content/atom'
import { withAbsoluteUrls, type Article, type Channel } from '@/feeds/content/channel'
import { buildChannel, type FeedAnnouncement } from '@/feeds/content/announcement-channel'
import { formatJsonFeed } from '@/feeds/content/json-feed'
import { readAtomEntries, findAtomErrors } from '../../../support/formats/atom'
import { jsonFeedSchema } from '../../../support/formats/json-feed'
import { readXml, textOf } from '../../../support/formats/xml'
import { site } from '../../v1/campus-fixture'

const article = (given: Partial<Article> = {}): Article => ({
  id: 'tag:dining.example.edu,2026:news/1/en',
  title: 'Pumpkin week',
  url: 'https://dining.example.edu/northgate/news-item/1',
  relatedUrl: null,
  summary: 'Soup, pie and more.',
  html: '<p>Soup &amp; pie.</p>',
  pictureUrl: null,
  publishedAt: new Date('2026-11-01T05:00:00.000Z'),
  updatedAt: new Date('2026-11-19T15:30:00.000Z'),
  ...given,
})
const channel = (...articles: Article[]): Channel => ({
  id: 'tag:dining.example.edu,2026:news/site/en',
  title: 'News – Northgate',
  author: 'Northgate',
  language: 'en-CA',
  url: 'https://dining.example.edu/feeds/northgate/news.atom?locale=en',
  pageUrl: 'https://dining.example.edu/northgate/news',
  updatedAt: new Date('2026-11-19T15:30:00.000Z'),
  articles,
})
const read = (json: string) => jsonFeedSchema.parse(JSON.parse(json))

test('writes an article as Atom', () => {
  const full = article({
    relatedUrl: 'https://example.org/a?b=1&c=2',
    pictureUrl: 'https://dining.example.edu/files/news/p.webp',
  })
  const text = formatAtom(channel(full))
  expect(findAtomErrors(text)).toEqual([])
  expect(readAtomEntries(text)).toEqual([
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

test('writes an article as JSON Feed', () => {
  const full = article({
    relatedUrl: 'https://example.org/a',
    pictureUrl: 'https://dining.example.edu/files/news/p.webp',
  })
  expect(read(formatJsonFeed(channel(full))).items).toEqual([
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

test('writes an article without a body, and a feed without articles', () => {
  const short = channel(
    article({ html: '', summary: null }),
    article({ id: 'tag:dining.example.edu,2026:news/2/en', html: '' }),
  )
  expect(findAtomErrors(formatAtom(short))).toEqual([])
  expect(read(formatJsonFeed(short)).items.map(({ content_text }) => content_text)).toEqual([
    'Pumpkin week',
    'Soup, pie and more.',
  ])
  expect(findAtomErrors(formatAtom(channel()))).toEqual([])
  expect(read(formatJsonFeed(channel())).items).toEqual([])
})

test.each([
  ['the end of a section and an element', ']]></entry><script>alert(1)</script>'],
  ['entities', '&lt;b&gt; &bogus; "q"'],
  ['control characters', 'a\u0000b\u0007\uffff'],
  ['line ends', 'a\r\nb\rc\u2028d'],
  ['half an emoji and a whole one', '\ud83c 🍲'],
])('stays well-formed with %s in every text', (_, text) => {
  const hostile = channel(article({ title: text, summary: text, html: `<p>${text}</p>` }))
  const written = formatAtom({ ...hostile, title: text, author: text })
  expect(findAtomErrors(written)).toEqual([])
  expect(readXml(written).getElementsByTagName('script')).toHaveLength(0)
  expect(readAtomEntries(written)).toHaveLength(1)
  expect(read(formatJsonFeed({ ...hostile, title: text, author: text })).items[0]?.content_html).toBe(`<p>${text}</p>`)
})

test('makes URLs of this host absolute and leaves other URLs alone', () => {
  const html =
    '<p>/files <a href="/northgate">a</a> <a href="https://example.org/">b</a> <a href="//x.example">c</a> <img src="/files/images/p.webp" alt="/" /></p>'
  expect(withAbsoluteUrls(html, 'https://dining.example.edu')).toBe(
    '<p>/files <a href="https://dining.example.edu/northgate">a</a> <a href="https://example.org/">b</a> <a href="//x.example">c</a> <img src="https://dining.example.edu/files/images/p.webp" alt="/" /></p>',
  )
})

const announcement = (given: Partial<FeedAnnouncement> = {}): FeedAnnouncement => ({
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
  serverUrl: 'https://dining.example.edu:8443',
  feedUrl: 'https://dining.example.edu:8443/feeds/northgate/news.atom?locale=fr',
}

test('builds a channel with absolute URLs and ids without a slug', () => {
  const picture = {
    kind: 'news' as const,
    fileName: 'soup 1.webp',
    thumbName: null,
    alt: { en: null, fr: null },
    width: 1,
    height: 1,
  }
  expect(buildChannel(about, [announcement({ picture, link: '/northgate/menu' })])).toEqual({
    id: `tag:dining.example.edu,2026:news/${'d'.repeat(24)}/fr`,
    title: 'Nouvelles – Porte-Nord',
    author: 'Porte-Nord',
    language: 'fr-CA',
    url: 'https://dining.example.edu:8443/feeds/northgate/news.atom?locale=fr',
    pageUrl: 'https://dining.example.edu:8443/northgate/news',
    updatedAt: new Date('2026-11-02T15:00:00.000Z'),
    articles: [
      {
        id: `tag:dining.example.edu,2026:news/${'1'.repeat(24)}/fr`,
        title: 'Pumpkin week',
        url: 'https://dining.example.edu:8443/northgate/news-item/1',
        relatedUrl: 'https://dining.example.edu:8443/northgate/menu',
        summary: 'Soup.',
        html: '<p><a href="https://dining.example.edu:8443/northgate">Northgate</a></p>',
        pictureUrl: 'https://dining.example.edu:8443/files/news/soup%201.webp',
        publishedAt: new Date('2026-11-01T15:00:00.000Z'),
        updatedAt: new Date('2026-11-02T15:00:00.000Z'),
      },
    ],
  })
})

test('dates an article by its first day on campus and sorts by date, newest first', () => {
  const later = announcement({ id: '2'.repeat(24), showFrom: '2026-11-20' })
  const { articles, updatedAt } = buildChannel(about, [announcement(), later])
  expect(articles.map(({ id }) => id.slice(-5))).toEqual(['22/fr', '11/fr'])
  // Midnight in Toronto is five o'clock in Greenwich.
  expect(articles[0]).toMatchObject({
    publishedAt: new Date('2026-11-20T05:00:00.000Z'),
    updatedAt: new Date('2026-11-20T05:00:00.000Z'),
  })
  expect(updatedAt).toEqual(new Date('2026-11-20T05:00:00.000Z'))
  expect(buildChannel(about, []).updatedAt).toEqual(new Date('2026-10-01T00:00:00.000Z'))
})
