import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { listParameter } from '@/contract/structured-parameter'
import { captchaChallenge } from '@/domain/forms/captcha'
import { flagParameter, idParameter, textParameter } from '@/contract/field-types'

/** A text without surrounding blanks and control characters; empty when it is missing. */
const cleanText = textParameter.transform((raw) => (raw ?? '').replace(/[^\P{Cc}\n\r\t]/gu, '').trim())
const cleanList = (values: string[] | null) => [...new Set((values ?? []).map((value) => cleanText.parse(value)))]
/** Values without duplicates. */
const list = listParameter(cleanList)
/** `true` or `false`: `false` when it is missing. Any other text stays as it is, for the form schema to refuse. */
const yesOrNo = cleanText.transform((text) => (text === '1' ? 'true' : text.toLowerCase() || 'false'))
/** Allergens. Clients also send the label of the last one. */
const allergens = listParameter((values) =>
  cleanList(values).map((name) => (name === 'Other (Please specify)' ? 'Other' : name)),
)

/** `website` is an invisible field. When a bot fills it in, v1 answers with success and stores nothing. */
const sent = { site_id: idParameter, website: cleanText }

/** Spec: CUS-3.20, CUS-7.25. */
export const feedbackRequest = z.object({
  ...sent,
  first_name: cleanText,
  last_name: cleanText,
  email: cleanText,
  location: cleanText,
  customer_residence: cleanText,
  customer_type: cleanText,
  comments: cleanText,
  offers: flagParameter,
  birthday: cleanText,
  captcha: cleanText,
})

/** Spec: CUS-2.59. */
export const captchaQuery = z.object({ site_id: idParameter })
/** A challenge as altcha's libraries know it. */
export const captchaResponse = successSchema(captchaChallenge.shape)

/** Spec: CUS-3.23, CUS-7.25. */
export const contactRequest = z.object({ ...sent, name: cleanText, email: cleanText, message: cleanText })

/** Spec: CUS-3.21, CUS-7.14. */
export const healthFormRequest = z.object({
  ...sent,
  date: cleanText,
  name: cleanText,
  email: cleanText,
  city: cleanText,
  allergens,
  epipen: yesOrNo,
  carries_epinephrine: yesOrNo,
  celiac: yesOrNo,
  gluten_intolerant: yesOrNo,
  gf_diet: yesOrNo,
  medical_diet: yesOrNo,
  consent: flagParameter,
  other_allergies: cleanText,
  additional_comments: cleanText,
})

/** Spec: CUS-3.22, CUS-7.15. */
export const onTheGoRequest = z.object({
  ...sent,
  student_id: cleanText,
  sides: list,
  protein: cleanText,
  plan: cleanText,
  pick_up: cleanText,
  name: cleanText,
  entree: cleanText,
  email: cleanText,
  drink: cleanText,
  dressing_sauce: cleanText,
  cheese: cleanText,
  base: cleanText,
  allergens,
  addons: list,
  other_allergies: cleanText,
  comments: cleanText,
})

/** `msg` thanks the visitor. Responses never repeat what was sent. Spec: CUS-7.25. */
export const formResponse = successSchema({ msg: z.string() })
