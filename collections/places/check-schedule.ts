import type { CollectionBeforeValidateHook } from 'payload'
import { validateSchedule, type ScheduleError } from '@/domain/places/hours/schedules'
import { scheduleOf } from '@/server/database/menu/stored-schedule'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'

/** Field and message of each refusal. The fields themselves refuse the others. */
const messages: Partial<Record<ScheduleError, { path: string; text: BilingualText }>> = {
  'dates-inverted': {
    path: 'end',
    text: bilingual(
      'The last day must not be before the first day.',
      'Le dernier jour ne peut pas précéder le premier.',
    ),
  },
  'times-equal': {
    path: 'closesAt',
    text: bilingual(
      'The closing time must differ from the opening time. For a full day, enter 00:00 twice.',
      'L’heure de fermeture doit différer de l’heure d’ouverture. Pour une journée entière, entrez deux fois 00:00.',
    ),
  },
  'past-midnight': {
    path: 'closesAt',
    text: bilingual(
      'Reservations must end on the same day. Enter a closing time after the opening time and before midnight.',
      'Les réservations doivent finir le jour même. Entrez une heure de fermeture après l’ouverture et avant minuit.',
    ),
  },
  'special-without-dates': {
    path: 'start',
    text: bilingual(
      'Enter a first and a last day for special hours.',
      'Entrez un premier et un dernier jour pour les heures spéciales.',
    ),
  },
}
const opens = bilingual('Enter an opening time.', 'Entrez une heure d’ouverture.')
const closes = bilingual('Enter a closing time.', 'Entrez une heure de fermeture.')

/**
 * Requires opening and closing times, except of special hours that close the day. Removes the times of closed days.
 * Spec: PUB-3.5.
 */
export const checkSchedule: CollectionBeforeValidateHook = ({ collection, data, originalDoc, req }) => {
  const doc = { ...originalDoc, ...data }
  const closed = Boolean(doc.closed) && doc.type === 'special_hours'
  const cleaned = { ...data, closed, ...(closed && { opensAt: null, closesAt: null }) }
  const errors = validateSchedule(scheduleOf({ ...doc, ...cleaned })).flatMap((code) => {
    const { path, text } = messages[code] ?? {}
    return path && text ? [{ path, message: translate(req, text) }] : []
  })
  if (!closed && !doc.opensAt) errors.push({ path: 'opensAt', message: translate(req, opens) })
  if (!closed && !doc.closesAt) errors.push({ path: 'closesAt', message: translate(req, closes) })
  if (errors.length > 0) throw validationError(collection, errors, req)
  return cleaned
}
