import type { Locale } from '@/domain/locale'

type Letter = { subject: string; text: string }

const letters: Record<Locale, (site: string, link: string) => Letter> = {
  en: (site, link) => ({
    subject: `Your new password at ${site} Dining`,
    text: `Hello,\n\nSomebody, probably you, asked for a new password for your account at ${site} Dining. Choose it here within an hour:\n\n${link}\n\nIf it was not you, you need not do anything: your password stays as it is.\n`,
  }),
  fr: (site, link) => ({
    subject: `Votre nouveau mot de passe aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nQuelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte aux Services alimentaires, ${site}. Choisissez-le ici d’ici une heure\u00a0:\n\n${link}\n\nSi ce n’était pas vous, vous n’avez rien à faire\u00a0: votre mot de passe reste le même.\n`,
  }),
}

/** The letter with the link to a new password, in plain text. */
export const resetLetter = (site: string, link: string, locale: Locale): Letter => letters[locale](site, link)
