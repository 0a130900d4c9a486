import { addDays, type CampusDate } from '@/domain/time/calendar'
import { formatLongDate } from '@/domain/time/date-formats'
import type { Locale } from '@/domain/locale'
import { menuUrl, type MenuView } from '@/domain/menu/menu-url'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  view: MenuView
  today: CampusDate
  locale: Locale
  messages: Pick<MenuMessages, 'previousDay' | 'nextDay' | 'today'>
}

/** Links to the previous day, the next day and today. */
export function DayLinks({ view, today, locale, messages }: Props) {
  const link = (date: CampusDate, text: string, icon?: 'previous' | 'next') => (
    <a href={menuUrl({ ...view, date })} data-filters="" title={formatLongDate(date, locale)}>
      {icon === 'previous' && <Arrow icon={icon} />}
      <span>{text}</span>
      {icon === 'next' && <Arrow icon={icon} />}
    </a>
  )
  return (
    <p className="menu-days">
      {link(addDays(view.date, -1), messages.previousDay, 'previous')}
      {link(addDays(view.date, 1), messages.nextDay, 'next')}
      {view.date !== today && link(today, messages.today)}
    </p>
  )
}

const Arrow = ({ icon }: { icon: string }) => (
  <svg aria-hidden="true">
    <use href={`#icon-${icon}`} />
  </svg>
)
