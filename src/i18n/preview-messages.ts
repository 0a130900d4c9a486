import type { Locale } from '@/domain/locale'

const en = {
  title: 'Preview',
  bothLanguages: 'Preview in both languages',
  noFirstDay: 'An event without a first day is not shown. Enter its first day.',
  noPicture: 'A popup without a picture is not shown. Choose a picture.',
  opens: 'This entry of the navigation opens another address:',
}
const fr: typeof en = {
  title: 'Aperçu',
  bothLanguages: 'Aperçu dans les deux langues',
  noFirstDay: 'Un événement sans premier jour ne s’affiche pas. Entrez son premier jour.',
  noPicture: 'Une fenêtre sans image ne s’affiche pas. Choisissez une image.',
  opens: 'Cette entrée de la navigation ouvre une autre adresse\u00a0:',
}

export const previewMessages = (locale: Locale) => (locale === 'fr' ? fr : en)
