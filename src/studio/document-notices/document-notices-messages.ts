const en = {
  missing: { fr: 'Missing in French:', en: 'Missing in English:' },
  consequence: {
    fr: 'French pages will show the English text.',
    en: 'English pages will show the French text.',
  },
  publishAnyway: 'Publish anyway?',
}
const fr: typeof en = {
  missing: { fr: 'Manque en français\u00a0:', en: 'Manque en anglais\u00a0:' },
  consequence: {
    fr: 'Les pages en français afficheront le texte anglais.',
    en: 'Les pages en anglais afficheront le texte français.',
  },
  publishAnyway: 'Publier quand même?',
}

export const documentNoticesMessages = (language: 'en' | 'fr') => (language === 'fr' ? fr : en)
