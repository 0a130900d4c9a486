import type { TextField, TextFieldSingleValidation } from 'payload'
import { isCampusDate } from '@/domain/time/calendar'
import { fieldsOf } from '@/server/database/stored-values'
import { type BilingualText, translate, bilingual } from '@collections/labels'

type Options = {
  label: BilingualText
  required?: boolean
  description?: BilingualText
  /** Name of a sibling field with the first day. This date must not be before it. */
  notBefore?: string
  /** Whether queries filter by it. */
  index?: boolean
  width?: string
}

/** A calendar date of the campus, `YYYY-MM-DD`, without a time or a zone. The studio shows a date picker. */
export function campusDate(
  name: string,
  { label, required = false, description, notBefore, index = true, width = '50%' }: Options,
): TextField {
  const validate: TextFieldSingleValidation = (value, { req, siblingData }) => {
    if (!value) return required ? translate(req, bilingual('Enter a date.', 'Entrez une date.')) : true
    const first: unknown = notBefore && fieldsOf(siblingData)[notBefore]
    if (typeof first === 'string' && isCampusDate(value) && value < first)
      return translate(
        req,
        bilingual(
          'The end date must not be before the start date.',
          'La date de fin ne peut pas précéder la date de début.',
        ),
      )
    return (
      isCampusDate(value) ||
      translate(req, bilingual('Enter a real date, like 2026-11-20.', 'Entrez une date réelle, comme 2026-11-20.'))
    )
  }
  return {
    name,
    type: 'text',
    label,
    required,
    index,
    validate,
    admin: { description, width, components: { Field: '@/studio/native-inputs#DateInput' } },
  }
}
