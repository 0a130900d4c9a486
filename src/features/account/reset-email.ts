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

/** The plain-text email with the link to choose a new password. */
export const passwordResetEmail = (site: string, link: string, locale: Locale): Email => emails[locale](site, link)
