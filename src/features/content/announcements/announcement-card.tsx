import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { Announcement } from './announcement'
import { Thumbnail } from '@/ui/picture'
import { Dateline, TimesAndPlace } from './announcement-dates'
import { DateLeaf } from './date-leaf'

type Props = {
  announcement: Announcement
  locale: Locale
  heading: 'h2' | 'h3'
  /** The first item of a page: larger, and its picture loads first. */
  lead?: boolean
}

/**
 * An announcement in a list: dates, title, picture, times and place, brief (at most three lines) and link. Without a picture,
 * events and offers show their days in large type. The title of news has one line.
 * Spec: PUB-2.41, PUB-2.44, PUB-2.45, PUB-2.48, PUB-9.2.
 */
export async function AnnouncementCard({ announcement, locale, heading: Heading, lead = false }: Props) {
  const t = await getTranslations({ locale })
  const { kind, title, brief, picture, link } = announcement
  const outside = link?.outside ?? false
  const more = link?.text ?? t('happenings.readMore')
  const label = `${t('happenings.readMoreOf', { more, title })}${outside ? ` ${t('navigation.outside')}` : ''}`
  return (
    <article className={lead ? 'announcement announcement-lead' : 'announcement'}>
      <div className="announcement-facts">
        <Dateline announcement={announcement} locale={locale} />
        <TimesAndPlace announcement={announcement} locale={locale} />
      </div>
      <Heading className={kind === 'news' ? 'announcement-title line-clamp-1' : 'announcement-title'}>{title}</Heading>
      {picture ? (
        <div className="announcement-picture">
          <Thumbnail picture={picture} locale={locale} fetched={lead ? 'first' : 'near'} />
        </div>
      ) : (
        kind !== 'news' && <DateLeaf announcement={announcement} locale={locale} />
      )}
      <div className="announcement-text">
        {brief && <p className="announcement-brief line-clamp-3">{brief}</p>}
        <a href={link?.href ?? announcement.path} className="announcement-more">
          <span aria-hidden>{more}</span>
          <span className="sr-only">{label}</span>
          {outside ? <ArrowUpRight size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
        </a>
      </div>
    </article>
  )
}
