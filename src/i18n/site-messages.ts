import type { ConsentKind } from '@/domain/account/consents'
import type { Locale } from '@/domain/locale'
import type { CheckoutRuleMessages } from '@/domain/shop/checkout/checkout-sentence'
import type { ReceiptMessages } from '@/domain/shop/receipts/receipt-messages'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

type Messages = typeof en

/** Selects a part of the messages once per language. Client components get theirs as data, so that no page loads all of them. */
function select<Part>(part: (messages: Messages) => Part): (locale: Locale) => Part {
  const parts = { en: part(en), fr: part(fr) }
  return (locale) => parts[locale]
}

export type CheckoutMessages = Messages['checkout']
export const checkoutMessages = select(({ checkout }): CheckoutMessages => checkout)

/** The sentences of the checkout's rules. Spec: CUS-5.1 to CUS-5.17. */
export const checkoutRuleMessages = select(({ formRules, checkoutRules }): CheckoutRuleMessages => ({
  faults: formRules,
  fields: checkoutRules.fields,
  labels: checkoutRules.labels,
}))

/** The sentences beside the switches with which customers agree to messages, where they stand in the messages. */
const sentencesOf = select(({ account, accountParts, checkout }) => ({
  signUp: { news: account.optIn },
  checkout: { news: checkout.customer.optIn },
  account: {
    news: accountParts.notifications.optIn,
    texts: `${accountParts.notifications.byText} ${accountParts.notifications.byTextHint}`,
    favourites: accountParts.favourites.mails,
  },
}))

/** The sentences to which a customer agrees at a place, in one language. */
export const consentSentences = (
  place: keyof ReturnType<typeof sentencesOf>,
  locale: Locale,
): Partial<Record<ConsentKind, string>> => sentencesOf(locale)[place]

export const hoursMessages = select(({ hours }) => hours)

type Contents = 'swipes' | 'balance' | 'balanceWithBonus' | 'bonus' | 'bonusWithCode'
/** `contents`: what an item contains, in the words of receipts. */
export type OrderFormMessages = Messages['orderForm'] & { contents: Pick<Messages['receipt']['item'], Contents> }

/** Client components of the order form get all but the messages of the advice. */
export const orderFormMessages = select(({ orderForm, receipt: { item } }): OrderFormMessages => {
  const { swipes, balance, balanceWithBonus, bonus, bonusWithCode } = item
  return { ...orderForm, contents: { swipes, balance, balanceWithBonus, bonus, bonusWithCode } }
})

/** The comparison of plans, and the price of a meal on their cards. */
export const planComparisonMessages = select(
  ({ mealPlans: { compare, columns, notApplicable, estimate, perMeal } }) => {
    return { compare, columns, notApplicable, estimate, perMeal }
  },
)
export type PlanComparisonMessages = ReturnType<typeof planComparisonMessages>

export const mailboxMessages = select(({ mailbox }) => mailbox)
export type MailboxMessages = ReturnType<typeof mailboxMessages>

/** v1 names features and payment methods as the pages do. */
export const placeMessages = select(({ places }) => places)

export const receiptMessages = select(({ receipt }): ReceiptMessages => receipt)

export type ReservationMessages = Messages['reservations']
export const reservationMessages = select(({ reservations }): ReservationMessages => reservations)

export type SearchMessages = Messages['search']
export const searchMessages = select(({ search }): SearchMessages => search)
