import type { Localized } from '@/domain/locale'

/** The message after a visitor sent a form. Spec: CUS-2.43, CUS-2.47, CUS-2.61, CUS-8.24. */
export const thankYouMessages = {
  feedback: { en: 'Thank you for your feedback!', fr: 'Merci de nous avoir fait part de vos commentaires!' },
  contact: { en: 'Thank you for contacting us!', fr: 'Merci d’avoir communiqué avec nous!' },
  healthForm: {
    en: 'Thank you for submitting your dietary health form!',
    fr: 'Merci d’avoir rempli le formulaire de santé alimentaire!',
  },
  onTheGo: {
    en: 'Thank you for submitting your food order request!',
    fr: 'Merci d’avoir envoyé votre commande!',
  },
} satisfies Record<string, Localized>

/** The forms that need no account. */
export type VisitorForm = keyof typeof thankYouMessages
