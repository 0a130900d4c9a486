import { toE164 } from '@/domain/forms/phone'

type Numbers = { phone: string | null; mobile: string | null }

/** The number that gets a customer's text messages, as E.164: the mobile number if it can, else the phone number; null for none. */
export const textNumberOf = ({ phone, mobile }: Numbers): string | null => toE164(mobile ?? '') ?? toE164(phone ?? '')

/** Text messages need a mobile or phone number of North America. Spec: CUS-3.1. */
export const canReceiveTexts = (customer: Numbers): boolean => textNumberOf(customer) !== null
