import type { z } from 'zod'
import type {
  captchaQuery,
  contactRequest,
  feedbackRequest,
  healthFormRequest,
  onTheGoRequest,
} from '@/contract/forms/visitor-form-requests'
import { inCamelCase } from '@/contract/snake-case'
import type { CaptchaChallenge } from '@/domain/forms/captcha'
import type { Site } from '@/domain/site/site'
import type { VisitorForm } from '@/domain/forms/thank-you-messages'
import { ok, type Result } from '@/domain/result'
import { readSessionCustomer } from '@/features/account/read-customer'
import { offerCaptcha } from '@/features/forms/captcha/check-captcha'
import { sendFeedback, sendMessage, sendHealthForm, orderOnTheGo } from '@/features/forms/send-forms'
import type { FormOrigin } from '@/features/forms/store-form'
import { sessionCookie } from '@/server/auth/customer-session'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'

type Submitted = WriteAnswer<VisitorForm>

/** Stores a form for its site, as one of the customer whose session sends it; without `site_id`, for the site of the session. Answers with success, but stores nothing, when a bot filled in the invisible field. */
async function submit<Fields extends { site_id: string | null; website: string }>(
  form: VisitorForm,
  { site_id, website, ...fields }: Fields,
  { cookie, locale, now }: RequestContext,
  store: (
    site: Site,
    values: ReturnType<typeof inCamelCase<Omit<Fields, 'site_id' | 'website'>>>,
    origin: FormOrigin,
  ) => Promise<Result<null>>,
): Submitted {
  const success = ok({ value: form })
  if (website !== '') return success
  const sender = await readSessionCustomer(cookie(sessionCookie))
  const site = await findPublishedSite(site_id ?? sender?.siteId ?? null)
  if (!site.ok) return site
  const customer = sender?.siteId === site.value.id ? sender.id : null
  const stored = await store(site.value, inCamelCase(fields), { customer, locale, now })
  return stored.ok ? success : stored
}

/**
 * The challenge of a site's feedback form. Refuses `missing-parameter`, `not-found-site`, `not-offered` where it needs none.
 * Spec: CUS-2.59.
 */
export async function readCaptcha(
  { site_id }: z.output<typeof captchaQuery>,
  { now }: RequestContext,
): WriteAnswer<CaptchaChallenge> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const challenge = await offerCaptcha(site.value, now)
  return challenge.ok ? ok({ value: challenge.value }) : challenge
}

/*
 * Each endpoint refuses `missing-parameter`, `not-found-site`, `bad-field`; that of feedback also the four refusals of captchas.
 * Spec: CUS-7.14, CUS-7.15, CUS-7.25.
 */
export const submitFeedback = (input: z.output<typeof feedbackRequest>, context: RequestContext) =>
  submit('feedback', input, context, sendFeedback)

export const submitContactMessage = (input: z.output<typeof contactRequest>, context: RequestContext) =>
  submit('contact', input, context, sendMessage)

export const submitHealthForm = (input: z.output<typeof healthFormRequest>, context: RequestContext) =>
  submit('healthForm', input, context, sendHealthForm)

export const submitOnTheGoOrder = (input: z.output<typeof onTheGoRequest>, context: RequestContext) =>
  submit('onTheGo', input, context, orderOnTheGo)
