import type { TextField, TextFieldSingleValidation } from 'payload'
import { say, words } from '@collections/labels'

/** A time of the campus day, `HH:MM` on the 24-hour clock; empty where the day is closed. */
export function timeOfDay(name: string, label: ReturnType<typeof words>): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value ||
    /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ||
    say(req, words('Write a time like 07:30 or 22:00.', 'Écrivez une heure comme 07:30 ou 22:00.'))
  return {
    name,
    type: 'text',
    label,
    validate,
    admin: { width: '50%', components: { Field: '@/studio/native-inputs#TimeInput' } },
  }
}
