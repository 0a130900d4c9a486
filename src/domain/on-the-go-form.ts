import { formAllergens } from './dietary-health-form'
import { atMost, longestLetter, longestLine, longestRemark, oneOf, someOf, trimmed } from './form-bounds'
import type { RulesOf } from './form-check'
import { email, required, type FormRule } from './form-rules'
import { addons, cheeses, dressings, entrees, proteins } from './on-the-go-choices'

/** A meal to take away, as somebody puts it together. Empty is not chosen. Spec: CUS-3.22. */
export type OnTheGoOrder = {
  name: string
  email: string
  studentId: string
  plan: string
  /** When or where it is picked up, in the person's own words. */
  pickUp: string
  entree: string
  base: string
  protein: string
  cheese: string
  dressingSauce: string
  addons: readonly string[]
  sides: readonly string[]
  drink: string
  allergens: readonly string[]
  otherAllergies: string
  comments: string
}

const line = atMost(longestLine)
const mostOfAList = 30
const lines: FormRule = (value) => {
  const parts = value.split(',')
  return parts.length > mostOfAList || parts.some((part) => line(part)) ? 'regex' : null
}

/**
 * The kitchen needs to know for whom and for when. What the contract names is one of these names; plans, bases, sides and
 * drinks are any line, because clients know them by names of their own. Spec: CUS-2.46 to CUS-2.57.
 */
export const onTheGoRules: RulesOf<OnTheGoOrder> = () => ({
  name: [required, line],
  email: [required, trimmed(email)],
  studentId: [line],
  plan: [line],
  pickUp: [required, line],
  entree: [oneOf(entrees)],
  base: [line],
  protein: [oneOf(proteins)],
  cheese: [oneOf(cheeses)],
  dressingSauce: [oneOf(dressings)],
  addons: [someOf(addons)],
  sides: [lines],
  drink: [line],
  allergens: [someOf(formAllergens)],
  otherAllergies: [atMost(longestRemark)],
  comments: [atMost(longestLetter)],
})
