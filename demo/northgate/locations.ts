import type { Localized } from '@/domain/locale'
import type { DemoAddress, DemoLocation, DemoSchedule, Payment } from '../shapes/campus-shape'
import { kettlewickBoard } from './menu-boards'

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const weekdays = [1, 2, 3, 4, 5]
const weekend = [0, 6]
const regular: Localized = { en: 'Regular hours', fr: 'Heures habituelles' }
const readingWeek: Localized = { en: 'Reading week', fr: 'Semaine de lecture' }
const allCards: Payment[] = [
  'payWithCc',
  'payWithDiningDollars',
  'payWithApplePay',
  'payWithGooglePay',
  'payWithSamsungPay',
]

function at(street: string, lat: number, lon: number, phone: string): DemoAddress {
  return { street, city: 'Parry Sound', state: 'Ontario', zipCode: 'P2A 9Z9', lat, lon, phone }
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

function special(opensAt: string | null, closesAt: string | null): DemoSchedule {
  const closed = opensAt === null
  const span = { startOffsetDays: 28, endOffsetDays: 34 }
  return { type: 'special_hours', name: readingWeek, days: everyDay, opensAt, closesAt, closed, ...span }
}

const today = { startOffsetDays: 0, endOffsetDays: 0 }

export const locations: DemoLocation[] = [
  {
    key: 'north-hall',
    building: 'north-residence',
    name: { en: 'North Hall', fr: 'Salle Nord' },
    shortDescription: {
      en: 'The main dining hall, for everyone who lives on the hill.',
      fr: 'La grande salle à manger, pour tous ceux et celles qui habitent la colline.',
    },
    description: {
      en: 'Breakfast from seven, a salad bar at every meal and macaroni and cheese at every lunch. Halal dishes are cooked in their own pans; ask any server for the allergen binder.',
      fr: 'Déjeuner dès 7 h, bar à salades à tous les repas et macaroni au fromage à tous les dîners. Les plats halal sont cuits dans leurs propres casseroles; le cahier des allergènes est offert à tous les comptoirs.',
    },
    type: 'webtrition',
    sortOrder: 10,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'Up the hill from the bus loop, the door under the clock',
      fr: 'En haut de la côte depuis la boucle d’autobus, la porte sous l’horloge',
    },
    address: at('1 Northgate Drive', 45.3462, -80.0244, '7055550164'),
    contactName: 'Gareth Oyelaran',
    contactEmail: 'north-hall@northgate.example',
    occupancy: 'medium',
    features: ['isDineIn', 'isTakeout', 'hasDeliveryRobots'],
    payments: [...allCards, 'payWithMealPlan', 'payWithMealSwipe', 'payWithCash'],
    cuisines: ['american', 'indian', 'italian'],
    mealStatus: { en: 'Macaroni and cheese at every lunch', fr: 'Macaroni au fromage à tous les dîners' },
    image: {
      fileName: 'north-hall.webp',
      alt: { en: 'Two hills of concentric arcs below a sun', fr: 'Deux collines en arcs concentriques sous un soleil' },
    },
    menuImages: [],
    schedules: [
      open(regular, weekdays, '07:00', '20:30'),
      open(regular, weekend, '09:30', '20:00'),
      open({ en: 'Breakfast', fr: 'Déjeuner' }, weekdays, '07:00', '10:30', 'meal'),
      open({ en: 'Brunch', fr: 'Brunch' }, weekend, '09:30', '14:30', 'meal'),
      open({ en: 'Lunch', fr: 'Dîner' }, weekdays, '11:00', '14:30', 'meal'),
      open({ en: 'Dinner', fr: 'Souper' }, everyDay, '16:30', '20:00', 'meal'),
      special('10:00', '18:00'),
    ],
  },
  {
    key: 'the-lantern',
    building: 'north-residence',
    name: { en: 'The Lantern', fr: 'La Lanterne' },
    shortDescription: {
      en: 'Grill, snacks and pizza after dark.',
      fr: 'Gril, grignotines et pizza à la nuit tombée.',
    },
    description: {
      en: 'Opens when the library gets serious. Order from your phone and pick up from the lockers by the stairs until half past one.',
      fr: 'Ouvre quand les études deviennent sérieuses. Commandez de votre téléphone et passez aux casiers près de l’escalier jusqu’à 1 h 30.',
    },
    type: 'concept',
    sortOrder: 20,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'Ground floor, behind the mailboxes',
      fr: 'Au rez-de-chaussée, derrière les boîtes aux lettres',
    },
    address: at('1 Northgate Drive', 45.346, -80.0239, '7055550165'),
    contactName: 'Tomasz Wieczorek',
    contactEmail: 'lantern@northgate.example',
    occupancy: 'low',
    features: ['isDineIn', 'isTakeout', 'isMobile', 'isOpenLate', 'hasFoodLockers', 'isDelivery'],
    payments: [...allCards, 'payWithRetailSwipe', 'payWithMealExchange'],
    cuisines: ['hamburger', 'pizza', 'mexican'],
    image: {
      fileName: 'the-lantern.webp',
      alt: {
        en: 'Rows of round lanterns, some of them lit',
        fr: 'Des rangées de lanternes rondes, dont quelques-unes allumées',
      },
    },
    menuImages: [],
    schedules: [
      open(regular, everyDay, '17:00', '01:30'),
      open({ en: 'Late Night', fr: 'Fin de soirée' }, everyDay, '21:00', '01:30', 'meal'),
      special('17:00', '22:00'),
    ],
  },
  {
    key: 'lakeshore-kitchen',
    building: 'lakeshore-commons',
    name: { en: 'Lakeshore Kitchen', fr: 'Cuisine Lakeshore' },
    shortDescription: {
      en: 'A small hall by the water, lunch and dinner, closed on Sundays.',
      fr: 'Une petite salle au bord de l’eau, dîner et souper, fermée le dimanche.',
    },
    description: {
      en: 'Dishes from many kitchens, plant-forward plates and a gluten-free pizza made on its own tray.',
      fr: 'Des plats de plusieurs cuisines du monde, des assiettes végétales et une pizza sans gluten cuite sur sa propre plaque.',
    },
    type: 'webtrition',
    sortOrder: 30,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'Facing the boathouse, on the dock side',
      fr: 'En face du hangar à bateaux, du côté du quai',
    },
    address: at('40 Lakeshore Walk', 45.3437, -80.0287, '7055550166'),
    contactName: 'Anjali Fernando',
    contactEmail: 'lakeshore@northgate.example',
    occupancy: 'high',
    features: ['isDineIn', 'isTakeout'],
    payments: [...allCards, 'payWithMealPlan', 'payWithMealSwipe'],
    cuisines: ['indian', 'thai', 'greek'],
    customLabels: [{ en: 'Gluten-free shelf', fr: 'Tablette sans gluten' }],
    reservations: {
      reservationInterval: 30,
      reservationCapacity: 40,
      sameDayReservations: true,
      reservationMaxVisits: null,
      guestFriendLimit: 5,
    },
    image: {
      fileName: 'lakeshore-kitchen.webp',
      alt: { en: 'A pattern of waves', fr: 'Un motif de vagues' },
    },
    menuImages: [],
    schedules: [
      open(regular, [1, 2, 3, 4, 5, 6], '11:00', '19:30'),
      open({ en: 'Lunch', fr: 'Dîner' }, [1, 2, 3, 4, 5, 6], '11:00', '15:00', 'meal'),
      open({ en: 'Dinner', fr: 'Souper' }, [1, 2, 3, 4, 5, 6], '16:00', '19:30', 'meal'),
      open({ en: 'Lunch table', fr: 'Table du midi' }, [1, 2, 3, 4, 5, 6], '11:30', '14:00', 'reservation'),
      open({ en: 'Supper table', fr: 'Table du soir' }, [1, 2, 3, 4, 5, 6], '16:30', '19:00', 'reservation'),
      special(null, null),
    ],
  },
  {
    key: 'kettlewick',
    building: 'lakeshore-commons',
    name: { en: 'Kettlewick', fr: 'Kettlewick' },
    shortDescription: { en: 'Coffee, tea and something sweet.', fr: 'Café, thé et petites douceurs.' },
    description: {
      en: 'The coffee bar in the atrium. Scones come out at eight; the butter tarts are gone by three.',
      fr: 'Le comptoir à café de l’atrium. Les scones sortent du four à 8 h; à 15 h, il ne reste plus de tartelettes au beurre.',
    },
    type: 'concept',
    sortOrder: 40,
    showMenus: true,
    showMap: true,
    allergenFilter: false,
    landmark: {
      en: 'In the atrium, beside the library stairs',
      fr: 'Dans l’atrium, à côté de l’escalier de la bibliothèque',
    },
    address: at('40 Lakeshore Walk', 45.3439, -80.0281, '7055550167'),
    contactName: 'Imogen Tait',
    contactEmail: 'kettlewick@northgate.example',
    occupancy: 'na',
    features: ['isTakeout', 'isMobile'],
    payments: [...allCards, 'payWithCash', 'payWithMealTrade'],
    cuisines: [],
    image: {
      fileName: 'kettlewick.webp',
      alt: { en: 'Six cups from above on coloured tiles', fr: 'Six tasses vues de haut sur des carreaux de couleur' },
    },
    menuImages: [
      {
        fileName: 'kettlewick-board.webp',
        alt: { en: 'Kettlewick’s menu board and its prices', fr: 'Le tableau de Kettlewick et ses prix' },
        board: kettlewickBoard,
      },
    ],
    schedules: [
      open(regular, weekdays, '07:30', '19:00'),
      open(regular, weekend, '09:00', '15:00'),
      special(null, null),
    ],
  },
  {
    key: 'observatory-cafe',
    building: null,
    name: { en: 'Observatory Café', fr: 'Café de l’Observatoire' },
    shortDescription: {
      en: 'Soup and sandwiches under the dome, on weekdays.',
      fr: 'Soupes et sandwichs sous la coupole, en semaine.',
    },
    description: {
      en: 'Twenty-six seats, one soup, four sandwiches, and a telescope that students may book on clear nights.',
      fr: 'Vingt-six places, une soupe, quatre sandwichs et un télescope que l’on peut réserver les nuits claires.',
    },
    type: 'concept',
    sortOrder: 50,
    showMenus: true,
    showMap: true,
    allergenFilter: true,
    landmark: {
      en: 'At the top of Summit Road, under the white dome',
      fr: 'Tout en haut de Summit Road, sous la coupole blanche',
    },
    address: at('9 Summit Road', 45.3481, -80.0219, '7055550168'),
    contactName: 'Bethany Crane',
    contactEmail: 'observatory@northgate.example',
    occupancy: 'low',
    features: ['isDineIn', 'isTakeout'],
    payments: [...allCards, 'payWithCash', 'payWithRetailSwipe'],
    cuisines: ['american'],
    image: {
      fileName: 'observatory-cafe.webp',
      alt: {
        en: 'Star trails around a pole above a dome',
        fr: 'Des étoiles filées autour d’un pôle, au-dessus d’une coupole',
      },
    },
    menuImages: [],
    schedules: [
      open(regular, weekdays, '10:00', '16:00'),
      open({ en: 'Lunch', fr: 'Dîner' }, weekdays, '11:00', '15:00', 'meal'),
      {
        ...special(null, null),
        ...today,
        name: { en: 'Snow on Summit Road', fr: 'Neige sur le chemin du Sommet' },
        withoutSnow: { name: { en: 'Roadwork on Summit Road', fr: 'Travaux sur le chemin du Sommet' } },
      },
      special(null, null),
    ],
  },
  {
    key: 'trailside-market',
    building: null,
    name: { en: 'Trailside Market', fr: 'Marché du sentier' },
    shortDescription: {
      en: 'Snacks, fruit and groceries where the trail meets the road.',
      fr: 'Collations, fruits et épicerie, là où le sentier rejoint la route.',
    },
    description: {
      en: 'Grab-and-go meals from North Hall, and a shelf where nothing costs more than three dollars.',
      fr: 'Des plats à emporter de la Salle Nord, et une tablette où rien ne dépasse trois dollars.',
    },
    type: 'concept',
    sortOrder: 60,
    showMenus: true,
    showMap: true,
    allergenFilter: false,
    landmark: {
      en: 'Across from the arena, where the ski trail begins',
      fr: 'En face de l’aréna, au départ de la piste de ski',
    },
    address: at('22 Trailhead Lane', 45.3449, -80.0205, '7055550169'),
    contactName: 'Colin Beaucage',
    contactEmail: 'trailside@northgate.example',
    occupancy: 'na',
    features: ['isTakeout', 'isTakeoutOnly', 'isMobile'],
    payments: [...allCards, 'payWithCash'],
    cuisines: [],
    image: {
      fileName: 'trailside-market.webp',
      alt: { en: 'A striped awning above a row of circles', fr: 'Un auvent rayé au-dessus d’une rangée de cercles' },
    },
    menuImages: [],
    schedules: [open(regular, everyDay, '09:00', '22:00'), special('12:00', '18:00')],
  },
]
