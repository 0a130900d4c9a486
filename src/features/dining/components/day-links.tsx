import { addDays, type CampusDate } from '@/domain/calendar'
import { longDate } from '@/domain/date-formats'
import type { Locale } from '@/domain/locale'
import { menuAddress, type MenuView } from './menu-address'
import type { MenuWords } from './menu-words'

type Props = {
  view: MenuView
  today: CampusDate
  locale: Locale
  words: Pick<MenuWords, 'previousDay' | 'nextDay' | 'today'>
}

/** The day before, the day after, and the way back to today. Spec: PUB-2.36. */
export function DayLinks({ view, today, locale, words }: Props) {
  const to = (date: CampusDate, word: string, icon?: 'previous' | 'next') => (
    <a href={menuAddress({ ...view, date })} data-filters="" title={longDate(date, locale)}>
      {icon === 'previous' && <Arrow icon={icon} />}
      {word}
      {icon === 'next' && <Arrow icon={icon} />}
    </a>
  )
  return (
    <p className="menu-days">
      {to(addDays(view.date, -1), words.previousDay, 'previous')}
      {to(addDays(view.date, 1), words.nextDay, 'next')}
      {view.date !== today && to(today, words.today)}
    </p>
  )
}

const Arrow = ({ icon }: { icon: string }) => (
  <svg aria-hidden="true">
    <use href={`#icon-${icon}`} />
  </svg>
)
