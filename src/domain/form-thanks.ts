import type { Localized } from './locale'

/** What is said to whoever sent a form. Spec: CUS-2.43, CUS-2.47, CUS-2.61, CUS-8.24. */
export const formThanks = {
  feedback: { en: 'Thank you for your feedback!', fr: 'Merci de nous avoir fait part de vos commentaires\u00a0!' },
  contact: { en: 'Thank you for contacting us!', fr: 'Merci d’avoir communiqué avec nous\u00a0!' },
  healthForm: {
    en: 'Thank you for submitting your dietary health form!',
    fr: 'Merci d’avoir rempli le formulaire de santé alimentaire\u00a0!',
  },
  onTheGo: {
    en: 'Thank you for submitting your food order request!',
    fr: 'Merci d’avoir envoyé votre commande\u00a0!',
  },
} satisfies Record<string, Localized>

/** The forms that visitors send without an account. */
export type VisitorForm = keyof typeof formThanks
