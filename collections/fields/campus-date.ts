import type { TextField, TextFieldSingleValidation } from 'payload'
import { isCampusDate } from '@/domain/campus-time'
import { fieldsOf } from '@/server/stored'
import { say, words } from '@collections/labels'

type Options = {
  label: ReturnType<typeof words>
  required?: boolean
  description?: ReturnType<typeof words>
  /** The field beside it that holds the first day, which this one must not precede. */
  notBefore?: string
}

/** A date of the campus, `YYYY-MM-DD`, without time or zone; picked from a calendar in the studio. */
export function campusDate(name: string, { label, required = false, description, notBefore }: Options): TextField {
  const validate: TextFieldSingleValidation = (value, { req, siblingData }) => {
    if (!value) return required ? say(req, words('Choose a date.', 'Choisissez une date.')) : true
    const first: unknown = notBefore && fieldsOf(siblingData)[notBefore]
    if (typeof first === 'string' && isCampusDate(value) && value < first)
      return say(req, words('The end comes before the start.', 'La fin précède le début.'))
    return (
      isCampusDate(value) ||
      say(
        req,
        words(
          'This date does not exist. Write it like 2026-11-20.',
          'Cette date n’existe pas. Écrivez-la comme 2026-11-20.',
        ),
      )
    )
  }
  return {
    name,
    type: 'text',
    label,
    required,
    index: true,
    validate,
    admin: { description, width: '50%', components: { Field: '@/studio/native-inputs#DateInput' } },
  }
}
