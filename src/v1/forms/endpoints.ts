import type { z } from 'zod'
import {
  captchaQuery,
  captchaResponse,
  contactRequest,
  feedbackRequest,
  formResponse,
  healthFormRequest,
  onTheGoRequest,
} from '@/contract/forms/visitor-form-requests'
import { inCamelCase } from '@/contract/snake-case'
import type { CaptchaChallenge } from '@/domain/forms/captcha'
import { thankYouMessages, type VisitorForm } from '@/domain/forms/thank-you-messages'
import type { Locale } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readSessionCustomer } from '@/features/account/read-customer'
import { offerCaptcha } from '@/features/forms/captcha/check-captcha'
import { sendFeedback, sendMessage, sendHealthForm, orderOnTheGo } from '@/features/forms/send-forms'
import type { FormOrigin } from '@/features/forms/store-form'
import { sessionCookie } from '@/server/auth/customer-session'
import { getPrivate, post } from '@/v1/engine/define-endpoint'
import type { RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import { success } from '@/v1/engine/envelope'
import { findPublishedSite } from '@/v1/site/resolve-sites'

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
async function readCaptcha(
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
const submitFeedback = (input: z.output<typeof feedbackRequest>, context: RequestContext) =>
  submit('feedback', input, context, sendFeedback)

const submitContactMessage = (input: z.output<typeof contactRequest>, context: RequestContext) =>
  submit('contact', input, context, sendMessage)

const submitHealthForm = (input: z.output<typeof healthFormRequest>, context: RequestContext) =>
  submit('healthForm', input, context, sendHealthForm)

const submitOnTheGoOrder = (input: z.output<typeof onTheGoRequest>, context: RequestContext) =>
  submit('onTheGo', input, context, orderOnTheGo)

/** The thank-you message. It repeats nothing of the form. Spec: CUS-7.25. */
function thankYou(form: VisitorForm, locale: Locale): z.infer<typeof formResponse> {
  return success(1, { msg: thankYouMessages[form][locale] })
}

/** A challenge in the form of altcha, whose own names stay as they are. Spec: CUS-2.59. */
const captchaShape = (challenge: CaptchaChallenge): z.infer<typeof captchaResponse> => success(1, challenge)

const form = {
  limit: 'forms',
  shape: thankYou,
  answer: formResponse,
  example: {},
  inBody: true, // personal data must not appear in URLs
} as const

export const formEndpoints = [
  post('feedback/submit', {
    ...form,
    about: {
      en: 'Sends feedback to the dining services. Residence and customer type are optional on sites of schools. A site may ask for a captcha: see feedback/captcha.',
      fr: 'Envoie des commentaires aux services alimentaires. La résidence et le type de clientèle sont facultatifs pour les sites des écoles. Un site peut demander un captcha\u00a0: voir feedback/captcha.',
    },
    input: feedbackRequest,
    execute: submitFeedback,
  }),
  getPrivate('feedback/captcha', {
    about: {
      en: 'Returns a new challenge for the feedback form of a site that asks for a captcha. Solve it with a library of altcha, version 2 of its format, within 10 minutes. Each solution is accepted once.',
      fr: 'Retourne un nouveau défi pour le formulaire de commentaires d’un site qui demande un captcha. Résolvez-le avec une bibliothèque d’altcha, version 2 de son format, en moins de 10 minutes. Chaque solution est acceptée une fois.',
    },
    input: captchaQuery,
    limit: 'forms',
    session: null,
    execute: readCaptcha,
    shape: captchaShape,
    answer: captchaResponse,
    example: {},
  }),
  post('contact', {
    ...form,
    about: { en: 'Sends a message to the dining services.', fr: 'Envoie un message aux services alimentaires.' },
    input: contactRequest,
    execute: submitContactMessage,
  }),
  post('customer/health_form', {
    ...form,
    about: {
      en: 'Sends allergies, celiac disease or a medical diet to the dietitians. The response does not repeat them.',
      fr: 'Informe les diététistes d’allergies, de la maladie cœliaque ou d’un régime médical. La réponse n’en répète rien.',
    },
    input: healthFormRequest,
    execute: submitHealthForm,
    parameterDescriptions: {
      date: { en: 'The day of the form: 2031-02-03.', fr: 'Le jour du formulaire\u00a0: 2031-02-03.' },
    },
  }),
  post('customer/on_the_go_form', {
    ...form,
    about: {
      en: 'Orders a meal to take away. The response does not repeat the order.',
      fr: 'Commande un repas à emporter. La réponse ne répète pas la commande.',
    },
    input: onTheGoRequest,
    execute: submitOnTheGoOrder,
  }),
]
