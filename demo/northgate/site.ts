import type { DemoSite } from '../campus-shape'
import { locations } from './locations'
import { sections } from './sections'

export const northgate: DemoSite = {
  slug: 'northgate',
  name: { en: 'Northgate University', fr: 'Université Northgate' },
  unitId: '40262',
  timeZone: 'America/Toronto',
  defaultLocale: 'en',
  country: 'ca',
  brandColor: '#7A1F3D',
  buttonColor: '#7A1F3D',
  buttonTextColor: '#FFFFFF',
  buttonTextHoverColor: '#FFEFD9',
  textColor: '#FFFFFF',
  alternateClosedColor: '#5B3A00',
  carouselControl: '#FFFFFF',
  logo: {
    fileName: 'northgate-logo.png',
    invertedFileName: 'northgate-logo-inverted.png',
    alt: { en: 'Northgate University', fr: 'Université Northgate' },
    mark: 'evergreen-tree',
    lines: ['Northgate', 'University'],
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
  email: 'dining@northgate.example',
  displayEmail: true,
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
  homepageAlerts: [],
  homepageImages: [
    {
      fileName: 'home-north-hall.webp',
      emoji: ['cheese-wedge', 'pizza', 'green-salad'],
      alt: { en: 'Cheese, a slice of pizza and a salad', fr: 'Du fromage, une pointe de pizza et une salade' },
      caption: { en: 'Macaroni and cheese, every single lunch', fr: 'Du macaroni au fromage, à tous les dîners' },
      link: '/northgate/whats-on-the-menu',
    },
    {
      fileName: 'home-lakeshore.webp',
      emoji: ['avocado', 'curry-rice'],
      alt: { en: 'A plate of curry and an avocado', fr: 'Une assiette de cari et un avocat' },
      caption: {
        en: 'Lakeshore Kitchen: smaller, calmer, six days',
        fr: 'Cuisine Lakeshore : plus petite, plus calme, six jours',
      },
      link: '/northgate/locations',
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
}
