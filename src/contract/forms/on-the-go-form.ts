import * as z from 'zod/mini'
import { formAllergens } from '@/domain/forms/health-questions'
import type { OnTheGoChoices } from '@/domain/forms/on-the-go-lists'
import { maxLetterLength, maxLineLength, maxRemarkLength } from '@/domain/forms/text-lengths'
import { email, listField, maxLength, noneOf, oneOf, required, someOf, textField } from './field-rules'

const line = (...rules: Parameters<typeof textField>) => textField(maxLength(maxLineLength), ...rules)
const maxListLength = 30
const isShortList = (values: readonly string[]) =>
  values.length <= maxListLength && values.every((value) => value.length <= maxLineLength)

/**
 * A meal to take away. Empty fields were not chosen; `pickUp` is free text for time and place. The kitchen needs a name, an
 * email and a pick-up time. Entrée, protein, cheese, dressing and add-ons must be one of the site's choices. Plans, bases, sides
 * and drinks may be any text except a choice that staff took off the form, because the specification does not name them.
 * Spec: CUS-3.22, CUS-2.46.
 */
export const onTheGoForm = (choices: OnTheGoChoices) =>
  z.object({
    name: textField(required, maxLength(maxLineLength)),
    email: textField(required, z.trim(), email),
    studentId: line(),
    plan: line(noneOf(choices.plans.withdrawn)),
    pickUp: textField(required, maxLength(maxLineLength)),
    entree: textField(oneOf(choices.entrees.offered)),
    base: line(noneOf(choices.bases.withdrawn)),
    protein: textField(oneOf(choices.proteins.offered)),
    cheese: textField(oneOf(choices.cheeses.offered)),
    dressingSauce: textField(oneOf(choices.dressings.offered)),
    addons: someOf(choices.addons.offered),
    sides: listField(
      z.refine(isShortList, 'regex'),
      z.refine((values) => !values.some((value) => choices.sides.withdrawn.includes(value)), 'regex'),
    ),
    drink: line(noneOf(choices.drinks.withdrawn)),
    allergens: someOf(formAllergens),
    otherAllergies: textField(maxLength(maxRemarkLength)),
    comments: textField(maxLength(maxLetterLength)),
  })
export type OnTheGoOrder = z.infer<ReturnType<typeof onTheGoForm>>
