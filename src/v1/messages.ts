import type { Locale, Localized } from '@/domain/locale'
import type { Refusal, RefusalCode } from '@/domain/result'

type Detail = Refusal['detail']

/** v1's one message per refusal; clients compare the English ones. They all go with HTTP 200. Spec: V1-14.3, PUB-8.1. */
const messages: Record<RefusalCode, (detail: Detail) => Localized> = {
  'not-found-site': () => ({ en: 'Site not found.', fr: 'Site introuvable.' }),
  'unpublished-site': () => ({ en: 'Invalid site.', fr: 'Site non valide.' }),
  'not-found-location': () => ({ en: 'Location not found.', fr: 'Point de service introuvable.' }),
  'not-found-section': () => ({ en: 'Section not found.', fr: 'Section introuvable.' }),
  'not-found-item': () => ({ en: 'Item not found.', fr: 'Élément introuvable.' }),
  'bad-date': () => ({ en: 'Invalid date.', fr: 'Date non valide.' }),
  'no-menu': () => ({ en: 'No menu', fr: 'Aucun menu' }),
  'missing-parameter': ({ parameter = '' }) => ({
    en: `Missing parameter: ${parameter}.`,
    fr: `Paramètre manquant\u00a0: ${parameter}.`,
  }),
  'not-found-survey': () => ({ en: 'Survey not found.', fr: 'Sondage introuvable.' }),
  'not-found-choice': () => ({ en: 'Choice not found.', fr: 'Choix introuvable.' }),
  'unreadable-body': () => ({ en: 'The request cannot be read.', fr: 'La demande est illisible.' }),
  'bad-field': ({ field = '' }) => ({ en: `Invalid field: ${field}.`, fr: `Champ non valide\u00a0: ${field}.` }),
  'bad-sign-in': () => ({ en: 'Invalid email or password.', fr: 'Courriel ou mot de passe non valide.' }),
  'account-exists': () => ({
    en: 'There is an account with this e-mail already.',
    fr: 'Un compte existe déjà avec ce courriel.',
  }),
  'no-accounts': () => ({ en: 'This site has no customer accounts.', fr: 'Ce site n’a pas de comptes clients.' }),
  'not-signed-in': () => ({
    en: 'You are logged out. Log in again.',
    fr: 'Votre session est terminée. Connectez-vous de nouveau.',
  }),
  'not-theirs': () => ({ en: 'This is not your account.', fr: 'Ce n’est pas votre compte.' }),
  'old-link': () => ({
    en: 'This link has been used or is too old. Ask for a new one.',
    fr: 'Ce lien a déjà servi ou est trop vieux. Demandez-en un nouveau.',
  }),
  'not-offered': () => ({ en: 'This site does not offer this.', fr: 'Ce site ne l’offre pas.' }),
  'no-phone': () => ({
    en: 'To be notified by text message, first write a phone number in your profile.',
    fr: 'Pour être avisé par message texte, inscrivez d’abord un numéro de téléphone dans votre profil.',
  }),
  'not-found-subscription': () => ({ en: 'Subscription not found.', fr: 'Abonnement introuvable.' }),
  'too-long-body': () => ({ en: 'The request is too long.', fr: 'La demande est trop longue.' }),
}

/** What a customer's own is, without that customer's session: everything else that is refused is 200. Spec: V1-14.3. */
export const statusOf = ({ code }: Refusal): number =>
  code === 'not-signed-in' ? 401 : code === 'not-theirs' ? 403 : 200

export function messageOf({ code, detail }: Refusal, locale: Locale): string {
  return messages[code](detail)[locale]
}

export const notFoundMessage = 'Not found'
export const wrongMethodMessage = 'Method not allowed'
export const brokenMessage: Localized = { en: 'Something went wrong.', fr: 'Un problème est survenu.' }
