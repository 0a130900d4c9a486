import { z } from 'zod'
import { success } from './envelope'
import { status, weekDay } from './locations'
import { askedId, id, instant, instantOrNull, parameter } from './words'

/** `date` in any form of V1-1.15; missing is this week. Spec: PUB-7.25, PUB-7.34. */
export const hoursQuery = z.object({ site_id: askedId, date: parameter })
/** `timestamp` in any form of V1-1.15; missing is today. Spec: PUB-7.29. */
export const openQuery = z.object({ site_id: askedId, timestamp: parameter })

/** A location with its week, from Sunday to Saturday. */
const hours = z.strictObject({
  id,
  name: z.string(),
  sort_order: z.number().int().nullable(),
  building_id: id.or(z.literal('')),
  status,
  week: z.array(weekDay).length(7),
  next_change_at: instantOrNull,
})
export type HoursRow = z.infer<typeof hours>

export const hoursWithLocationsResponse = success({ hours_with_locations: z.array(hours) })

/** The tables of the hours page: one for each building, then the locations that stand alone. Spec: PUB-2.65. */
export const hoursOfOperationResponse = success({
  buildings: z.array(z.strictObject({ id, name: z.string(), locations: z.array(hours) })),
  standalone_locations: z.array(hours),
})

const whole = z.number().int()

/** `start` and `end` are the first and the last instant of validity, null without limit. Spec: PUB-3.5, V1-8. */
const schedule = z.strictObject({
  id,
  created_at: instant,
  days: z.array(whole.min(0).max(6)),
  start: instantOrNull,
  end: instantOrNull,
  start_hour: whole,
  start_minutes: whole,
  end_hour: whole,
  end_minutes: whole,
  open_late: z.boolean(),
  type: z.enum(['location', 'special_hours']),
})
export type ScheduleRecord = z.infer<typeof schedule>

/** Not what is open at the minute: the schedules that hold on the date. Spec: V1-8. */
export const openResponse = success({
  location_schedules: z.array(
    z.strictObject({
      _type: z.enum(['DOC::WebtritionLocation', 'DOC::ConceptLocation']),
      id,
      name: z.string(),
      schedules: z.array(schedule),
      sort_order: whole,
      type: z.enum(['concept', 'menubuilder']).nullable(),
      webtrition_version: whole,
    }),
  ),
})
