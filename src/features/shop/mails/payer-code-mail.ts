import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'

type Values = { site: string; code: string; totalCents: number; minutes: number; payment: 'Student ID' | 'payroll' }
type Mail = { subject: string; text: string }

const payments: Record<Locale, Record<Values['payment'], string>> = {
  en: { 'Student ID': 'your student account', payroll: 'your pay' },
  fr: { 'Student ID': 'votre compte étudiant', payroll: 'votre paie' },
}

const mails: Record<Locale, (values: Values, payment: string, total: string) => Mail> = {
  en: ({ site, code, minutes }, payment, total) => ({
    subject: `Your code for an order at ${site} Dining`,
    text: `Hello,\n\nSomebody is about to place an order of ${total} at ${site} Dining that is charged to ${payment}. If this is you, enter this code within ${minutes} minutes:\n\n${code}\n\nIf this is not you, do not give the code to anybody. Without it, no order is placed and nothing is charged.\n`,
  }),
  fr: ({ site, code, minutes }, payment, total) => ({
    subject: `Votre code pour une commande aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nQuelqu’un s’apprête à passer aux Services alimentaires, ${site}, une commande de ${total} portée à ${payment}. Si c’est vous, entrez ce code d’ici ${minutes} minutes\u00a0:\n\n${code}\n\nSi ce n’est pas vous, ne donnez ce code à personne. Sans lui, aucune commande n’est passée et rien n’est facturé.\n`,
  }),
}

/** The plain-text mail with the code that confirms a charge. It is sent at once and stored nowhere. */
export const payerCodeMail = (values: Values, locale: Locale): Mail =>
  mails[locale](values, payments[locale][values.payment], formatPrice(values.totalCents, locale))
