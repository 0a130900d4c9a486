import { contactForm, type ContactMessage } from '@/contract/forms/contact-form'
import { dietaryHealthForm, type DietaryHealthForm } from '@/contract/forms/dietary-health-form'
import { onTheGoForm, type OnTheGoOrder } from '@/contract/forms/on-the-go-form'
import { formAllergens, healthQuestions, type HealthQuestion } from '@/domain/forms/health-questions'
import type { Site } from '@/domain/site/site'
import { feedbackForm, type Feedback } from '@/contract/forms/feedback-form'
import { residences } from '@/domain/forms/feedback-choices'
import { findChoice, selectChoices } from '@/domain/forms/form-choices'
import type { Result } from '@/domain/result'
import { spendCaptcha } from './captcha/check-captcha'
import { readOnTheGoChoices } from './read-on-the-go-choices'
import { checkForm, storeForm, type FormOrigin } from './store-form'

/**
 * `captcha`: its solution, where the site asks for one. `sender`: the signed-in customer who sends it; null for everybody else.
 * Refuses `missing-parameter`, `bad-field`, and what `spendCaptcha` refuses: last, so that a mistake in a field does not use the
 * captcha up. Spec: CUS-7.25, CUS-4.44, CUS-5.33.
 */
export async function sendFeedback(
  site: Pick<Site, 'id' | 'k12' | 'feedbackCaptcha'>,
  { captcha, ...feedback }: Feedback & { captcha: string },
  origin: FormOrigin,
): Promise<Result<null>> {
  const refused = checkForm(feedbackForm(site.k12), feedback)
  if (refused) return refused
  const spent = await spendCaptcha(site, captcha, origin.now)
  if (!spent.ok) return spent
  const { location, customerResidence, customerType, birthday, ...others } = feedback
  return storeForm(
    'feedback',
    {
      ...others,
      site: site.id,
      location: location || null,
      customerResidence: findChoice(residences, customerResidence),
      customerType: customerType || null,
      birthday: birthday || null,
    },
    origin,
  )
}

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.25. */
export async function sendMessage(
  { id }: Pick<Site, 'id'>,
  message: ContactMessage,
  origin: FormOrigin,
): Promise<Result<null>> {
  return checkForm(contactForm, message) ?? storeForm('contact-messages', { ...message, site: id }, origin)
}

/** Refuses `missing-parameter`, `bad-field`. Spec: CUS-7.14, CUS-5.29. */
export async function sendHealthForm(
  { id }: Pick<Site, 'id'>,
  form: DietaryHealthForm,
  origin: FormOrigin,
): Promise<Result<null>> {
  const refused = checkForm(dietaryHealthForm, form)
  if (refused) return refused
  const answers = healthQuestions.map((name) => [name, form[name] === 'true'])
  return storeForm(
    'dietary-health-forms',
    {
      ...form,
      ...(Object.fromEntries(answers) as Record<HealthQuestion, boolean>),
      site: id,
      allergens: selectChoices(formAllergens, form.allergens),
      otherAllergies: form.otherAllergies || null,
      additionalComments: form.additionalComments || null,
    },
    origin,
  )
}

/**
 * Refuses `missing-parameter`, and `bad-field`, also for a
 * choice that the site does not offer any more. Spec: CUS-7.15.
 */
export async function orderOnTheGo(
  { id }: Pick<Site, 'id'>,
  order: OnTheGoOrder,
  origin: FormOrigin,
): Promise<Result<null>> {
  const refused = checkForm(onTheGoForm(await readOnTheGoChoices(id)), order)
  if (refused) return refused
  const { name, email, addons, sides, allergens, ...others } = order
  const texts = Object.fromEntries(Object.entries(others).map(([field, text]) => [field, text || null]))
  return storeForm(
    'on-the-go-orders',
    {
      ...texts,
      name,
      email,
      addons: [...addons],
      sides: [...sides],
      allergens: selectChoices(formAllergens, allergens),
      site: id,
    },
    origin,
  )
}
