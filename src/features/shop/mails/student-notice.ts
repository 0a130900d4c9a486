import { formatPrice } from '@/domain/shop/money/money'
import { localize, type Locale, type Localized } from '@/domain/locale'
import { senderName } from '@/domain/site/sender-name'
import type { CampusDate } from '@/domain/time/calendar'
import { formatPlainDate } from '@/domain/time/readable-date'
import { frameMail, text, type MailContext } from '@/ui/mail/mail-frame'
import type { RenderedMail } from '@/ui/mail/render-mail'

/** What a student gets. `balanceCents` is null for items without a balance; both days are included. */
export type BoughtItem = {
  name: Localized<string | null>
  swipes: number | null
  balanceCents: number | null
  bonusCents: number
  validFrom: CampusDate | null
  validUntil: CampusDate | null
}

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
    swipes: (count: number) => `${count} swipes`,
    balance: (price: string) => `${price} of declining balance`,
    bonus: (price: string) => `${price} of bonus`,
    dates: (first: string, last: string) => `from ${first} to ${last}`,
    number: (id: string) => `It is for the student number ${id}. If this is not yours, tell us.`,
    noNumber: 'If it does not reach you, give us the order number.',
  },
  fr: {
    subject: (sender: string) => `${sender}\u00a0: un forfait pour vous`,
    heading: 'On a acheté un forfait pour vous',
    bought: (buyer: string, no: string) => `${buyer} a acheté ceci pour vous, avec la commande ${no}\u00a0:`,
    swipes: (count: number) => `${count} passages`,
    balance: (price: string) => `${price} de solde dégressif`,
    bonus: (price: string) => `${price} de boni`,
    dates: (first: string, last: string) => `du ${first} au ${last}`,
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

function describe(
  { name, swipes, balanceCents, bonusCents, validFrom, validUntil }: BoughtItem,
  locale: Locale,
): string {
  const say = words[locale]
  const day = (date: CampusDate) => formatPlainDate(date, locale)
  const facts = [
    swipes !== null && say.swipes(swipes),
    balanceCents !== null && say.balance(formatPrice(balanceCents, locale)),
    bonusCents > 0 && say.bonus(formatPrice(bonusCents, locale)),
    validFrom !== null && validUntil !== null && say.dates(day(validFrom), day(validUntil)),
  ].filter((fact) => fact !== false)
  return [localize(name, locale) ?? '', ...facts].join(' · ')
}
