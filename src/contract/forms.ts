import { z } from 'zod'
import { success } from './envelope'
import { askedFlag, askedId, parameter } from './words'

/** What somebody wrote, without blanks around it and without signs that nobody sees; empty when it is missing. */
const written = parameter.transform((text) => (text ?? '').replace(/[^\P{Cc}\n\r\t]/gu, '').trim())
/** What was chosen of several, commas between; of one that stands there twice the first counts. */
const list = written.transform((text) => [...new Set(text.split(',').flatMap((part) => part.trim() || []))])
/** A yes or no: no when it is missing, and as it was written when it is neither. */
const yesOrNo = written.transform((text) => (text === '1' ? 'true' : text.toLowerCase() || 'false'))
/** The last of the allergens by the words of the form, which clients send too. */
const allergens = list.transform((names) => names.map((name) => (name === 'Other (Please specify)' ? 'Other' : name)))

/** `website` is a field that nobody sees. A machine that fills it in is thanked, and nothing is kept. */
const sent = { site_id: askedId, website: written }

/** Spec: CUS-3.20, CUS-7.25. */
export const feedbackRequest = z.object({
  ...sent,
  first_name: written,
  last_name: written,
  email: written,
  location: written,
  customer_residence: written,
  customer_type: written,
  comments: written,
  offers: askedFlag,
  birthday: written,
})

/** Spec: CUS-3.23, CUS-7.25. */
export const contactRequest = z.object({ ...sent, name: written, email: written, message: written })

/** Spec: CUS-3.21, CUS-7.14. */
export const healthFormRequest = z.object({
  ...sent,
  date: written,
  name: written,
  email: written,
  city: written,
  allergens,
  epipen: yesOrNo,
  carries_epinephrine: yesOrNo,
  celiac: yesOrNo,
  gluten_intolerant: yesOrNo,
  gf_diet: yesOrNo,
  medical_diet: yesOrNo,
  consent: askedFlag,
  other_allergies: written,
  additional_comments: written,
})

/** Spec: CUS-3.22, CUS-7.15. */
export const onTheGoRequest = z.object({
  ...sent,
  student_id: written,
  sides: list,
  protein: written,
  plan: written,
  pick_up: written,
  name: written,
  entree: written,
  email: written,
  drink: written,
  dressing_sauce: written,
  cheese: written,
  base: written,
  allergens,
  addons: list,
  other_allergies: written,
  comments: written,
})

/** `msg` thanks; what was sent is never sent back. Spec: CUS-7.25. */
export const formResponse = success({ msg: z.string() })
