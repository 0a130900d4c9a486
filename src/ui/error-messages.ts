import type { Locale } from '@/domain/locale'

/** Texts of the error screens. They are bundled, because the messages of a failed page are not available. Spec: PUB-8.1, PUB-8.2. */
export const errorMessages: Record<Locale, { title: string; sentence: string; again: string }> = {
  en: {
    title: 'Something went wrong.',
    sentence: "We're sorry, but something went wrong. Please try again in a moment.",
    again: 'Try again',
  },
  fr: {
    title: 'Une erreur est survenue.',
    sentence: 'Désolés, une erreur est survenue. Veuillez réessayer dans un instant.',
    again: 'Réessayer',
  },
}
