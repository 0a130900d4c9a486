import type { z } from 'zod'
import type { contactRequest, feedbackRequest, healthFormRequest, onTheGoRequest } from '@/contract/forms'
import { snakeCase } from '@/contract/snake-case'
import type { Site } from '@/domain/campus'
import type { VisitorForm } from '@/domain/form-thanks'
import { ok, refuse, type Result } from '@/domain/result'
import { orderOnTheGo } from '@/features/contact/order-on-the-go'
import { sendFeedback } from '@/features/contact/send-feedback'
import { sendHealthForm } from '@/features/contact/send-health-form'
import { sendMessage } from '@/features/contact/send-message'
import { publishedSite } from './ask-sites'
import type { Done } from './endpoint'

type Taken = Promise<Result<Done<VisitorForm>>>
type Sent = { site_id: string | null; website: string }

/** Stores a form under its site, unless a machine filled it in, and tells refusals by v1's names of the fields. */
async function take(
  form: VisitorForm,
  { site_id, website }: Sent,
  store: (site: Site) => Promise<Result<null>>,
): Taken {
  const taken = ok({ value: form, remember: null })
  if (website !== '') return taken
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const stored = await store(site.value)
  if (stored.ok) return taken
  const { code, detail } = stored.refusal
  return refuse(code, Object.fromEntries(Object.entries(detail).map(([key, name]) => [key, snakeCase(String(name))])))
}

/** Each refuses `missing-parameter`, `not-found-site`, `bad-field`. Spec: CUS-7.14, CUS-7.15, CUS-7.25. */
export const takeFeedback = (input: z.output<typeof feedbackRequest>): Taken =>
  take('feedback', input, (site) =>
    sendFeedback(site, {
      firstName: input.first_name,
      lastName: input.last_name,
      email: input.email,
      location: input.location,
      customerResidence: input.customer_residence,
      customerType: input.customer_type,
      comments: input.comments,
      offers: input.offers,
      birthday: input.birthday,
    }),
  )

export const takeMessage = (input: z.output<typeof contactRequest>): Taken =>
  take('contact', input, (site) => sendMessage(site, { name: input.name, email: input.email, message: input.message }))

export const takeHealthForm = (input: z.output<typeof healthFormRequest>): Taken =>
  take('healthForm', input, (site) =>
    sendHealthForm(site, {
      date: input.date,
      name: input.name,
      email: input.email,
      city: input.city,
      allergens: input.allergens,
      epipen: input.epipen,
      carriesEpinephrine: input.carries_epinephrine,
      celiac: input.celiac,
      glutenIntolerant: input.gluten_intolerant,
      gfDiet: input.gf_diet,
      medicalDiet: input.medical_diet,
      consent: input.consent,
      otherAllergies: input.other_allergies,
      additionalComments: input.additional_comments,
    }),
  )

export const takeOnTheGoOrder = (input: z.output<typeof onTheGoRequest>): Taken =>
  take('onTheGo', input, (site) =>
    orderOnTheGo(site, {
      name: input.name,
      email: input.email,
      studentId: input.student_id,
      plan: input.plan,
      pickUp: input.pick_up,
      entree: input.entree,
      base: input.base,
      protein: input.protein,
      cheese: input.cheese,
      dressingSauce: input.dressing_sauce,
      addons: input.addons,
      sides: input.sides,
      drink: input.drink,
      allergens: input.allergens,
      otherAllergies: input.other_allergies,
      comments: input.comments,
    }),
  )
