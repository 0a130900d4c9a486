import type { CampusDate } from '@/domain/time/calendar'

/** Demo content about snow, with what it says instead from May to October. */
export type Seasonal<Content> = Content & { withoutSnow?: Partial<Content> }

/** Whether snow is plausible on a Canadian campus: from November to April. */
const isSnowSeason = (date: CampusDate): boolean => {
  const month = Number(date.slice(5, 7))
  return month >= 11 || month <= 4
}

/** The content of the season of a date. */
export function forSeason<Content extends object>(content: Seasonal<Content>, date: CampusDate): Content {
  const changes = isSnowSeason(date) ? undefined : content.withoutSnow
  return { ...content, ...changes, withoutSnow: undefined }
}
