import type { DemoSite } from '../shapes/campus-shape'
import { noContent } from '../no-content'
import { locations } from './locations'
import { sections } from './sections'

/** A published site without content, which shows every empty state. */
export const lakeshore: DemoSite = {
  slug: 'lakeshore-college',
  formerSlugs: [],
  sector: 'college',
  name: { en: 'Lakeshore College', fr: 'Collège Lakeshore' },
  unitId: '40388',
  prelaunch: false,
  timeZone: 'America/Toronto',
  defaultLocale: 'en',
  country: 'ca',
  brandColor: '#1B4E8C',
  buttonColor: '#1B4E8C',
  buttonTextColor: '#FFFFFF',
  buttonTextHoverColor: '#E8F3FF',
  textColor: '#FFFFFF',
  alternateClosedColor: '#8A3B12',
  carouselControlColor: '#FFFFFF',
  logo: {
    fileName: 'lakeshore-college-logo.webp',
    invertedFileName: 'lakeshore-college-logo-inverted.webp',
    alt: { en: 'Lakeshore College', fr: 'Collège Lakeshore' },
  },
  address: {
    street: '1 Harbour Terrace',
    city: 'Goderich',
    state: 'Ontario',
    zipCode: 'N7A 9Z9',
    lat: 43.745,
    lon: -81.7235,
    phone: '5195550120',
  },
  seller: null,
  email: 'dining@lakeshore.example',
  displayEmail: true,
  feedbackCaptcha: true,
  contact: {
    name: 'Rosalind Achterberg',
    title: { en: 'Dining lead', fr: 'Responsable de la restauration' },
    phone: '5195550120',
    email: 'dining@lakeshore.example',
  },
  socialMedia: {},
  linkToSchool: null,
  homepageAlerts: [],
  homepageImages: [],
  menuDisclaimer: {
    en: 'Tell the person who serves you about any allergy.',
    fr: 'Signalez toute allergie à la personne qui vous sert.',
  },
  brands: [],
  buildings: [{ key: 'harbour-hall', name: { en: 'Harbour Hall', fr: 'Pavillon du Port' }, sortOrder: 10 }],
  locations,
  sections,
  switches: [],
  hasFood: false,
  content: {
    ...noContent,
    wcag: {
      en: 'If something on this site does not work for you, call 519 555-0120. We will help you and fix it.',
      fr: 'Si quelque chose vous bloque sur ce site, appelez au 519 555-0120 : nous vous aidons et nous le réparons.',
    },
    customerLoginText: {
      en: 'Accounts open with the first meal plans.',
      fr: 'Les comptes ouvriront avec les premiers forfaits repas.',
    },
  },
}
