import type { Locale } from '@/domain/locale'
import { emailChangeMinutes } from './email-change-key'

type Mail = { subject: string; text: string }

/** To the new address, with the link that confirms it. It goes out whether or not the address has an account. */
export const confirmEmailMails: Record<Locale, (site: string, link: string) => Mail> = {
  en: (site, link) => ({
    subject: `Confirm your new email for ${site} Dining`,
    text: `Hello,\n\nSomebody asked to use this address for their account at ${site} Dining. If it was you, open this link within ${emailChangeMinutes} minutes and enter your password:\n\n${link}\n\nIf it was not you, ignore this email. Nothing changes.\n`,
  }),
  fr: (site, link) => ({
    subject: `Confirmez votre nouveau courriel aux Services alimentaires, ${site}`,
    text: `Bonjour,\n\nQuelqu’un a demandé d’utiliser cette adresse pour son compte aux Services alimentaires, ${site}. Si c’est vous, ouvrez ce lien d’ici ${emailChangeMinutes} minutes et entrez votre mot de passe\u00a0:\n\n${link}\n\nSi ce n’est pas vous, ignorez ce courriel. Rien ne change.\n`,
  }),
}

/** To the former address, once the new one counts. */
export const emailChangedMails: Record<Locale, (site: string) => Mail> = {
  en: (site) => ({
    subject: `The email of your account at ${site} Dining has changed`,
    text: `Hello,\n\nYour account at ${site} Dining has a new email. You sign in with it from now on, and your sessions have ended.\n\nIf it was not you, contact ${site} Dining right away.\n`,
  }),
  fr: (site) => ({
    subject: `Le courriel de votre compte aux Services alimentaires, ${site}, a changé`,
    text: `Bonjour,\n\nVotre compte aux Services alimentaires, ${site}, a un nouveau courriel. Vous vous connectez désormais avec celui-ci, et vos sessions sont terminées.\n\nSi ce n’est pas vous, communiquez tout de suite avec les Services alimentaires, ${site}.\n`,
  }),
}
