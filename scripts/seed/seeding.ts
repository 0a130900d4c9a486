import type { Payload } from 'payload'
import type { DemoSite, DateOffsets } from '../../demo/shapes/campus-shape'
import { addDays, weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { deterministicId } from '@/server/database/menu/menu-ids'
import type { localizedCreator } from '@/server/database/write-localized'

export const siteId = (slug: string) => deterministicId('sites', slug)

export type Seeding = {
  payload: Payload
  create: ReturnType<typeof localizedCreator>
  demo: DemoSite
  site: string
  /** The date at the campus when the seed runs. */
  today: CampusDate
  /** Derives an id from a key, so that the demo has the same ids on every machine. */
  idOf: (...key: string[]) => string
}

/** Converts offsets in days to `{ start, end }` dates. Null means no limit. With `weekday` both move on until the start is one. */
export const datesOf = (
  today: CampusDate,
  { startOffsetDays, endOffsetDays, weekday }: Partial<DateOffsets> & { weekday?: number },
) => {
  const start = dateOf(today, startOffsetDays)
  const base = start === null || weekday === undefined ? today : addDays(today, (weekday - weekdayOf(start) + 7) % 7)
  return { start: dateOf(base, startOffsetDays), end: dateOf(base, endOffsetDays) }
}

/** Converts offsets in days to a publication window. Null means no limit. */
export const windowOf = (
  today: CampusDate,
  { showFromOffsetDays, showUntilOffsetDays }: { showFromOffsetDays?: number; showUntilOffsetDays?: number },
) => ({ showFrom: dateOf(today, showFromOffsetDays), showUntil: dateOf(today, showUntilOffsetDays) })

const dateOf = (today: CampusDate, offset: number | null | undefined) =>
  offset === null || offset === undefined ? null : addDays(today, offset)

/** Returns checkbox fields with these names, all true. */
export const flagsOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Partial<Record<Name, true>>
