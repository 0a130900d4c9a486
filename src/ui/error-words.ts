import type { Locale } from '@/domain/locale'

/** Error screens replace the page and its messages: their few words travel with them. Spec: PUB-8.1, PUB-8.2. */
export const errorWords: Record<Locale, { title: string; sentence: string; again: string }> = {
  en: {
    title: 'Something went wrong.',
    sentence: "We're sorry, but something went wrong. Please try again in a moment.",
    again: 'Try again',
  },
  fr: {
    title: 'Une erreur est survenue.',
    sentence: 'Désolé, une erreur est survenue. Veuillez réessayer dans un instant.',
    again: 'Réessayer',
  },
}
