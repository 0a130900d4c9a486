import type { DemoNewsletter } from '../shapes/content-shape'

export const newsletters: DemoNewsletter[] = [
  {
    key: 'la-louche-24',
    offsetDays: -9,
    name: { en: 'La Louche, no. 24', fr: 'La Louche, no 24' },
    description: {
      en: 'The Bistro’s garden, Friday ramen, and the two tourtières.',
      fr: 'Le potager du Bistro, le ramen du vendredi et les deux tourtières.',
    },
    file: 'la-louche-24.pdf',
  },
  {
    key: 'la-louche-23',
    offsetDays: -68,
    name: { en: 'La Louche, no. 23', fr: 'La Louche, no 23' },
    description: {
      en: 'What the plates say, after three years of scales.',
      fr: 'Ce que disent les assiettes, après trois ans de balance.',
    },
    file: 'la-louche-23.pdf',
  },
  {
    key: 'la-louche-22',
    offsetDays: -170,
    name: { en: 'La Louche, no. 22', fr: 'La Louche, no 22' },
    description: {
      en: 'Returnable boxes, and where they go.',
      fr: 'Les boîtes consignées et le chemin qu’elles font.',
    },
    file: 'la-louche-22.pdf',
  },
  {
    key: 'la-louche-21',
    offsetDays: -385,
    name: { en: 'La Louche, no. 21', fr: 'La Louche, no 21' },
    description: { en: 'The Casse-croûte stays open until two.', fr: 'Le Casse-croûte ferme maintenant à 2 h.' },
    file: 'la-louche-21.pdf',
  },
  {
    key: 'la-louche-20',
    offsetDays: -540,
    name: { en: 'La Louche, no. 20', fr: 'La Louche, no 20' },
    description: {
      en: 'A new cycle of menus, chosen by 640 ballots.',
      fr: 'Un nouveau cycle de menus, choisi par 640 bulletins.',
    },
    file: 'la-louche-20.pdf',
  },
]
