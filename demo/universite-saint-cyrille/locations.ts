import type { Localized } from '@/domain/locale'
import type { DemoAddress, DemoLocation, DemoSchedule, Payment } from '../shapes/campus-shape'
import { coffeeBoard, pastryBoard } from './menu-boards'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const weekdays = [1, 2, 3, 4, 5]
const weekend = [0, 6]
const regular: Localized = { en: 'Regular hours', fr: 'Heures habituelles' }
const allCards: Payment[] = ['payWithCc', 'payWithDiningDollars', 'payWithApplePay', 'payWithGooglePay']

function at(street: string, lat: number, lon: number, phone: string): DemoAddress {
  return { street, city: 'La Malbaie', state: 'Quebec', zipCode: 'G5A 9Z9', lat, lon, phone }
}

function open(
  name: Localized,
  days: number[],
  opensAt: string,
  closesAt: string,
  type: DemoSchedule['type'] = 'location',
) {
  return { type, name, days, opensAt, closesAt, closed: false, startOffsetDays: null, endOffsetDays: null }
}

function shut(name: Localized, startOffsetDays: number, endOffsetDays: number): DemoSchedule {
  const none = { opensAt: null, closesAt: null, closed: true }
  return { type: 'special_hours', name, days: everyDay, ...none, startOffsetDays, endOffsetDays }
}

const winterBreak: Localized = { en: 'Term break', fr: 'Relâche entre les trimestres' }

