import { z } from 'zod'
import { id, instant, instantOrNull, textOrNull } from '@/contract/field-types'

const whole = z.number().int()

/** Valid from `start` to `end`; null means no limit. Spec: PUB-3.5, V1-8. */
export const scheduleShape = z.strictObject({
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
export type ScheduleRecord = z.infer<typeof scheduleShape>

/** Hours with their name, and the blocks of reservations. Spec: CUS-3.16. */
export const namedScheduleShape = scheduleShape.extend({
  type: z.enum(['location', 'special_hours', 'reservation']),
  name: textOrNull,
})
