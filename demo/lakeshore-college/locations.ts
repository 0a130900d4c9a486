import type { Localized } from '@/domain/locale'
import type { DemoAddress, DemoLocation, DemoSchedule } from '../shapes/campus-shape'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const weekdays = [1, 2, 3, 4, 5]
const regular: Localized = { en: 'Regular hours', fr: 'Heures habituelles' }

function at(street: string, lat: number, lon: number, phone: string): DemoAddress {
  return { street, city: 'Goderich', state: 'Ontario', zipCode: 'N7A 9Z9', lat, lon, phone }
}

function open(days: number[], opensAt: string, closesAt: string): DemoSchedule {
  const always = { startOffsetDays: null, endOffsetDays: null }
  return { type: 'location', name: regular, days, opensAt, closesAt, closed: false, ...always }
}

/** Two locations: one is always open without a published menu, one has no menu, building or hours. */
export const locations: DemoLocation[] = [
  {
    key: 'the-breakwater',
    building: 'harbour-hall',
    name: { en: 'The Breakwater', fr: 'Le Brise-lames' },
    shortDescription: {
      en: 'The new hall by the harbour. Its first menu is being written.',
      fr: 'La nouvelle salle du port. Son premier menu s’écrit en ce moment.',
    },
    description: {
      en: 'Soup, sandwiches and something hot, day and night, while we learn what you like.',
      fr: 'Une soupe, des sandwichs et un plat chaud, jour et nuit, le temps d’apprendre ce que vous aimez.',
    },
    type: 'webtrition',
    sortOrder: 10,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'Straight ahead from the flagpole',
      fr: 'Tout droit depuis le mât',
    },
    address: at('3 Harbour Terrace', 43.7452, -81.7239, '5195550121'),
    contactName: 'Rosalind Achterberg',
    contactEmail: 'breakwater@lakeshore.example',
    occupancy: 'low',
    features: ['isDineIn', 'isTakeout', 'isOpenLate'],
    payments: ['payWithCc', 'payWithCash'],
    cuisines: [],
    image: {
      fileName: 'the-breakwater.webp',
      alt: { en: 'A wall of blocks above waves', fr: 'Un mur de blocs au-dessus des vagues' },
    },
    menuImages: [],
    schedules: [open(everyDay, '00:00', '00:00')],
  },
  {
    key: 'gangway-coffee',
    building: null,
    name: { en: 'Gangway Coffee', fr: 'Café La Passerelle' },
    shortDescription: { en: 'A coffee window, mornings only.', fr: 'Un comptoir à café, le matin seulement.' },
    description: {
      en: 'Two people, one machine, and muffins until they are gone.',
      fr: 'Deux personnes, une machine, et des muffins jusqu’au dernier.',
    },
    type: 'concept',
    sortOrder: 20,
    showMenus: false,
    showMap: true,
    allergenFilter: false,
    landmark: {
      en: 'At the foot of the footbridge, beside the bike shop',
      fr: 'Au pied de la passerelle, à côté de l’atelier de vélos',
    },
    address: at('5 Harbour Terrace', 43.7455, -81.7228, '5195550122'),
    contactName: 'Dario Penhaligon',
    contactEmail: 'gangway@lakeshore.example',
    occupancy: 'na',
    features: ['isTakeout', 'isTakeoutOnly'],
    payments: ['payWithCc'],
    cuisines: [],
    image: {
      fileName: 'gangway-coffee.webp',
      alt: { en: 'A cup from above on blue planks', fr: 'Une tasse vue de haut sur des planches bleues' },
    },
    menuImages: [],
    schedules: [open(weekdays, '07:00', '11:00')],
  },
]
