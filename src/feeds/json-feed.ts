import type { Channel } from './channel'
import { oneLine } from './one-line'

/** JSON Feed 1.1. An article without a text has its summary for one, for the format wants some. */
export function jsonFeed({ title, author, language, address, page, articles }: Channel): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: oneLine(title),
    home_page_url: page,
    feed_url: address,
    language,
    authors: [{ name: oneLine(author) }],
    items: articles.map((article) => ({
      id: article.id,
      url: article.address,
      ...(article.elsewhere ? { external_url: article.elsewhere } : {}),
      title: oneLine(article.title),
      ...(article.html ? { content_html: article.html } : { content_text: article.summary ?? oneLine(article.title) }),
      ...(article.summary ? { summary: article.summary } : {}),
      ...(article.picture ? { image: article.picture } : {}),
      date_published: article.published.toISOString(),
      date_modified: article.updated.toISOString(),
    })),
  })
}
