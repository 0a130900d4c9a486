import { nextMidnight, resolveRequestedDate, type ZoneName } from '@/domain/time/campus-time'
import type { CampusDate } from '@/domain/time/calendar'
import { parseRequestedDate } from '@/domain/time/requested-date'
import { ok, refuse, type Result } from '@/domain/result'

/**
 * Resolves the `date` parameter to a campus date. A missing date is today, and `until` is then the next midnight in epoch
 * milliseconds; otherwise `until` is Infinity. Refuses `bad-date`. Spec: V1-1.15, V1-1.16.
 */
export function resolveDate(
  raw: string | null,
  now: Date,
  zone: ZoneName,
): Result<{ date: CampusDate; until: number }> {
  const date = resolveRequestedDate(raw, now, zone)
  if (date === null) return refuse('bad-date')
  const isToday = parseRequestedDate(raw)?.kind === 'none'
  return ok({ date, until: isToday ? nextMidnight(now, zone).getTime() : Infinity })
}
