import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import type { AnnouncementKind } from '@/domain/content/announcements'
import { listAnnouncements } from './read-announcements'
import { Breadcrumb } from '@/ui/breadcrumb'
import { AnnouncementCard } from './announcement-card'
import { EmptyState } from '@/ui/empty-state'

type Props = {
  kind: AnnouncementKind
  site: Site
  locale: Locale
  /** The name that staff gave the page; null for the default title. */
  name: string | null
  above?: { href: string; name: string } | null
}

/**
 * The events, news or offers of a campus: current and coming items, the first one larger, then past events in a section of
 * their own. Spec: PUB-2.13, PUB-2.41, PUB-2.42, PUB-2.44, PUB-2.48, PUB-4.2.
 */
export async function AnnouncementListScreen({ kind, site, locale, name, above = null }: Props) {
  const [t, all] = await Promise.all([
    getTranslations({ locale, namespace: 'happenings' }),
    listAnnouncements(kind, site, locale),
  ])
  const listsPast = kind === 'events' || kind === 'balanced-living-events'
  const past = all.filter(({ nearness }) => listsPast && nearness === 'over')
  const [lead, ...others] = all.filter((it) => !past.includes(it))
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name ?? t(`${kind}.title`)}</h1>
      {lead ? (
        <ul className="announcements">
          <li>
            <AnnouncementCard announcement={lead} locale={locale} heading="h2" lead />
          </li>
          {others.map((announcement) => (
            <li key={announcement.id}>
              <AnnouncementCard announcement={announcement} locale={locale} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t(`${kind}.empty`)} help={t(`${kind}.emptyHelp`)} site={site} locale={locale} />
      )}
      {past.length > 0 && (
        <section className="announcements-past" aria-labelledby="past">
          <h2 id="past">{t(`${kind}.past`)}</h2>
          <ul className="announcements">
            {past.map((announcement) => (
              <li key={announcement.id}>
                <AnnouncementCard announcement={announcement} locale={locale} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
