import { fillEmptyDays, type PlannedDay } from '@/domain/menu/week-plan'
import { addDays, type CampusDate } from '@/domain/time/calendar'

type Answer = { ok: true; days: PlannedDay[] } | { ok: false; message: string }
/** How a week is read, by its first day, and how days are saved, which answers them as they are stored. */
type Calls = { read: (from: CampusDate) => Promise<Answer>; save: (days: PlannedDay[]) => Promise<Answer> }
type Span = { first: CampusDate; until: CampusDate; weeks: number }

/** `before` has the filled days as they were, with their new versions, one list for each week. `refusal` is null where all weeks were filled. */
type Filled = { before: PlannedDay[][]; refusal: string | null }

/**
 * Fills the empty days of every week from its first day to a date, each from the same weekday some weeks before. That one may have been
 * filled just now: so a cycle of weeks repeats. Stops at the first refusal; what was saved until then stays.
 */
export async function fillWeeks({ first, until, weeks }: Span, { read, save }: Calls): Promise<Filled> {
  const known = new Map<CampusDate, PlannedDay[]>()
  const before: PlannedDay[][] = []
  for (let start = first; start <= until; start = addDays(start, 7)) {
    for (const from of [start, addDays(start, -7 * weeks)]) {
      if (known.has(from)) continue
      const answer = await read(from)
      if (!answer.ok) return { before, refusal: answer.message }
      known.set(from, answer.days)
    }
    const target = known.get(start) ?? []
    const filled = fillEmptyDays(target, known.get(addDays(start, -7 * weeks)) ?? [], weeks)
    const changed = filled.filter(({ date }) => date <= until)
    if (changed.length === 0) continue
    const saved = await save(changed)
    if (!saved.ok) return { before, refusal: saved.message }
    const storedOn = (date: CampusDate) => saved.days.find((day) => day.date === date)
    known.set(
      start,
      target.map((day) => storedOn(day.date) ?? day),
    )
    before.push(
      target.flatMap((day) => {
        const stored = storedOn(day.date)
        return stored ? [{ ...day, updatedAt: stored.updatedAt }] : []
      }),
    )
  }
  return { before, refusal: null }
}
