import type { RecordOwner } from '@/domain/account/own-records'
import { localize, type Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import type { Customer } from '@/features/account/read-customer'
import { readOwnData } from './read-own-data'

type FileSite = Pick<Site, 'id' | 'name' | 'slug'>

/** What the file says about itself, in its language. */
const about: Record<Locale, { about: string; elsewhere: string[] }> = {
  en: {
    about: 'Everything that this site stores about you. Amounts are in cents, times in UTC.',
    elsewhere: [
      'Full card numbers: only the payment provider has them.',
      'Passwords, tokens and other secrets of sign-in: they are not readable, or would let others sign in.',
      'The ledger: amounts of your orders, without your name.',
      'Backups: they are replaced after some time.',
    ],
  },
  fr: {
    about: 'Tout ce que ce site conserve à votre sujet. Les montants sont en cents et les heures en UTC.',
    elsewhere: [
      'Les numéros de carte complets\u00a0: seul le fournisseur de paiement les a.',
      'Les mots de passe, les jetons et les autres secrets de connexion\u00a0: ils sont illisibles ou permettraient à d’autres de se connecter.',
      'Le grand livre\u00a0: les montants de vos commandes, sans votre nom.',
      'Les copies de sauvegarde\u00a0: elles sont remplacées après un certain temps.',
    ],
  },
}

/**
 * The file with a customer's data, as UTF-8 JSON. Forms and orders that only have the customer's email are in it once the email is
 * confirmed. It has health data: never log it, and answer it with `no-store`.
 */
export async function writeDataFile(site: FileSite, customer: Customer, locale: Locale, now: Date): Promise<Buffer> {
  const { id, siteId, email, isEmailConfirmed } = customer
  const owner: RecordOwner = { id, siteId, email, isEmailConfirmed }
  const { profile, ...parts } = await readOwnData(owner)
  const file = {
    about: about[locale].about,
    notIncluded: about[locale].elsewhere,
    exportedAt: now.toISOString(),
    site: localize(site.name, locale),
    isEmailConfirmed,
    profile: profile?.[0] ?? null,
    ...parts,
  }
  return Buffer.from(`${JSON.stringify(file, null, 2)}\n`)
}
