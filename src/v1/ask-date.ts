import { nextMidnight, parseAskedDate, type CampusDate, type ZoneName } from '@/domain/campus-time'
import { readAskedDate } from '@/domain/asked-date'
import { ok, refuse, type Result } from '@/domain/result'

/** The date that a request asks for, and until when it means that date: left out, it is today's. Refuses `bad-date`. */
export function askedDate(raw: string | null, now: Date, zone: ZoneName): Result<{ date: CampusDate; until: number }> {
  const date = parseAskedDate(raw, now, zone)
  if (date === null) return refuse('bad-date')
  const isToday = readAskedDate(raw)?.kind === 'none'
  return ok({ date, until: isToday ? nextMidnight(now, zone).getTime() : Infinity })
}
