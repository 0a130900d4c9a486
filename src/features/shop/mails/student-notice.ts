import { localize, type Locale, type Localized } from '@/domain/locale'
import type { ItemContents } from '@/domain/shop/orders/item-contents'
import { describeContents, describeValidity } from '@/domain/shop/receipts/describe-contents'
import { senderName } from '@/domain/site/sender-name'
import { receiptMessages } from '@/i18n/site-messages'
import { frameMail, text, type MailContext } from '@/ui/mail/mail-frame'
import type { RenderedMail } from '@/ui/mail/render-mail'

type BoughtItem = ItemContents & { name: Localized<string | null> }

type Notice = {
  no: string
  firstName: string
  buyerName: string
  studentId: string | null
  items: readonly BoughtItem[]
}

const words = {
  en: {
    subject: (sender: string) => `${sender}: a plan for you`,
    heading: 'A plan was bought for you',
    bought: (buyer: string, no: string) => `${buyer} bought this for you, with order ${no}:`,
    number: (id: string) => `It is for the student number ${id}. If this is not yours, tell us.`,
    noNumber: 'If it does not reach you, give us the order number.',
  },
  fr: {
    subject: (sender: string) => `${sender}\u00a0: un forfait pour vous`,
    heading: 'On a acheté un forfait pour vous',
    bought: (buyer: string, no: string) => `${buyer} a acheté ceci pour vous, avec la commande ${no}\u00a0:`,
    number: (id: string) =>
      `L’achat est pour le numéro étudiant ${id}. Si ce numéro n’est pas le vôtre, dites-le-nous.`,
    noNumber: 'Si vous ne recevez pas votre achat, donnez-nous le numéro de la commande.',
  },
} satisfies Record<Locale, object>

/**
 * The notice to a student for whom somebody else has bought: what they got, and for which student number. It tells no price, no
 * payment, and of the buyer only the name. Spec: CUS-4.12.
 */
export function studentNoticeMail(
  { no, firstName, buyerName, studentId, items }: Notice,
  context: MailContext,
): RenderedMail {
  const { locale, site } = context
  const { subject, heading, bought, number, noNumber } = words[locale]
  return frameMail(context, {
    subject: subject(senderName(site, locale)),
    heading,
    firstName,
    blocks: [
      text(bought(buyerName, no)),
      ...items.map((item) => text(describe(item, locale))),
      text(studentId === null ? noNumber : number(studentId)),
    ],
  })
}

function describe({ name, ...contents }: BoughtItem, locale: Locale): string {
  const words = receiptMessages(locale).item
  const facts = [...describeContents(contents, locale, words), ...describeValidity(contents, locale, words)]
  return [localize(name, locale) ?? '', ...facts].join(' · ')
}
