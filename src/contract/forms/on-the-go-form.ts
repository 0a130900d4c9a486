import * as z from 'zod/mini'
import { formAllergens } from '@/domain/forms/health-questions'
import { addons, cheeses, dressings, entrees, proteins } from '@/domain/forms/on-the-go-choices'
import { maxLetterLength, maxLineLength, maxRemarkLength } from '@/domain/forms/text-lengths'
import { email, listField, maxLength, oneOf, required, someOf, textField } from './field-rules'

const line = () => textField(maxLength(maxLineLength))
const maxListLength = 30
const isShortList = (values: readonly string[]) =>
  values.length <= maxListLength && values.every((value) => value.length <= maxLineLength)

/**
 * A meal to take away. Empty fields were not chosen; `pickUp` is free text for time and place. The kitchen needs a name, an
 * email and a pick-up time. Entrée, protein, cheese, dressing and add-ons must be one of the specified options. Plans,
 * bases, sides and drinks may be any text, because the specification does not name them. Spec: CUS-3.22, CUS-2.46.
 */
export const onTheGoForm = z.object({
  name: textField(required, maxLength(maxLineLength)),
  email: textField(required, z.trim(), email),
  studentId: line(),
  plan: line(),
  pickUp: textField(required, maxLength(maxLineLength)),
  entree: textField(oneOf(entrees)),
  base: line(),
  protein: textField(oneOf(proteins)),
  cheese: textField(oneOf(cheeses)),
  dressingSauce: textField(oneOf(dressings)),
  addons: someOf(addons),
  sides: listField(z.refine(isShortList, 'regex')),
  drink: line(),
  allergens: someOf(formAllergens),
  otherAllergies: textField(maxLength(maxRemarkLength)),
  comments: textField(maxLength(maxLetterLength)),
})
export type OnTheGoOrder = z.infer<typeof onTheGoForm>
