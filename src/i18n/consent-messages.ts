import type { Locale } from '@/domain/locale'
import type { ConsentKind } from '@/domain/account/consents'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

/** The sentences beside the switches with which customers agree to messages, where they stand in the messages. */
const sentencesOf = ({
  account,
  accountParts,
  checkout,
}: Pick<typeof en, 'account' | 'accountParts' | 'checkout'>) => ({
  signUp: { news: account.optIn },
  checkout: { news: checkout.customer.optIn },
  account: {
    news: accountParts.notifications.optIn,
    texts: `${accountParts.notifications.byText} ${accountParts.notifications.byTextHint}`,
    favourites: accountParts.favourites.mails,
  },
})
type Place = keyof ReturnType<typeof sentencesOf>

const sentences = { en: sentencesOf(en), fr: sentencesOf(fr) }

/** The sentences to which a customer agrees at a place, in one language. */
export const consentSentences = (place: Place, locale: Locale): Partial<Record<ConsentKind, string>> =>
  sentences[locale][place]
