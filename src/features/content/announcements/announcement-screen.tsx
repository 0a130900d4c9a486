import { ArrowRight, ArrowUpRight, CalendarPlus } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Picture } from '@/domain/files/picture'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import type { Announcement } from './announcement'
import { findListPage } from './announcement-list-page'
import { listAnnouncements } from './read-announcements'
import { readSectionBody } from '@/features/site/read-section-body'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { WholePicture } from '@/ui/picture'
import { Breadcrumb } from '@/ui/breadcrumb'
import { Dateline, TimesAndPlace } from './announcement-dates'

type Props = { announcement: Announcement; site: Site; locale: Locale }

/** How many other announcements the page links to. */
const maxOthers = 3

/**
 * The page of an event, news item or offer: dates, title, times and place, picture, text and link, then other announcements
 * of its kind. Spec: PUB-2.12, PUB-2.41, PUB-2.45, PUB-2.46, PUB-2.48.
 */
export async function AnnouncementScreen({ announcement, site, locale }: Props) {
  const { kind, title, brief, html, picture, link } = announcement
  const [t, body, all] = await Promise.all([
    getTranslations({ locale }),
    readSectionBody(html),
    listAnnouncements(kind, site, locale),
  ])
  const list = findListPage(site, kind, locale)
  const above = list && { href: list.href, name: list.name ?? t(`happenings.${kind}.title`) }
  const others = all.filter(({ id, nearness }) => id !== announcement.id && (kind === 'news' || nearness !== 'over'))
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <div className="announcement-page">
        <article>
          <Dateline announcement={announcement} locale={locale} />
          <h1 className="announcement-headline">{title}</h1>
          {brief && <p className="announcement-standfirst">{brief}</p>}
          <TimesAndPlace announcement={announcement} locale={locale} />
          {isEvent(announcement) && announcement.nearness !== 'over' && (
            <p className="not-printed mt-4">
              <a
                href={`/feeds/${site.slug}/events/${announcement.id}.ics?locale=${locale}`}
                className={quietButton}
                download
              >
                <CalendarPlus size={20} aria-hidden />
                {t('happenings.addToCalendar')}
              </a>
            </p>
          )}
          {picture && (
            <div className="announcement-large">
              <WholePicture
                picture={picture}
                locale={locale}
                size={[446, 402]}
                className={isPortrait(picture) ? 'announcement-poster' : undefined}
                fetched="first"
              />
            </div>
          )}
          {body && <div className="article" dangerouslySetInnerHTML={{ __html: body }} />}
          {link && (
            <p className="not-printed">
              <a href={link.href} className={filledButton}>
                {link.text ?? t('happenings.readMore')}
                {link.outside && <span className="sr-only"> {t('navigation.outside')}</span>}
                {link.outside ? <ArrowUpRight size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
              </a>
            </p>
          )}
        </article>
        {(above || others.length > 0) && (
          <aside aria-label={t(`happenings.${kind}.more`)} className="announcement-next not-printed">
            {others.length > 0 && <h2>{t(`happenings.${kind}.more`)}</h2>}
            <ul>
              {others.slice(0, maxOthers).map((other) => (
                <li key={other.id}>
                  <Dateline announcement={other} locale={locale} />
                  <a href={other.link?.href ?? other.path}>{other.title}</a>
                </li>
              ))}
            </ul>
            {above && (
              <a href={above.href} className="announcement-more">
                {t(`happenings.${kind}.seeAll`)}
                <ArrowRight size={20} aria-hidden />
              </a>
            )}
          </aside>
        )}
      </div>
    </div>
  )
}

const isEvent = ({ kind }: Announcement) => kind === 'events' || kind === 'balanced-living-events'

/** A portrait picture is probably a poster with text, so it is not cropped. */
const isPortrait = ({ width, height }: Picture) => (height ?? 0) > (width ?? 0)
