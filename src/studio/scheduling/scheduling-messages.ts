const en = {
  publish: 'Goes live',
  unpublish: 'Goes offline',
  campusTime: '(campus time)',
  zone: 'Campus time ({zone})',
  ownZone: 'Your time ({zone})',
  scheduled: 'Scheduled',
}
const fr: typeof en = {
  publish: 'Publication prévue le',
  unpublish: 'Retrait prévu le',
  campusTime: '(heure du campus)',
  zone: 'Heure du campus ({zone})',
  ownZone: 'Votre heure ({zone})',
  scheduled: 'Publications prévues',
}

export const schedulingMessages = (language: 'en' | 'fr') => (language === 'fr' ? fr : en)
