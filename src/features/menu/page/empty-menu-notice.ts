import type { Location } from '@/domain/places/location'
import { formatLongDate } from '@/domain/time/date-formats'
import type { CampusDate } from '@/domain/time/calendar'
import { localize, type Locale } from '@/domain/locale'
import { closureNameOn } from '@/domain/places/hours/schedules'
import type { ServedDay } from '@/features/menu/read-day'
import { formatMessage } from '@/domain/text/format-message'
import type { MenuMessages } from '@/i18n/menu-messages'

type Notice = { title: string; where?: string; hint?: string; sign?: boolean }
type Messages = Pick<
  MenuMessages,
  'closed' | 'closedWhere' | 'closedHint' | 'comingSoon' | 'comingSoonHint' | 'failure'
>

/**
 * The notice for a day without dishes: the read failed, the location is closed, or its menu is not published yet.
 * Spec: PUB-2.39, PUB-2.40, PUB-8.3.
 */
export function emptyMenuNotice(
  day: Pick<ServedDay, 'closed'> | 'failed',
  location: Location,
  date: CampusDate,
  locale: Locale,
  messages: Messages,
): Notice {
  const dateText = formatLongDate(date, locale)
  if (day === 'failed') return { title: messages.failure }
  if (day.closed) {
    const where = formatMessage(messages.closedWhere, {
      location: localize(location.name, locale) ?? '',
      date: dateText,
    })
    const reason = localize(closureNameOn(location.schedules, date), locale)
    return {
      title: reason ? `${messages.closed} (${reason})` : messages.closed,
      where,
      hint: messages.closedHint,
      sign: true,
    }
  }
  return { title: messages.comingSoon, hint: formatMessage(messages.comingSoonHint, { date: dateText }) }
}
