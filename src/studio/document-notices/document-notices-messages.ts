const en = {
  missing: { fr: 'Missing in French:', en: 'Missing in English:' },
  consequence: {
    fr: 'French pages will show the English text.',
    en: 'English pages will show the French text.',
  },
  publishAnyway: 'Publish anyway?',
  notPublic: { fr: '“Publish” makes public in French:', en: '“Publish” makes public in English:' },
  chooseLanguages: 'Choose what to publish',
  newlyPublic: {
    fr: 'Publishing both languages also makes public in French:',
    en: 'Publishing both languages also makes public in English:',
  },
  publishOne: { fr: 'Publish French only', en: 'Publish English only' },
  publishBoth: 'Publish both languages',
  cancel: 'Cancel',
  unknown: { fr: 'The stored French text cannot be read.', en: 'The stored English text cannot be read.' },
}
const fr: typeof en = {
  missing: { fr: 'Manque en français\u00a0:', en: 'Manque en anglais\u00a0:' },
  consequence: {
    fr: 'Les pages en français afficheront le texte anglais.',
    en: 'Les pages en anglais afficheront le texte français.',
  },
  publishAnyway: 'Publier quand même?',
  notPublic: {
    fr: '«\u00a0Publier\u00a0» rend public en français\u00a0:',
    en: '«\u00a0Publier\u00a0» rend public en anglais\u00a0:',
  },
  chooseLanguages: 'Choisissez ce qu’il faut publier',
  newlyPublic: {
    fr: 'Publier les deux langues rend aussi public en français\u00a0:',
    en: 'Publier les deux langues rend aussi public en anglais\u00a0:',
  },
  publishOne: { fr: 'Publier le français seulement', en: 'Publier l’anglais seulement' },
  publishBoth: 'Publier les deux langues',
  cancel: 'Annuler',
  unknown: {
    fr: 'Le texte français enregistré ne peut pas être lu.',
    en: 'Le texte anglais enregistré ne peut pas être lu.',
  },
}

export const documentNoticesMessages = (language: 'en' | 'fr') => (language === 'fr' ? fr : en)
