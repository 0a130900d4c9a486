import type { Schedule } from '@/domain/places/hours/schedules'
import type { CampusDate } from '@/domain/time/calendar'
import { isClosedOn } from './closed-day'

/** A stored menu. `published`: it has a meal. */
export type StoredMenu = { date: CampusDate; closed: boolean; published: boolean }

/** The days on which visitors of an open location find no menu. */
export const listMissingMenus = (
  dates: readonly CampusDate[],
  schedules: readonly Schedule[],
  menus: readonly StoredMenu[],
): CampusDate[] =>
  dates.filter((date) => {
    const menu = menus.find((each) => each.date === date)
    return !menu?.published && !isClosedOn(schedules, date, { closed: menu?.closed ?? false, published: false })
  })
