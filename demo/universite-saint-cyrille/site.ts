import type { DemoSite } from '../shapes/campus-shape'
import { content } from './content'
import { locations } from './locations'
import { sections } from './sections'

export const saintCyrille: DemoSite = {
  slug: 'universite-saint-cyrille',
  formerSlugs: [],
  sector: 'university',
  name: { en: 'Saint-Cyrille University', fr: 'Université Saint-Cyrille' },
  unitId: '40117',
  prelaunch: false,
  timeZone: 'America/Toronto',
  defaultLocale: 'fr',
  country: 'ca',
  brandColor: '#0B5D4E',
  buttonColor: '#0B5D4E',
  buttonTextColor: '#FFFFFF',
  buttonTextHoverColor: '#FFF3D6',
  textColor: '#FFFFFF',
  alternateClosedColor: '#8F2A1C',
  carouselControlColor: '#FFFFFF',
  logo: {
    fileName: 'universite-saint-cyrille-logo.webp',
    invertedFileName: 'universite-saint-cyrille-logo-inverted.webp',
    alt: { en: 'Saint-Cyrille University', fr: 'Université Saint-Cyrille' },
  },
  address: {
    street: '100, avenue des Érables',
    city: 'La Malbaie',
    state: 'Quebec',
    zipCode: 'G5A 9Z9',
    lat: 47.6558,
    lon: -70.1562,
    phone: '4185550142',
  },
  seller: {
    name: 'Les Tables de Saint-Cyrille inc.',
    federalTaxNumber: '70987 6543 RT0001',
    provincialTaxNumber: '1098765432 TQ0001',
  },
  email: 'tables@saint-cyrille.example',
  displayEmail: true,
  feedbackCaptcha: false,
  contact: {
    name: 'Marie-Ève Tanguay',
    title: { en: 'Director, dining services', fr: 'Directrice des services alimentaires' },
    phone: '4185550142',
    email: 'tables@saint-cyrille.example',
  },
  socialMedia: {
    facebook: 'https://facebook.example/tables-saint-cyrille',
    instagram: 'https://instagram.example/tables-saint-cyrille',
  },
  linkToSchool: 'https://saint-cyrille.example',
  homepageAlerts: [
    {
      icon: 'info',
      message: {
        en: 'The Garden Bistro is closed today for an oven repair. La Grande Table serves its soup and its plate of the day.',
        fr: 'Le Bistro du jardin est fermé aujourd’hui, le temps de réparer un four. La Grande Table sert sa soupe et son plat du jour.',
      },
      link: '/universite-saint-cyrille/hours-of-operation',
      startOffsetDays: 0,
      endOffsetDays: 0,
    },
    {
      icon: 'snow',
      message: {
        en: 'Storm on the river road: the Green Market closes at noon today, and residences are served at La Grande Table until 9.',
        fr: 'Tempête sur la route du fleuve : le Marché vert ferme à midi aujourd’hui, et La Grande Table sert les résidences jusqu’à 21 h.',
      },
      withoutSnow: {
        icon: 'warning',
        message: {
          en: 'Strong winds on the river road: the Green Market closes at noon today, and residences are served at La Grande Table until 9.',
          fr: 'Vents violents sur la route du fleuve : le Marché vert ferme à midi aujourd’hui, et La Grande Table sert les résidences jusqu’à 21 h.',
        },
      },
      link: null,
      startOffsetDays: -6,
      endOffsetDays: -6,
    },
    {
      icon: 'clock',
      message: {
        en: 'Term break is coming: only the Green Market stays open.',
        fr: 'La relâche approche : seul le Marché vert restera ouvert.',
      },
      link: '/universite-saint-cyrille/hours-of-operation',
      startOffsetDays: 30,
      endOffsetDays: 43,
    },
  ],
  homepageImages: [
    {
      fileName: 'accueil-grande-table.webp',
      alt: { en: 'Three round pies on plates', fr: 'Trois tartes rondes sur des assiettes' },
      caption: { en: 'Tourtière is back at La Grande Table', fr: 'La tourtière est de retour à La Grande Table' },
      event: 'souper-tourtiere',
    },
    {
      fileName: 'accueil-bol-zigzag.webp',
      alt: { en: 'Zigzag lines above a bowl', fr: 'Des lignes en zigzag au-dessus d’un bol' },
      caption: { en: 'Ramen on cold evenings, until 7', fr: 'Du ramen les soirs de froid, jusqu’à 19 h' },
      link: '/universite-saint-cyrille/whats-on-the-menu',
    },
    {
      fileName: 'accueil-fin-de-soiree.webp',
      alt: {
        en: 'Yellow bars of many heights under a full moon',
        fr: 'Des barres jaunes de toutes les hauteurs sous la pleine lune',
      },
      caption: { en: 'Poutine until 2 in the morning', fr: 'De la poutine jusqu’à 2 h du matin' },
      link: '/universite-saint-cyrille/hours-of-operation',
    },
  ],
  menuDisclaimer: {
    en: 'Our kitchens handle milk, eggs, wheat, soy, nuts, peanuts, sesame, mustard, fish and seafood. Recipes and suppliers can change during the day: if you have an allergy, speak to the cook before you serve yourself. Nutrition values are computed from our recipes and rounded.',
    fr: 'Nos cuisines manipulent le lait, les œufs, le blé, le soya, les noix, les arachides, le sésame, la moutarde, le poisson et les fruits de mer. Recettes et fournisseurs peuvent changer en cours de journée : si vous avez une allergie, parlez à la personne en cuisine avant de vous servir. Les valeurs nutritives sont calculées d’après nos recettes et arrondies.',
  },
  brands: [{ key: 'bol-zigzag', name: 'Bol Zigzag', nutritionUrl: 'https://bol-zigzag.example/valeurs-nutritives' }],
  buildings: [
    { key: 'pavillon-des-erables', name: { en: 'Maples Pavilion', fr: 'Pavillon des Érables' }, sortOrder: 10 },
    { key: 'pavillon-du-fleuve', name: { en: 'River Pavilion', fr: 'Pavillon du Fleuve' }, sortOrder: 20 },
  ],
  locations,
  sections,
  switches: [
    'activePromoCode',
    'allergenCard',
    'foodInsecurity',
    'installments',
    'notifications',
    'useReservations',
    'weeklyMppSubscriptions',
  ],
  hasFood: true,
  content,
}
