import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { scheduleRefusals, type ScheduleRefusal } from '@/domain/schedules'
import { scheduleOf } from '@/server/stored-schedule'
import { say, words } from '@collections/labels'

/** Where each refusal is shown and in which words; the others are refused by the fields themselves. */
const shown: Partial<Record<ScheduleRefusal, { path: string; text: ReturnType<typeof words> }>> = {
  'dates-inverted': {
    path: 'end',
    text: words('The last day comes before the first.', 'Le dernier jour précède le premier.'),
  },
  'times-equal': {
    path: 'closesAt',
    text: words(
      'It closes when it opens. For a whole day, write 00:00 twice.',
      'L’heure de fermeture est celle de l’ouverture. Pour une journée entière, écrivez deux fois 00:00.',
    ),
  },
  'past-midnight': {
    path: 'closesAt',
    text: words(
      'Reservations end on the day they begin: close after the opening time, before midnight.',
      'Les réservations finissent le jour même : fermez après l’ouverture et avant minuit.',
    ),
  },
  'special-without-dates': {
    path: 'start',
    text: words(
      'Special hours need a first and a last day.',
      'Les heures spéciales ont besoin d’un premier et d’un dernier jour.',
    ),
  },
}
const opens = words('Say when it opens.', 'Indiquez l’heure d’ouverture.')
const closes = words('Say when it closes.', 'Indiquez l’heure de fermeture.')

/** Hours need an opening and a closing time unless they close the day; only special hours can. Spec: PUB-3.5. */
export const checkSchedule: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const it = { ...originalDoc, ...data }
  const closed = Boolean(it.closed) && it.type === 'special_hours'
  const cleaned = { ...data, closed, ...(closed && { opensAt: null, closesAt: null }) }
  const errors = scheduleRefusals(scheduleOf({ ...it, ...cleaned })).flatMap((code) => {
    const { path, text } = shown[code] ?? {}
    return path && text ? [{ path, message: say(req, text) }] : []
  })
  if (!closed && !it.opensAt) errors.push({ path: 'opensAt', message: say(req, opens) })
  if (!closed && !it.closesAt) errors.push({ path: 'closesAt', message: say(req, closes) })
  if (errors.length > 0) throw new ValidationError({ collection: 'schedules', errors }, req.t)
  return cleaned
}
