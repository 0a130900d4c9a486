import { Clock, MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { formatLongDate } from '@/domain/time/date-formats'
import { localize } from '@/domain/locale'
import { isoTimeOfDay, formatTimeOfDay } from '@/features/content/announcements/announcement-times'
import { readMeetings } from './read-meetings'
import { readSectionBody } from '@/features/site/read-section-body'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/empty-state'
import type { PublicationScreenProps } from './publication-screen'
import { PublicationTabs } from './publication-tabs'

type Props = PublicationScreenProps & {
  address: string
  /** The meeting id in the URL, if any. An unknown id shows the next meeting with a notice. */
  requestedId: string | undefined
}

/** The directors' meetings by place and date, one of them open. Spec: PUB-2.54, PUB-4.2. */
export async function MeetingsScreen({ site, locale, name, above, address, requestedId }: Props) {
  const [t, meetings] = await Promise.all([
    getTranslations({ locale, namespace: 'publications.meetings' }),
    readMeetings(site),
  ])
  const open = meetings.find(({ id }) => id === requestedId) ?? meetings[0]
  const body = await readSectionBody(localize(open?.body, locale))
  const minute = open?.startsAtMinute ?? null
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {open ? (
        <PublicationTabs
          name={t('all')}
          notice={requestedId !== undefined && requestedId !== open.id && t('gone')}
          tabs={meetings.map(({ id, location, start }) => ({
            id,
            label: localize(location, locale) ?? '',
            detail: <time dateTime={start}>{formatLongDate(start, locale)}</time>,
          }))}
          openId={open.id}
          addressOf={(id) => `${address}?meeting=${id}`}
        >
          <h2 id="publication-title">
            <time dateTime={open.start}>{formatLongDate(open.start, locale)}</time>
          </h2>
          <ul className="publication-facts">
            <li>
              <MapPin size={20} aria-hidden />
              {localize(open.location, locale)}
            </li>
            {minute !== null && (
              <li>
                <Clock size={20} aria-hidden />
                <time dateTime={isoTimeOfDay(minute)}>{formatTimeOfDay(minute, locale)}</time>
              </li>
            )}
          </ul>
          {body && <div className="article" dangerouslySetInnerHTML={{ __html: body }} />}
        </PublicationTabs>
      ) : (
        <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      )}
    </div>
  )
}
