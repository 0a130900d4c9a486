import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import type { CheckoutForm } from '@/contract/shop/checkout-forms'
import { localize, type Locale } from '@/domain/locale'
import { codeMinutes, codeTries, findChargedEmail, parseCode } from '@/domain/shop/checkout/payer-code'
import { formatPrice } from '@/domain/shop/money/money'
import { checkOrder } from '@/domain/shop/orders/check-order'
import { ok, refuse, type Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { readVouchedEmail } from '@/features/shop/checkout/buyers/vouched-buyer'
import type { OrderRequest } from '@/features/shop/checkout/orders/order-request'
import type { Checkout } from '@/features/shop/checkout/read-checkout'
import { takeCodeMail } from '@/server/auth/checkout-limits'
import { openPayload } from '@/server/database/payload'
import {
  forgetCodeTries,
  readPayerCode,
  removePayerCode,
  replacePayerCode,
  takeCodeTry,
  type PayerCode,
} from '@/server/database/shop/payer-codes'
import { logError } from '@/server/logging/log-error'
import { hasMailServer, withDeadline } from '@/server/mail/deliver-mail'

const minute = 60_000
/** How long a request waits for the mail server. Clients give up after 20 seconds. */
const patience = 12_000

/** Who submits with which code (empty for none), and the cart as they saw it. */
type Payer = { customerId: string | null; code: string; network: string; locale: Locale; now: Date }
type Seen = Pick<OrderRequest, 'seenRevision' | 'seenTotalCents' | 'seenBonusCents' | 'seenLaterCents'>

/**
 * Makes sure that the person whose account a payment charges has agreed to it: by a campus sign-in with that address, or by a code
 * that is mailed to it. A code is for one cart as it is now, one address and one payment type, so that it confirms one order.
 * Nothing is asked where the site has switched the check off.
 *
 * Refuses `payer-code-sent` without a code, `payer-code-not-sent`, `payer-code-wrong`, `payer-code-over` after five wrong codes or
 * ten minutes, `too-many-attempts`, and like `checkOrder`.
 */
export async function confirmPayer(
  site: Pick<Site, 'id' | 'name'>,
  { cart, context, settings, form: orderForm }: Omit<Checkout, 'terms'>,
  form: CheckoutForm,
  seen: Seen,
  payer: Payer,
): Promise<Result<null>> {
  const email = findChargedEmail(context, form)
  if (email === null || cart.id === null || !settings.confirmAccountPayments) return ok(null)
  if ((await readVouchedEmail(site.id, payer.customerId)) === email) return ok(null)
  const { paymentType, today } = context
  const isSignedIn = payer.customerId !== null
  const checked = checkOrder({
    ...seen,
    view: cart,
    revision: cart.revision,
    form: orderForm,
    paymentType,
    isSignedIn,
    today,
  })
  if (!checked.ok) return checked // nobody is asked about an order that cannot be placed
  const { totalCents } = cart.totals
  const payload = await openPayload()
  const attempt = digest([site.id, cart.id, cart.revision, totalCents, paymentType, email].join('\n'))
  const order = {
    cartId: cart.id,
    attempt,
    email,
    totalCents,
    payment: paymentType === 'Student ID' ? paymentType : 'payroll',
  } as const
  const stored = await readPayerCode(payload, cart.id)
  const age = stored ? payer.now.getTime() - stored.sentAt.getTime() : 0
  const valid = stored?.attempt === attempt && age < codeMinutes * minute ? stored : null
  if (payer.code.trim() === '') {
    const isRecent = valid !== null && age < minute && valid.tries < codeTries
    return isRecent ? refuse('payer-code-sent', { email, isRecent: 1 }) : mailCode(payload, site, order, stored, payer)
  }
  return valid ? checkCode(payload, cart.id, valid, payer.code) : refuse('payer-code-over')
}

type Order = { cartId: string; attempt: string; email: string; totalCents: number; payment: 'Student ID' | 'payroll' }

async function mailCode(
  payload: Payload,
  site: Pick<Site, 'id' | 'name'>,
  { cartId, attempt, email, totalCents, payment }: Order,
  before: PayerCode | null,
  { network, locale, now }: Payer,
): Promise<Result<null>> {
  if (!hasMailServer(payload)) return refuse('payer-code-not-sent', { email })
  const wait = takeCodeMail(network, site.id, email)
  if (wait > 0) return refuse('too-many-attempts', { seconds: Math.ceil(wait / 1000) })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = hashCode(payload, attempt, code)
  // Of simultaneous requests, one mails its code.
  if (!(await replacePayerCode(payload, cartId, before, { attempt, hash, sentAt: now })))
    return refuse('payer-code-sent', { email })
  const name = localize(site.name, locale) ?? ''
  const mail = payerCodeMail({ site: name, code, totalCents, minutes: codeMinutes, payment }, locale)
  try {
    await withDeadline(payload.sendEmail({ to: email, ...mail }), patience)
    return refuse('payer-code-sent', { email })
  } catch (error) {
    logError('A code to confirm a payment could not be mailed:', error)
    await removePayerCode(payload, cartId, hash)
    return refuse('payer-code-not-sent', { email })
  }
}

async function checkCode(payload: Payload, cartId: string, stored: PayerCode, typed: string): Promise<Result<null>> {
  const code = parseCode(typed)
  if (code === null) return refuse('payer-code-wrong', { left: codeTries - stored.tries })
  // The try is taken before the codes are compared, so that parallel guesses count too.
  if (!(await takeCodeTry(payload, cartId, stored.hash, codeTries))) return refuse('payer-code-over')
  const isRight = timingSafeEqual(
    Buffer.from(stored.hash, 'hex'),
    Buffer.from(hashCode(payload, stored.attempt, code), 'hex'),
  )
  if (isRight) {
    await forgetCodeTries(payload, cartId, stored.hash)
    return ok(null)
  }
  const left = codeTries - stored.tries - 1
  return left > 0 ? refuse('payer-code-wrong', { left }) : refuse('payer-code-over')
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** With the server's secret: a plain digest of six digits is found in a second. */
const hashCode = ({ secret }: Payload, attempt: string, code: string): string =>
  createHmac('sha256', secret).update(`payer code\n${attempt}\n${code}`).digest('hex')

type Values = { site: string; code: string; totalCents: number; minutes: number; payment: 'Student ID' | 'payroll' }
type Mail = { subject: string; text: string }

const payments: Record<Locale, Record<Values['payment'], string>> = {
  en: { 'Student ID': 'your student account', payroll: 'your pay' },
  fr: { 'Student ID': 'votre compte étudiant', payroll: 'votre paie' },
}

const mails: Record<Locale, (values: Values, payment: string, total: string) => Mail> = {
  en: ({ site, code, minutes }, payment, total) => ({
    subject: `Your code for an order at ${site} Dining`,
    text: `Hello,\n\nSomebody is about to place an order of ${total} at ${site} Dining that is charged to ${payment}. If this is you, enter this code within ${minutes} minutes:\n\n${code}\n\nIf this is not you, do not give the code to anybody. Without it, no order is placed and nothing is charged.\n`,
  }),
  fr: ({ site, code, minutes }, payment, total) => ({
    subject: `Votre code pour une commande aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nQuelqu’un s’apprête à passer aux Services alimentaires, ${site}, une commande de ${total} portée à ${payment}. Si c’est vous, entrez ce code d’ici ${minutes} minutes\u00a0:\n\n${code}\n\nSi ce n’est pas vous, ne donnez ce code à personne. Sans lui, aucune commande n’est passée et rien n’est facturé.\n`,
  }),
}

/** The plain-text mail with the code that confirms a charge. It is sent at once and stored nowhere. */
const payerCodeMail = (values: Values, locale: Locale): Mail =>
  mails[locale](values, payments[locale][values.payment], formatPrice(values.totalCents, locale))
