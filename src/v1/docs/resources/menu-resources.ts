import * as legacy from '@/contract/menu/legacy-menu'
import * as menus from '@/contract/menu/menus'
import { nutrients } from '@/domain/menu/dish/nutrition'
import { resource } from './resource'

/** What the keys of `conceptNutrients` mean, each with its unit. */
const conceptKeys = Object.fromEntries(
  Object.entries(menus.conceptNutrients).flatMap(([name, key]) => {
    const nutrient = nutrients.find((it) => it.key === key)
    if (!nutrient) return []
    const { v1Name, uom } = nutrient
    return [
      [
        name,
        [
          `Value of the row "${v1Name}" of nutrients, in ${uom}, or "-" if unknown. Only dishes of concept locations have it.`,
          `Valeur de la ligne «\u00a0${v1Name}\u00a0» de nutrients, en ${uom}, ou «\u00a0-\u00a0» si elle est inconnue. Seuls les plats des points de service de type concept l’ont.`,
        ] as const,
      ],
    ]
  }),
)

export const menuResources = [
  resource(
    'Menu',
    menus.menu,
    'All periods of a location on a date.',
    'Toutes les périodes d’un point de service à une date.',
    {
      periods: [
        'Periods in serving order. Empty on a closed day.',
        'Périodes dans l’ordre du service. Vide un jour fermé.',
      ],
    },
  ),
  resource(
    'PeriodMenu',
    menus.periodMenu,
    'One period of a location on a date.',
    'Une période d’un point de service à une date.',
    {
      id: ['Always 1.', 'Toujours 1.'],
      periods: ['One period, as an object.', 'Une période, sous forme d’objet.'],
    },
  ),
  resource(
    'Period',
    menus.period,
    'A meal period, such as lunch, with its dishes.',
    'Une période de repas, comme le dîner, avec ses plats.',
  ),
  resource(
    'OnePeriod',
    menus.onePeriod,
    'The period that was requested, with its dishes.',
    'La période demandée, avec ses plats.',
  ),
  resource(
    'PeriodName',
    menus.periodName,
    'A period of the day, without dishes.',
    'Une période du jour, sans ses plats.',
  ),
  resource('Category', menus.category, 'A group of dishes, such as soups.', 'Un groupe de plats, comme les soupes.', {
    items: ['Dishes in serving order. Can be empty.', 'Plats dans l’ordre du service. Peut être vide.'],
  }),
  resource(
    'Item',
    menus.item,
    'A dish on a menu. "-" means that a value is unknown, not that it is 0.',
    'Un plat au menu. «\u00a0-\u00a0» signifie qu’une valeur est inconnue, et non qu’elle vaut 0.',
    {
      id: [
        'ID of this dish on this day. The same dish has another id on another day.',
        'Identifiant de ce plat ce jour-là. Le même plat a un autre identifiant un autre jour.',
      ],
      calories: [
        'Energy per portion in kcal as whole-number text, or "-" if unknown.',
        'Énergie par portion en kcal, un nombre entier sous forme de texte, ou «\u00a0-\u00a0» si elle est inconnue.',
      ],
      ...conceptKeys,
    },
  ),
  resource(
    'Nutrient',
    menus.nutrient,
    'An amount per portion. The 18 rows always come in the same order.',
    'Une quantité par portion. Les 18 lignes sont toujours dans le même ordre.',
    {
      name: ['Name in English, whatever the locale.', 'Nom en anglais, quelle que soit la langue.'],
      value: [
        'Amount in uom: "12", "0.5", "5+", "less than 1 gram", or "-" if unknown.',
        'Quantité en uom\u00a0: «\u00a012\u00a0», «\u00a00.5\u00a0», «\u00a05+\u00a0», «\u00a0less than 1 gram\u00a0», ou «\u00a0-\u00a0» si elle est inconnue.',
      ],
      value_numeric: [
        'The amount without words, or "-" if unknown.',
        'La quantité sans mots, ou «\u00a0-\u00a0» si elle est inconnue.',
      ],
    },
  ),
  resource(
    'Filter',
    menus.filter,
    'An allergen or a dietary label of a dish. A name that ends in * means “may contain”.',
    'Un allergène ou une étiquette alimentaire d’un plat. Un nom qui finit par * signifie «\u00a0peut contenir\u00a0».',
    {
      type: ['allergen or label.', 'allergen (allergène) ou label (étiquette).'],
    },
  ),
  resource(
    'LegacyItem',
    legacy.item,
    'A dish in the format of 2018, with nutrients sorted by name.',
    'Un plat au format de 2018, avec les nutriments triés par nom.',
    {
      mrn: ['Number of the recipe, as text.', 'Numéro de la recette, sous forme de texte.'],
      calories: [
        'Energy per portion in kcal, or null if unknown.',
        'Énergie par portion en kcal, ou null si elle est inconnue.',
      ],
    },
  ),
  resource(
    'TodaysLocation',
    menus.todaysLocation,
    'A location that serves a menu today.',
    'Un point de service qui offre un menu aujourd’hui.',
  ),
  resource(
    'TodaysPeriod',
    menus.todaysPeriod,
    'A period of today with its stations.',
    'Une période d’aujourd’hui avec ses stations.',
  ),
  resource(
    'Station',
    menus.station,
    'A group of today’s dishes. Other calls name it category.',
    'Un groupe de plats d’aujourd’hui. Les autres appels le nomment category.',
  ),
  resource('TodaysItem', menus.todaysItem, 'A dish of today.', 'Un plat d’aujourd’hui.', {
    calories: [
      'Energy per portion in kcal, or null if unknown.',
      'Énergie par portion en kcal, ou null si elle est inconnue.',
    ],
  }),
]
