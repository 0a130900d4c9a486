import type { DemoSite } from '../shapes/campus-shape'
import { content } from './content'
import { locations } from './locations'
import { sections } from './sections'

export const northgate: DemoSite = {
  slug: 'northgate',
  formerSlugs: ['northgate-university'],
  sector: 'university',
  name: { en: 'Northgate University', fr: 'Université Northgate' },
  unitId: '40262',
  prelaunch: false,
  timeZone: 'America/Toronto',
  defaultLocale: 'en',
  country: 'ca',
  brandColor: '#7A1F3D',
  buttonColor: '#7A1F3D',
  buttonTextColor: '#FFFFFF',
  buttonTextHoverColor: '#FFEFD9',
  textColor: '#FFFFFF',
  alternateClosedColor: '#5B3A00',
  carouselControlColor: '#FFFFFF',
  logo: {
    fileName: 'northgate-logo.webp',
    invertedFileName: 'northgate-logo-inverted.webp',
    alt: { en: 'Northgate University', fr: 'Université Northgate' },
  },
  address: {
    street: '1 Northgate Drive',
    city: 'Parry Sound',
    state: 'Ontario',
    zipCode: 'P2A 9Z9',
    lat: 45.3462,
    lon: -80.0244,
    phone: '7055550163',
  },
  seller: { name: 'Northgate Dining Services Inc.', federalTaxNumber: '70123 4567 RT0001' },
  email: 'dining@northgate.example',
  displayEmail: true,
  feedbackCaptcha: false,
  contact: {
    name: 'Priya Raman',
    title: { en: 'General manager, dining', fr: 'Directrice générale, restauration' },
    phone: '7055550163',
    email: 'dining@northgate.example',
  },
  socialMedia: {
    instagram: 'https://instagram.example/northgate-dining',
    x: 'https://x.example/northgate-dining',
    youtube: 'https://youtube.example/northgate-dining',
  },
  linkToSchool: null,
  homepageAlerts: [
    {
      icon: 'snow',
      message: {
        en: 'Summit Road is being cleared of snow. The Observatory Café stays closed today; its soup is at North Hall.',
        fr: 'On déneige le chemin du Sommet. Le Café de l’Observatoire reste fermé aujourd’hui; sa soupe est à la Salle Nord.',
      },
      withoutSnow: {
        icon: 'warning',
        message: {
          en: 'Summit Road is being repaved. The Observatory Café stays closed today; its soup is at North Hall.',
          fr: 'On refait l’asphalte du chemin du Sommet. Le Café de l’Observatoire reste fermé aujourd’hui; sa soupe est à la Salle Nord.',
        },
      },
      link: '/northgate/whats-on-the-menu',
      startOffsetDays: 0,
      endOffsetDays: 0,
    },
    {
      icon: 'clock',
      message: {
        en: 'Reading week: North Hall serves from 10 to 6, and three locations are closed.',
        fr: 'Semaine de lecture : la Salle Nord sert de 10 h à 18 h, et trois points de service sont fermés.',
      },
      link: null,
      startOffsetDays: 25,
      endOffsetDays: 34,
    },
  ],
  homepageImages: [
    {
      fileName: 'home-north-hall.webp',
      alt: { en: 'A pattern of yellow arcs, like macaroni', fr: 'Un motif d’arcs jaunes, comme des macaronis' },
      caption: { en: 'Macaroni and cheese, every single lunch', fr: 'Du macaroni au fromage, à tous les dîners' },
      link: '/northgate/whats-on-the-menu',
    },
    {
      fileName: 'home-lakeshore.webp',
      alt: { en: 'A pattern of waves before a low sun', fr: 'Un motif de vagues devant un soleil bas' },
      caption: {
        en: 'Lakeshore Kitchen: smaller, calmer, six days',
        fr: 'Cuisine Lakeshore : plus petite, plus calme, six jours',
      },
      location: 'lakeshore-kitchen',
    },
    {
      fileName: 'home-midnight-pancakes.webp',
      alt: { en: 'A stack of yellow bars under a full moon', fr: 'Une pile de barres jaunes sous la pleine lune' },
      caption: { en: 'Midnight pancakes, flipped by professors', fr: 'Des crêpes de minuit, retournées par les profs' },
      event: 'pancake-exam-night',
    },
  ],
  menuDisclaimer: {
    en: 'We cook with milk, eggs, wheat, soy, tree nuts, peanuts, sesame, mustard, fish and shellfish in shared kitchens, so traces are possible in any dish. Always tell the server about an allergy. Nutrition is an estimate for the portion shown.',
    fr: 'Nous cuisinons avec du lait, des œufs, du blé, du soya, des noix, des arachides, du sésame, de la moutarde, du poisson et des fruits de mer dans des cuisines partagées : des traces sont possibles dans tous les plats. Signalez toujours une allergie à la personne qui vous sert. Les valeurs nutritives sont estimées pour la portion indiquée.',
  },
  brands: [{ key: 'kettlewick', name: 'Kettlewick', nutritionUrl: 'https://kettlewick.example/nutrition' }],
  buildings: [
    { key: 'north-residence', name: { en: 'North Residence', fr: 'Résidence Nord' }, sortOrder: 10 },
    { key: 'lakeshore-commons', name: { en: 'Lakeshore Commons', fr: 'Carrefour Lakeshore' }, sortOrder: 20 },
  ],
  locations,
  sections,
  switches: [
    'activePromoCode',
    'allergenCard',
    'coffeeSubscription',
    'foodInsecurity',
    'mealPlanSubscriptions',
    'notifications',
    'useReservations',
  ],
  hasFood: true,
  content,
}
