const en = {
  publish: 'Will be published on',
  unpublish: 'Will be unpublished on',
  scheduled: 'Scheduled',
}
const fr: typeof en = {
  publish: 'Publication prévue le',
  unpublish: 'Retrait prévu le',
  scheduled: 'Publications prévues',
}

export const schedulingMessages = (language: 'en' | 'fr') => (language === 'fr' ? fr : en)
