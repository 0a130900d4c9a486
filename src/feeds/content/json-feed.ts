import type { Channel } from './channel'
import { toSingleLine } from '@/feeds/engine/line-text'

/** Formats JSON Feed 1.1. The format requires content, so an article without a body has its summary or title as text. */
export function formatJsonFeed({ title, author, language, url, pageUrl, articles }: Channel): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: toSingleLine(title),
    home_page_url: pageUrl,
    feed_url: url,
    language,
    authors: [{ name: toSingleLine(author) }],
    items: articles.map((article) => ({
      id: article.id,
      url: article.url,
      ...(article.relatedUrl ? { external_url: article.relatedUrl } : {}),
      title: toSingleLine(article.title),
      ...(article.html
        ? { content_html: article.html }
        : { content_text: article.summary ?? toSingleLine(article.title) }),
      ...(article.summary ? { summary: article.summary } : {}),
      ...(article.pictureUrl ? { image: article.pictureUrl } : {}),
      date_published: article.publishedAt.toISOString(),
      date_modified: article.updatedAt.toISOString(),
    })),
  })
}
