import type { Locale } from '@/domain/locale'

type Email = { subject: string; text: string }

const emails: Record<Locale, (site: string, link: string) => Email> = {
  en: (site, link) => ({
    subject: `Reset your password for ${site} Dining`,
    text: `Hello,\n\nWe received a request to reset the password of your account at ${site} Dining. To choose a new password, open this link within 30 minutes:\n\n${link}\n\nIf you did not request this, ignore this email. Your password stays the same.\n`,
  }),
  fr: (site, link) => ({
    subject: `Changez votre mot de passe aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nNous avons reçu une demande de changement du mot de passe de votre compte aux Services alimentaires, ${site}. Pour choisir un nouveau mot de passe, ouvrez ce lien d’ici 30 minutes\u00a0:\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe reste le même.\n`,
  }),
}

const guestEmails: Record<Locale, (site: string, link: string) => Email> = {
  en: (site, link) => ({
    subject: `Complete your account for ${site} Dining`,
    text: `Hello,\n\nYou have an account without a password at ${site} Dining, because you placed an order as a guest. To choose a password and see your orders, open this link within 30 minutes:\n\n${link}\n\nIf you did not request this, ignore this email. Nothing changes.\n`,
  }),
  fr: (site, link) => ({
    subject: `Terminez la création de votre compte aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nVous avez un compte sans mot de passe aux Services alimentaires, ${site}, parce que vous avez passé une commande en tant qu’invité. Pour choisir un mot de passe et consulter vos commandes, ouvrez ce lien d’ici 30 minutes\u00a0:\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce courriel. Rien ne change.\n`,
  }),
}

/** The plain-text email with the link to choose the first password of a guest account. */
export const guestAccountEmail = (site: string, link: string, locale: Locale): Email => guestEmails[locale](site, link)

/** The plain-text email with the link to choose a new password. */
export const passwordResetEmail = (site: string, link: string, locale: Locale): Email => emails[locale](site, link)
