import type { DemoSite } from '../shapes/campus-shape'
import { noContent } from '../no-content'
import { screen } from '../section-screens'

/** A site before its launch, which shows only the prelaunch page. */
export const valleeVerte: DemoSite = {
  slug: 'vallee-verte',
  formerSlugs: [],
  sector: 'college',
  name: { en: 'Vallée-Verte College', fr: 'Collège Vallée-Verte' },
  unitId: '40412',
  prelaunch: true,
  timeZone: 'America/Toronto',
  defaultLocale: 'fr',
  country: 'ca',
  brandColor: '#4A6B1F',
  buttonColor: '#4A6B1F',
  buttonTextColor: '#FFFFFF',
  buttonTextHoverColor: '#F3F8DF',
  textColor: '#FFFFFF',
  alternateClosedColor: '#8F2A1C',
  carouselControlColor: '#FFFFFF',
  logo: {
    fileName: 'vallee-verte-logo.webp',
    invertedFileName: 'vallee-verte-logo-inverted.webp',
    alt: { en: 'Vallée-Verte College', fr: 'Collège Vallée-Verte' },
  },
  address: {
    street: '40, chemin de la Coulée',
    city: 'Lac-Mégantic',
    state: 'Quebec',
    zipCode: 'G6B 9Z9',
    lat: 45.5776,
    lon: -70.8866,
    phone: '8195550133',
  },
  seller: null,
  email: 'tables@vallee-verte.example',
  displayEmail: true,
  feedbackCaptcha: false,
  contact: {
    name: 'Étienne Lachapelle-Roy',
    title: { en: 'Project lead', fr: 'Responsable du projet' },
    phone: '8195550133',
    email: 'tables@vallee-verte.example',
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
  buildings: [],
  locations: [],
  sections: [screen('whats-on-the-menu', { en: 'What’s on the menu', fr: 'Au menu' }, 10)],
  switches: [],
  hasFood: false,
  content: {
    ...noContent,
    wcag: {
      en: 'If something on this site does not work for you, write to tables@vallee-verte.example.',
      fr: 'Si quelque chose vous bloque sur ce site, écrivez à tables@vallee-verte.example.',
    },
    customerLoginText: {
      en: 'Accounts open when the doors do.',
      fr: 'Les comptes ouvriront en même temps que les portes.',
    },
  },
}
