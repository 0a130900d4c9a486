import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { contentFeeds } from '@/feeds/content/content-feeds'

/** Link elements by which feed readers discover the feeds of a site. React moves them into the head. */
export function FeedLinks({ site, locale }: { site: Site; locale: Locale }) {
  return contentFeeds.map(({ path, type, title }) => (
    <link
      key={path}
      rel="alternate"
      type={type}
      title={`${title[locale]} – ${site.name[locale]}`}
      href={`/feeds/${site.slug}/${path}?locale=${locale}`}
    />
  ))
}
