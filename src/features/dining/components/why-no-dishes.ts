import type { Location } from '@/domain/campus'
import { longDate, type CampusDate } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import type { Day } from '@/features/dining/read-day'
import { fillIn } from '@/ui/fill-in'
import type { MenuWords } from './menu-words'

type Notice = { title: string; where?: string; hint?: string; sign?: boolean }
type Words = Pick<MenuWords, 'closed' | 'closedWhere' | 'closedHint' | 'comingSoon' | 'comingSoonHint' | 'failure'>

/**
 * What to say of a day without dishes: the read failed, the location is closed, or the menu is still to come. Spec: PUB-2.39, PUB-2.40, PUB-4.4, PUB-8.3.
 */
export function whyNoDishes(
  day: Pick<Day, 'closed'> | 'failed',
  location: Location,
  date: CampusDate,
  locale: Locale,
  words: Words,
): Notice {
  const said = longDate(date, locale)
  if (day === 'failed') return { title: words.failure }
  if (day.closed) {
    const where = fillIn(words.closedWhere, { location: textIn(location.name, locale) ?? '', date: said })
    return { title: words.closed, where, hint: words.closedHint, sign: true }
  }
  return { title: words.comingSoon, hint: fillIn(words.comingSoonHint, { date: said }) }
}
