import type { CheckoutFault } from '@/contract/shop/checkout-forms'
import { localize, type Localized } from '@/domain/locale'
import { refuse } from '@/domain/result'
import { checkoutSentence } from '@/domain/shop/checkout/checkout-sentence'
import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import { checkoutRuleMessages } from '@/i18n/checkout-rule-messages'

type Labels = CheckoutSettings['labels']

/** Refuses a field of the checkout with its sentence in both languages. `said` by staff replaces the sentence. */
export function refuseField(fault: CheckoutFault, labels: Labels, said: Localized<string | null> | null = null) {
  const sentence = (locale: 'en' | 'fr') =>
    localize(said, locale) ??
    checkoutSentence(fault, checkoutRuleMessages(locale), {
      firstName: localize(labels.firstName, locale),
      lastName: localize(labels.lastName, locale),
      studentId: localize(labels.studentId, locale),
      email: localize(labels.email, locale),
    })
  return refuse('bad-checkout-field', { field: fault.field, en: sentence('en'), fr: sentence('fr') })
}
