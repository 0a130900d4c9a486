import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { status, weekDayShape } from './locations'
import { scheduleShape } from './schedule'
import { idParameter, id, instant, instantOrNull, textParameter } from '@/contract/field-types'

/** `date` in any format of V1-1.15; missing means this week. Spec: PUB-7.25, PUB-7.34. */
export const hoursQuery = z.object({ site_id: idParameter, date: textParameter })
/** `timestamp` in any format of V1-1.15; missing means today. Spec: PUB-7.29. */
export const openQuery = z.object({ site_id: idParameter, timestamp: textParameter })

/** A location with its hours from Sunday to Saturday. */
export const hours = z.strictObject({
  id,
  name: z.string(),
  sort_order: z.number().int().nullable(),
  building_id: id.or(z.literal('')),
  status,
  week: z.array(weekDayShape).length(7),
  next_change_at: instantOrNull,
})
export type HoursRow = z.infer<typeof hours>

export const hoursWithLocationsResponse = successSchema({ hours_with_locations: z.array(hours) })

export const buildingHours = z.strictObject({ id, name: z.string(), locations: z.array(hours) })

/** The tables of the hours page: one per building, and the standalone locations. Spec: PUB-2.65. */
export const hoursOfOperationResponse = successSchema({
  buildings: z.array(buildingHours),
  standalone_locations: z.array(hours),
})

/** A schedule with its first and last instant. Spec: V1-8. */
export const schedule = scheduleShape.extend({ start: instant, end: instant })

export const locationSchedules = z.strictObject({
  _type: z.enum(['DOC::WebtritionLocation', 'DOC::ConceptLocation']),
  id,
  name: z.string(),
  schedules: z.array(schedule),
  sort_order: z.number().int(),
  type: z.enum(['concept', 'menubuilder']).nullable(),
  webtrition_version: z.number().int(),
})

/** The schedules that are valid on the date, whether or not a location is open now. Spec: V1-8. */
export const openResponse = successSchema({ location_schedules: z.array(locationSchedules) })
