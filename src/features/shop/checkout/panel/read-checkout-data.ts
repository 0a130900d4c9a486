import { localize, type Locale } from '@/domain/locale'
import { listProvinces, listStates } from '@/domain/places/provinces'
import { termsOrder } from '@/domain/shop/checkout/terms-order'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import type { OrderForm } from '@/domain/shop/order-form'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { readAgreedTexts } from '@/features/account/privacy/read-consent-texts'
import type { Customer } from '@/features/account/read-customer'
import { readPrefill } from '@/features/shop/checkout/buyers/read-prefill'
import { subscriptionTermsOf } from '@/features/shop/checkout/terms/listed-terms'
import { allTerms } from '@/features/shop/checkout/terms/required-terms'
import { readCheckoutSettings } from '@/features/shop/order-form/read-checkout-settings'
import { checkoutMessages, checkoutRuleMessages } from '@/i18n/site-messages'
import { runUnrecorded } from '@/server/cache/recording'
import { openPayload } from '@/server/database/payload'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { CheckoutData, PaymentSetup } from './checkout-data'
import { maskPhone } from '@/ui/form/masks'

type Page = {
  locale: Locale
  now: Date
  customer: Customer | null
  form: Pick<OrderForm, 'terms'>
}

/** What the checkout needs in the browser, in the page's language. It contains no price and nothing secret. Spec: CUS-3.5. */
export async function readCheckoutData(site: Site, { locale, now, customer, form }: Page): Promise<CheckoutData> {
  const settings = await readCheckoutSettings(site.id)
  const messages = checkoutMessages(locale)
  const subscriptionTerms = subscriptionTermsOf(form, locale)
  return {
    siteId: site.id,
    slug: site.slug,
    locale,
    today: campusDateAt(now, site.timeZone),
    store: localize(site.name, locale) ?? '',
    completePath: `/${site.slug}/order-complete`,
    country: site.country === 'us' ? 'US' : 'CA',
    labels: labelsOf(settings, locale, messages),
    settings: {
      requireStudentId: settings?.requireStudentId ?? false,
      requireBarcodeId: settings?.requireBarcodeId ?? false,
      studentIdPattern: settings?.studentIdPattern ?? null,
      emailDomain: settings?.emailDomain ?? null,
      confirmAccountPayments: settings?.confirmAccountPayments ?? true,
    },
    terms: allTerms(settings, termsOrder(site.address.state, locale)),
    subscriptionTerms: subscriptionTerms && {
      kind: subscriptionTerms.kind,
      locale,
      version: subscriptionTerms.version,
    },
    agreedTexts: customer === null && site.customerLogin ? await readAgreedTexts(site.id, locale) : [],
    termsWords: { en: checkoutMessages('en').terms, fr: checkoutMessages('fr').terms },
    ...prefillOf(customer),
    provinces: listProvinces(locale),
    states: listStates(),
    payment: await readPaymentSetup(),
    ruleMessages: checkoutRuleMessages(locale),
    messages,
  }
}

const labelsOf = (
  settings: CheckoutSettings | null,
  locale: Locale,
  { customer }: CheckoutData['messages'],
): CheckoutData['labels'] => {
  const label = (name: keyof CheckoutData['labels']) => localize(settings?.labels[name], locale) ?? customer[name]
  return {
    firstName: label('firstName'),
    lastName: label('lastName'),
    studentId: label('studentId'),
    email: label('email'),
  }
}

/** The account's data as the form has it. Spec: CUS-4.23, CUS-4.26. */
function prefillOf(customer: Customer | null): Pick<CheckoutData, 'customer' | 'lockedFields'> {
  const { buyer, lockedFields } = readPrefill(customer)
  if (!customer) return { customer: null, lockedFields }
  return { customer: { ...buyer, phoneNumber: maskPhone(buyer.phoneNumber ?? '') }, lockedFields }
}

/** Who takes the payments of this installation: a setting of the process, so that pages with it may be stored. */
export async function readPaymentSetup(): Promise<PaymentSetup> {
  const { name, takesCardNumbers } = getPaymentProvider(await runUnrecorded(openPayload))
  return { provider: name, takesCardNumbers }
}
