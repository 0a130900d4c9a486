import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { PaymentType } from '@/domain/shop/payments/payment-types'
import type { CampusDate } from '@/domain/time/calendar'

/** What the rules of a checkout depend on besides what the buyer types. Spec: CUS-5.1 to CUS-5.17. */
export type CheckoutContext = {
  paymentType: PaymentType
  /** Whether a parent buys for a student. Spec: CUS-4.12. */
  isParent: boolean
  /** Whether nobody is logged in. Only guests choose a password. */
  isGuest: boolean
  /** Whether the payment provider takes card numbers. Others get a token, and the form has no card and no billing address. */
  takesCardNumbers: boolean
  /** Whether nothing is charged, now or later, so that no card is needed. */
  isFree: boolean
  today: CampusDate
  settings: Pick<
    CheckoutSettings,
    'requireStudentId' | 'requireBarcodeId' | 'studentIdPattern' | 'emailDomain' | 'confirmAccountPayments'
  >
}

/**
 * Whether an order is free for good: it costs nothing today and has no subscription. The bills of a subscription that starts in a
 * later month need a card. Spec: CUS-9.9.
 */
export const isFreeOrder = (totalCents: number, hasSubscription: boolean): boolean =>
  totalCents === 0 && !hasSubscription

/** Whether the form has a card and a billing address. Spec: CUS-4.18, CUS-4.19. */
export const needsCard = ({
  paymentType,
  takesCardNumbers,
  isFree,
}: Pick<CheckoutContext, 'paymentType' | 'takesCardNumbers' | 'isFree'>): boolean =>
  takesCardNumbers && !isFree && (paymentType === 'Credit card' || paymentType === 'installments')

/** Whether the email must be of the site's domain. A parent pays with the student's ID and an email of their own. Spec: CUS-5.7. */
export const needsDomainEmail = ({
  paymentType,
  isParent,
}: Pick<CheckoutContext, 'paymentType' | 'isParent'>): boolean => paymentType === 'Student ID' && !isParent

/**
 * Whether the email of a parent's student must be of the site's domain: it gets the code that confirms the charge of the student's
 * account.
 */
export const needsStudentDomainEmail = ({
  paymentType,
  isParent,
  settings,
}: Pick<CheckoutContext, 'paymentType' | 'isParent' | 'settings'>): boolean =>
  paymentType === 'Student ID' && isParent && settings.confirmAccountPayments
