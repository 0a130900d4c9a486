import type { Payload } from 'payload'
import type { DemoSite, Span } from '../../demo/campus-shape'
import { addDays, type CampusDate } from '@/domain/calendar'
import { hexIdOf } from '@/server/menu-ids'
import type { bothLanguages } from '@/server/write-both'
import type { composer } from './composing'

export const siteId = (slug: string) => hexIdOf('sites', slug)

export type Seeding = {
  payload: Payload
  create: ReturnType<typeof bothLanguages>
  demo: DemoSite
  site: string
  /** The campus's date on the day of seeding. */
  today: CampusDate
  /** An id that the same demo has on every machine. */
  idOf: (...key: string[]) => string
  /** Composes a picture, or gives the one of the same key. */
  compose: ReturnType<typeof composer>
}

/** Dates from days: `{ start, end }`, null without limit. */
export const datesOf = (today: CampusDate, { startOffsetDays, endOffsetDays }: Partial<Span>) => ({
  start: dateOf(today, startOffsetDays),
  end: dateOf(today, endOffsetDays),
})

/** The days on which something published is shown; null without limit. */
export const windowOf = (
  today: CampusDate,
  { showFromOffsetDays, showUntilOffsetDays }: { showFromOffsetDays?: number; showUntilOffsetDays?: number },
) => ({ showFrom: dateOf(today, showFromOffsetDays), showUntil: dateOf(today, showUntilOffsetDays) })

const dateOf = (today: CampusDate, offset: number | null | undefined) =>
  offset === null || offset === undefined ? null : addDays(today, offset)

/** Switches that are on, for the fields of the same names. */
export const flagsOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Partial<Record<Name, true>>

/**
 * Does something for each, four at a time: while one waits for the database another's picture is drawn. A failure is
 * thrown when all that was begun has ended, so that nothing is written after what is there was taken away.
 */
export async function forEach<Item>(items: readonly Item[], act: (item: Item, index: number) => Promise<unknown>) {
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      await act(next[1], next[0]).catch((error: unknown) => {
        queue.length = 0
        throw error
      })
  }
  const ended = await Promise.allSettled(Array.from({ length: 4 }, worker))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
