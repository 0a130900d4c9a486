import { Clock, MapPin } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { longDate } from '@/domain/date-formats'
import { textIn } from '@/domain/locale'
import { clockRead, clockSaid } from '@/features/content/happening-times'
import { readMeetings } from '@/features/content/read-meetings'
import { sectionBody } from '@/features/content/section-body'
import { Breadcrumb } from './breadcrumb'
import { NothingYet } from './nothing-yet'
import type { ReadingScreen } from './reading-screen'
import { ReadingTabs } from './reading-tabs'

type Props = ReadingScreen & {
  address: string
  /** The meeting that the address asks for; the next where it asks for none that is there. */
  asked: string | undefined
}

/** The directors' meetings by their place and day, one of them at length. Spec: PUB-2.54, PUB-4.2. */
export async function MeetingsScreen({ site, locale, name, above, address, asked }: Props) {
  const [t, meetings] = await Promise.all([
    getTranslations({ locale, namespace: 'readings.meetings' }),
    readMeetings(site),
  ])
  const open = meetings.find(({ id }) => id === asked) ?? meetings[0]
  const body = await sectionBody(textIn(open?.body, locale))
  const minute = open?.startsAtMinute ?? null
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {open ? (
        <ReadingTabs
          name={t('all')}
          notice={asked !== undefined && asked !== open.id && t('gone')}
          tabs={meetings.map(({ id, location, start }) => ({
            id,
            label: textIn(location, locale) ?? '',
            detail: <time dateTime={start}>{longDate(start, locale)}</time>,
          }))}
          openId={open.id}
          addressOf={(id) => `${address}?meeting=${id}`}
        >
          <h2 id="reading-title">
            <time dateTime={open.start}>{longDate(open.start, locale)}</time>
          </h2>
          <ul className="reading-facts">
            <li>
              <MapPin size={20} aria-hidden />
              {textIn(open.location, locale)}
            </li>
            {minute !== null && (
              <li>
                <Clock size={20} aria-hidden />
                <time dateTime={clockRead(minute)}>{clockSaid(minute, locale)}</time>
              </li>
            )}
          </ul>
          {body && <div className="article" dangerouslySetInnerHTML={{ __html: body }} />}
        </ReadingTabs>
      ) : (
        <NothingYet title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      )}
    </div>
  )
}
