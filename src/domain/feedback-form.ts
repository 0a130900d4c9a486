import { isBirthday } from './birthday'
import { atMost, longestLetter, longestLine, oneOf, trimmed } from './form-bounds'
import type { RulesOf } from './form-check'
import { choicesOf } from './form-choices'
import { email, formName, required, type FormRule } from './form-rules'

/** What a visitor says of the dining services; `location` is a location's name. Empty is not told. Spec: CUS-3.20. */
export type Feedback = {
  firstName: string
  lastName: string
  email: string
  location: string
  customerResidence: string
  customerType: string
  comments: string
  offers: boolean
  /** `MM/DD`. */
  birthday: string
}

/** Spec: CUS-2.58. */
export const residences = choicesOf({ 'On campus': 'Sur le campus', 'Off campus': 'Hors campus', 'n/a': 'Sans objet' })

/** Who somebody is to the campus. Others are taken too: campuses have had lists of their own. */
export const customerTypes = choicesOf({
  'Resident student': 'Étudiante ou étudiant en résidence',
  'Commuter student': 'Étudiante ou étudiant hors résidence',
  Faculty: 'Corps professoral',
  Staff: 'Membre du personnel',
  'Parent or family': 'Parent ou famille',
  Visitor: 'En visite',
})

const dayOfYear: FormRule = (value) => (value === '' || isBirthday(value) ? null : 'regex')

/** A school's visitors are not asked where they live and who they are. Spec: CUS-5.32. */
export const feedbackRules =
  (isSchool: boolean): RulesOf<Feedback> =>
  () => ({
    firstName: [required, trimmed(formName), atMost(longestLine)],
    lastName: [required, trimmed(formName), atMost(longestLine)],
    email: [required, trimmed(email)],
    location: [atMost(longestLine)],
    customerResidence: isSchool ? [oneOf(residences)] : [required, oneOf(residences)],
    customerType: isSchool ? [atMost(longestLine)] : [required, atMost(longestLine)],
    comments: [required, atMost(longestLetter)],
    birthday: [trimmed(dayOfYear)],
  })
