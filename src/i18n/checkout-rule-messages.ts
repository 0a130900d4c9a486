import type { Locale } from '@/domain/locale'
import type { CheckoutRuleMessages } from '@/domain/shop/checkout/checkout-sentence'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

const messagesOf = ({
  formRules,
  checkoutRules,
}: Pick<typeof en, 'formRules' | 'checkoutRules'>): CheckoutRuleMessages => ({
  faults: formRules,
  fields: checkoutRules.fields,
  labels: checkoutRules.labels,
})

const messages: Record<Locale, CheckoutRuleMessages> = { en: messagesOf(en), fr: messagesOf(fr) }

/** The sentences of the checkout's rules in one language. Client components get them as data. Spec: CUS-5.1 to CUS-5.17. */
export const checkoutRuleMessages = (locale: Locale): CheckoutRuleMessages => messages[locale]
