import type { Locale } from '@/domain/locale'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

type Contents = 'swipes' | 'balance' | 'balanceWithBonus' | 'bonus' | 'bonusWithCode'
/** `contents`: what an item contains, in the words of receipts. */
export type OrderFormMessages = typeof en.orderForm & { contents: Pick<typeof en.receipt.item, Contents> }

const withContents = ({
  orderForm,
  receipt: { item },
}: Pick<typeof en, 'orderForm' | 'receipt'>): OrderFormMessages => {
  const { swipes, balance, balanceWithBonus, bonus, bonusWithCode } = item
  return { ...orderForm, contents: { swipes, balance, balanceWithBonus, bonus, bonusWithCode } }
}
const messages: Record<Locale, OrderFormMessages> = { en: withContents(en), fr: withContents(fr) }

/** The messages of the order form in one language. Its client components get all but those of the advice. */
export const orderFormMessages = (locale: Locale): OrderFormMessages => messages[locale]
