import type { TextField, TextFieldSingleValidation } from 'payload'
import { type BilingualText, translate, bilingual } from '@collections/labels'

/** A time of day on campus, `HH:MM`, 24-hour clock. Optional. The studio shows a time picker. */
export function timeOfDay(name: string, label: BilingualText): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value ||
    /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ||
    translate(req, bilingual('Enter a time like 07:30 or 22:00.', 'Entrez une heure comme 07:30 ou 22:00.'))
  return {
    name,
    type: 'text',
    label,
    validate,
    admin: { width: '50%', components: { Field: '@/studio/native-inputs#TimeInput' } },
  }
}
