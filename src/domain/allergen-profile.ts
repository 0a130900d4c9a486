import { atMost, longestLine } from './form-bounds'
import type { RulesOf } from './form-check'
import { phone, required, type FormRule } from './form-rules'

/** What a customer says of their allergies: ids of allergens, others in one line with commas, and whom to call. */
export type AllergenProfile = {
  allergens: readonly string[]
  custom_allergens: string
  contact_name: string
  contact_number: string
  carries_epinephrine: boolean
}

const line = atMost(longestLine)
/** Letters of any language, digits and spaces, and what stands in the names of people: Jean-François is one. Spec: CUS-5.28. */
const contactName: FormRule = (value) => (/^[\p{L}\p{M}\d '’-]*$/u.test(value) ? null : 'formName')
const isWritten = (text: string) => text.trim() !== ''

/** Nobody to call, or somebody with a name and a number of ten digits: half a contact helps nobody. Spec: CUS-5.28. */
export const allergenRules: RulesOf<AllergenProfile> = ({ contact_name, contact_number }) => ({
  custom_allergens: [line],
  contact_name: [...(isWritten(contact_number) ? [required] : []), contactName, line],
  contact_number: [...(isWritten(contact_name) ? [required] : []), phone],
})

/** Other allergens one by one, as they are written first, each once whatever its capitals; empty for none. Spec: CUS-5.28. */
export function customAllergensIn(written: string): string[] {
  const names = written.split(',').map((name) => name.trim().replace(/\s+/g, ' '))
  const isFirst = (name: string, place: number) =>
    names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === place
  return names.filter((name, place) => name !== '' && isFirst(name, place))
}
