import { atMost, longestLetter, longestLine, trimmed } from './form-bounds'
import type { RulesOf } from './form-check'
import { email, required } from './form-rules'

/** A letter to the dining services. Spec: CUS-3.23. */
export type ContactMessage = { name: string; email: string; message: string }

/** Spec: CUS-5.31. */
export const contactRules: RulesOf<ContactMessage> = () => ({
  name: [required, atMost(longestLine)],
  email: [required, trimmed(email)],
  message: [required, atMost(longestLetter)],
})
