const en = {
  missing: { fr: 'Missing in French:', en: 'Missing in English:' },
  consequence: {
    fr: 'French pages will show the English text.',
    en: 'English pages will show the French text.',
  },
  publishAnyway: 'Publish anyway?',
  notPublic: { fr: 'Not public yet in French:', en: 'Not public yet in English:' },
  newlyPublic: { fr: 'This also makes public in French:', en: 'This also makes public in English:' },
  publishAll: 'Publish all languages?',
}
const fr: typeof en = {
  missing: { fr: 'Manque en français\u00a0:', en: 'Manque en anglais\u00a0:' },
  consequence: {
    fr: 'Les pages en français afficheront le texte anglais.',
    en: 'Les pages en anglais afficheront le texte français.',
  },
  publishAnyway: 'Publier quand même?',
  notPublic: {
    fr: 'Pas encore public en français\u00a0:',
    en: 'Pas encore public en anglais\u00a0:',
  },
  newlyPublic: {
    fr: 'Deviendra aussi public en français\u00a0:',
    en: 'Deviendra aussi public en anglais\u00a0:',
  },
  publishAll: 'Publier toutes les langues?',
}

export const documentNoticesMessages = (language: 'en' | 'fr') => (language === 'fr' ? fr : en)
