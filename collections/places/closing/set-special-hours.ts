import type { PayloadRequest } from 'payload'
import type { SpecialHoursRequest } from '@/domain/places/hours/closing-request'
import { findOverlap } from '@/domain/places/hours/schedule-overlap'
import type { Staff } from '@/domain/roles'
import { campusDateAt } from '@/domain/time/campus-time'
import { clock } from '@/server/clock'
import { scheduleOf } from '@/server/database/menu/stored-schedule'
import { findHalls, inTurn } from './close-halls'
import { refusals, refuse } from './refusals'
import { readSiteOfHalls } from './stored-halls'
import { writeSpecialHours } from './write-special-hours'

/**
 * Writes the same special hours for some locations of one site, for all or for none. Refuses dates that are over, locations that have
 * special hours on one of them, and what `check-schedule.ts` refuses. Spec: PUB-3.5.
 */
export async function setSpecialHours(
  req: PayloadRequest,
  staff: Staff,
  { locations, start, end, hours, name }: SpecialHoursRequest,
): Promise<void> {
  const { site } = await findHalls(req, staff, locations)
  const { timeZone } = await readSiteOfHalls(req, site)
  await inTurn(req, site, async () => {
    const { halls } = await findHalls(req, staff, locations)
    if (end < campusDateAt(clock.now(), timeZone)) refuse(req, refusals.past)
    const row = {
      site,
      type: 'special_hours' as const,
      name,
      days: ['0', '1', '2', '3', '4', '5', '6'] as ('0' | '1' | '2' | '3' | '4' | '5' | '6')[],
      start,
      end,
      closed: !hours,
      opensAt: hours?.opensAt ?? null,
      closesAt: hours?.closesAt ?? null,
    }
    const taken = halls.filter(({ schedules }) => findOverlap(scheduleOf(row), schedules) !== null)
    if (taken.length > 0) refuse(req, refusals.alreadySpecial(taken.map((hall) => hall.name)), 409)
    await writeSpecialHours(req, { rows: halls.map(({ id }) => ({ ...row, location: id })), replaced: [] })
  })
}