export const locations: DemoLocation[] = [
  {
    key: 'la-grande-table',
    building: 'pavillon-des-erables',
    name: { en: 'La Grande Table', fr: 'La Grande Table' },
    shortDescription: {
      en: 'The residence dining hall: seven stations, all you care to eat.',
      fr: 'La salle à manger des résidences : sept comptoirs, à volonté.',
    },
    description: {
      en: 'Long tables, big windows, and a kitchen that starts its stocks at five in the morning. One swipe opens all the stations: grill, home cooking, dishes from elsewhere, plant-forward plates, pizza in the evening, a salad bar and desserts. The allergen-aware cook is at the blue apron station.',
      fr: 'De longues tables, de grandes fenêtres et une cuisine qui met ses bouillons au feu dès cinq heures. Un seul passage donne accès à tous les comptoirs : gril, cuisine d’ici, plats d’ailleurs, assiettes végétales, pizza le soir, bar à salades et desserts. La personne responsable des allergènes porte le tablier bleu.',
    },
    type: 'webtrition',
    sortOrder: 10,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'Beside the central library, up the wide stairs',
      fr: 'À côté de la bibliothèque centrale, en haut du grand escalier',
    },
    address: at('100, avenue des Érables', 47.6558, -70.1562, '4185550143'),
    contactName: 'Luc Bissonnette',
    contactEmail: 'grande-table@saint-cyrille.example',
    occupancy: 'medium',
    features: ['isDineIn', 'isTakeout'],
    payments: [...allCards, 'payWithMealPlan', 'payWithMealSwipe', 'payWithCash'],
    cuisines: ['american', 'french', 'indian'],
    mealStatus: { en: 'The soup of the moment all day long', fr: 'La soupe du moment, toute la journée' },
    image: {
      fileName: 'la-grande-table.webp',
      alt: {
        en: 'Round plates on both sides of a table runner',
        fr: 'Des assiettes rondes de part et d’autre d’un chemin de table',
      },
    },
    menuImages: [],
    schedules: [
      open(regular, weekdays, '07:00', '20:00'),
      open(regular, weekend, '10:00', '19:30'),
      open({ en: 'Breakfast', fr: 'Déjeuner' }, weekdays, '07:00', '10:30', 'meal'),
      open({ en: 'Lunch', fr: 'Dîner' }, weekdays, '11:00', '14:00', 'meal'),
      open({ en: 'Dinner', fr: 'Souper' }, everyDay, '16:30', '19:30', 'meal'),
      open({ en: 'Brunch', fr: 'Brunch' }, weekend, '10:00', '14:00', 'meal'),
      shut(winterBreak, 33, 43),
    ],
  },
  {
    key: 'casse-croute-du-22',
    building: 'pavillon-des-erables',
    name: { en: 'Casse-croûte du 22', fr: 'Casse-croûte du 22' },
    shortDescription: {
      en: 'Poutine, hot dogs and burgers, until two in the morning.',
      fr: 'Poutine, hot-dogs et hamburgers, jusqu’à deux heures du matin.',
    },
    description: {
      en: 'Named for the bus that stops at the door. Curds arrive every morning from a dairy down the coast, the brown sauce is made here, and there is a mushroom one without meat.',
      fr: 'Baptisé d’après l’autobus qui s’arrête devant la porte. Le fromage en grains arrive chaque matin d’une fromagerie de la côte, la sauce brune est faite ici, et il y en a une aux champignons, sans viande.',
    },
    type: 'concept',
    sortOrder: 20,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'At stop 22 of the shuttle, next to the bookstore',
      fr: 'À l’arrêt 22 de la navette, à côté de la coop',
    },
    address: at('102, avenue des Érables', 47.6561, -70.1557, '4185550144'),
    contactName: 'Noémie Allard',
    contactEmail: 'casse-croute@saint-cyrille.example',
    occupancy: 'high',
    features: ['isDineIn', 'isTakeout', 'isMobile', 'isOpenLate', 'hasFoodLockers'],
    payments: [...allCards, 'payWithCash', 'payWithRetailSwipe', 'payWithSamsungPay'],
    cuisines: ['hamburger', 'pizza'],
    image: {
      fileName: 'casse-croute-du-22.webp',
      alt: { en: 'A checkered floor under a crescent moon', fr: 'Un damier sous un croissant de lune' },
    },
    menuImages: [],
    schedules: [
      open(regular, everyDay, '11:00', '02:00'),
      open({ en: 'Late Night', fr: 'Fin de soirée' }, everyDay, '21:00', '02:00', 'meal'),
      shut(winterBreak, 33, 43),
    ],
  },
  {
    key: 'bol-zigzag',
    building: 'pavillon-du-fleuve',
    name: { en: 'Bol Zigzag', fr: 'Bol Zigzag' },
    shortDescription: {
      en: 'Ramen, pho, udon and poké, made to order.',
      fr: 'Ramen, pho, udon et poké, préparés sur commande.',
    },
    description: {
      en: 'Two ramens every day and two other bowls that change. Broths simmer overnight; the miso one has neither meat nor egg.',
      fr: 'Deux ramens tous les jours et deux autres bols qui changent. Les bouillons mijotent toute la nuit; celui au miso est sans viande ni œuf.',
    },
    type: 'concept',
    sortOrder: 30,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'Second floor, above the pool',
      fr: 'Au deuxième étage, au-dessus de la piscine',
    },
    address: at('15, rue du Quai', 47.6542, -70.1531, '4185550145'),
    contactName: 'Minh-Anh Tran',
    contactEmail: 'bol-zigzag@saint-cyrille.example',
    occupancy: 'low',
    features: ['isDineIn', 'isTakeout', 'isMobile'],
    payments: [...allCards, 'payWithRetailSwipe', 'payWithMealExchange'],
    cuisines: ['japanese', 'thai'],
    image: {
      fileName: 'bol-zigzag.webp',
      alt: { en: 'Zigzag lines above a bowl', fr: 'Des lignes en zigzag au-dessus d’un bol' },
    },
    menuImages: [],
    schedules: [
      open(regular, [1, 2, 3, 4], '11:00', '19:00'),
      open(regular, [5], '11:00', '15:00'),
      shut(winterBreak, 33, 43),
    ],
  },
  {
    key: 'cafe-du-fleuve',
    building: 'pavillon-du-fleuve',
    name: { en: 'River Café', fr: 'Café du Fleuve' },
    shortDescription: {
      en: 'Espresso, teas and pastries, facing the water.',
      fr: 'Espresso, thés et viennoiseries, face à l’eau.',
    },
    description: {
      en: 'Beans roasted in the region, plant-based drinks at no extra charge, and a reusable-cup discount of 25 cents.',
      fr: 'Des grains torréfiés dans la région, des boissons végétales sans supplément et 25 cents de rabais avec votre tasse.',
    },
    type: 'concept',
    sortOrder: 40,
    showMenus: true,
    showMap: true,
    allergenFilter: false,
    landmark: {
      en: 'At the main entrance, facing the quay',
      fr: 'À l’entrée principale, face au quai',
    },
    address: at('15, rue du Quai', 47.6544, -70.1527, '4185550146'),
    contactName: 'Sacha Villeneuve',
    contactEmail: 'cafe@saint-cyrille.example',
    occupancy: 'low',
    features: ['isDineIn', 'isTakeout', 'isMobile'],
    payments: [...allCards, 'payWithCash'],
    cuisines: [],
    image: {
      fileName: 'cafe-du-fleuve.webp',
      alt: { en: 'Green waves before a sun', fr: 'Des vagues vertes devant un soleil' },
    },
    menuImages: [
      {
        fileName: 'cafe-du-fleuve-boissons.webp',
        alt: {
          en: 'Drinks and their prices at the River Café',
          fr: 'Les boissons du Café du Fleuve et leurs prix',
        },
        board: coffeeBoard,
      },
      {
        fileName: 'cafe-du-fleuve-a-croquer.webp',
        alt: {
          en: 'Pastries and snacks and their prices at the River Café',
          fr: 'Les viennoiseries et collations du Café du Fleuve et leurs prix',
        },
        board: pastryBoard,
      },
    ],
    schedules: [
      open(regular, weekdays, '07:30', '18:00'),
      open(regular, weekend, '09:00', '16:00'),
      shut(winterBreak, 33, 43),
    ],
  },
  {
    key: 'bistro-du-jardin',
    building: null,
    name: { en: 'Garden Bistro', fr: 'Bistro du jardin' },
    shortDescription: {
      en: 'A short weekday lunch, in the old greenhouse.',
      fr: 'Une courte carte le midi en semaine, dans l’ancienne serre.',
    },
    description: {
      en: 'One soup, two plates, two sandwiches: the cook writes the card after going round the garden. Table service; please reserve for six or more.',
      fr: 'Une soupe, deux plats, deux sandwichs : on écrit la carte après le tour du jardin. Service aux tables; pour six personnes et plus, réservez.',
    },
    type: 'webtrition',
    sortOrder: 50,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'Between the greenhouses and the chapel',
      fr: 'Entre les serres et la chapelle',
    },
    address: at('8, allée des Serres', 47.6569, -70.1583, '4185550147'),
    contactName: 'Odile Fafard',
    contactEmail: 'bistro@saint-cyrille.example',
    occupancy: 'na',
    features: ['isDineIn'],
    payments: [...allCards, 'payWithCash', 'payWithMealExchange'],
    cuisines: ['french'],
    customLabels: [{ en: 'Table service', fr: 'Service aux tables' }],
    reservations: {
      reservationInterval: 15,
      reservationCapacity: 32,
      sameDayReservations: false,
      reservationMaxVisits: 1,
      guestFriendLimit: 9,
    },
    image: {
      fileName: 'bistro-du-jardin.webp',
      alt: { en: 'A pattern of leaves in four colours', fr: 'Un motif de feuilles en quatre couleurs' },
    },
    menuImages: [],
    schedules: [
      open(regular, weekdays, '11:30', '14:00'),
      open({ en: 'Lunch', fr: 'Dîner' }, weekdays, '11:30', '14:00', 'meal'),
      open({ en: 'First sitting', fr: 'Premier service' }, weekdays, '11:30', '12:45', 'reservation'),
      open({ en: 'Second sitting', fr: 'Second service' }, weekdays, '12:45', '13:30', 'reservation'),
      shut({ en: 'Oven repair', fr: 'Réparation d’un four' }, 0, 0),
      shut(winterBreak, 33, 43),
    ],
  },
  {
    key: 'marche-vert',
    building: null,
    name: { en: 'Green Market', fr: 'Marché vert' },
    shortDescription: {
      en: 'Groceries, fruit and meals to go, at student prices.',
      fr: 'Épicerie, fruits et prêt-à-manger, à prix étudiant.',
    },
    description: {
      en: 'Bulk staples, vegetables from nearby farms on Tuesdays, and yesterday’s meals from La Grande Table at half price after five.',
      fr: 'Denrées en vrac, légumes des fermes voisines le mardi et, après 17 h, les plats de la veille de La Grande Table à moitié prix.',
    },
    type: 'concept',
    sortOrder: 60,
    showMenus: true,
    showMap: true,
    allergenFilter: false,
    landmark: {
      en: 'Behind the sports centre, near the bicycle racks',
      fr: 'Derrière le centre sportif, près des supports à vélos',
    },
    address: at('31, rue du Marché', 47.6551, -70.1596, '4185550148'),
    contactName: 'Rachid Benali',
    contactEmail: 'marche@saint-cyrille.example',
    occupancy: 'na',
    features: ['isTakeout', 'isTakeoutOnly', 'hasFoodLockers'],
    payments: [...allCards, 'payWithCash', 'payWithMealTrade'],
    cuisines: [],
    image: {
      fileName: 'marche-vert.webp',
      alt: { en: 'A striped awning above a row of circles', fr: 'Un auvent rayé au-dessus d’une rangée de cercles' },
    },
    menuImages: [],
    schedules: [open(regular, weekdays, '08:00', '21:00'), open(regular, weekend, '10:00', '18:00')],
  },
]
