import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { contentFeeds } from '@/feeds/content-feeds'

/** Where feed readers and calendars find a site's feeds; React puts it into the head. */
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
