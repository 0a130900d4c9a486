import type { DemoNewsletter } from '../shapes/content-shape'

export const newsletters: DemoNewsletter[] = [
  {
    key: 'the-tray-12',
    offsetDays: -12,
    name: { en: 'The Tray, no. 12', fr: 'Le Plateau, no 12' },
    description: {
      en: 'Breakfast boxes, the chili vote, and how to bring a recipe from home.',
      fr: 'Les boîtes à déjeuner, le vote du chili et comment proposer une recette de chez vous.',
    },
    file: 'the-tray-12.pdf',
  },
  {
    key: 'the-tray-11',
    offsetDays: -75,
    name: { en: 'The Tray, no. 11', fr: 'Le Plateau, no 11' },
    description: {
      en: 'One recipe book for all kitchens; meet our dietitian.',
      fr: 'Un cahier de recettes pour toutes les cuisines; rencontrez notre diététiste.',
    },
    file: 'the-tray-11.pdf',
  },
  {
    key: 'the-tray-10',
    offsetDays: -190,
    name: { en: 'The Tray, no. 10', fr: 'Le Plateau, no 10' },
    description: {
      en: 'Robots on the hill, lockers by the stairs, and a word about shared oil.',
      fr: 'Des robots sur la colline, des casiers près de l’escalier et un mot sur l’huile partagée.',
    },
    file: 'the-tray-10.pdf',
  },
  {
    key: 'the-tray-9',
    offsetDays: -400,
    name: { en: 'The Tray, no. 9', fr: 'Le Plateau, no 9' },
    description: {
      en: 'Lakeshore Kitchen opens its second dining room.',
      fr: 'La Cuisine Lakeshore ouvre sa deuxième salle.',
    },
    file: 'the-tray-9.pdf',
  },
  {
    key: 'the-tray-8',
    offsetDays: -520,
    name: { en: 'The Tray, no. 8', fr: 'Le Plateau, no 8' },
    description: {
      en: 'Returnable cups reach every counter.',
      fr: 'Les tasses consignées gagnent tous les comptoirs.',
    },
    file: 'the-tray-8.pdf',
  },
]
