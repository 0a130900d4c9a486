import type { DemoEvent } from '../shapes/content-shape'

export const balancedLivingEvents: DemoEvent[] = [
  {
    key: 'forty-dollar-week',
    title: { en: 'A week of suppers for forty dollars', fr: 'Une semaine de soupers à quarante dollars' },
    brief: {
      en: 'A walk through the Trailside Market with our dietitian, a list in hand and no lecture.',
      fr: 'Une tournée du Marché du sentier avec notre diététiste, une liste à la main et sans sermon.',
    },
    description: {
      en: `<p>Lentils, eggs, oats, frozen spinach, whatever fruit is cheapest. You leave with five recipes that need one pot and a knife.</p>`,
      fr: `<p>Lentilles, œufs, gruau, épinards surgelés et le fruit le moins cher du jour. Vous repartez avec cinq recettes qui demandent une
marmite et un couteau.</p>`,
    },
    startOffsetDays: 3,
    startsAt: '16:00',
    endsAt: '17:00',
    location: 'trailside-market',
  },
  {
    key: 'sunrise-walk',
    title: { en: 'Sunrise walk and oatmeal', fr: 'Marche à l’aube et gruau' },
    brief: {
      en: 'Forty easy minutes on the trail, every morning this week, then a hot bowl at North Hall.',
      fr: 'Quarante minutes faciles sur le sentier, chaque matin de la semaine, puis un bol chaud à la Salle Nord.',
    },
    description: {
      en: '<p>We leave from the trailhead at 6:30, whatever the sky does. The path is paved and works on wheels.</p>',
      fr: '<p>Départ du sentier à 6 h 30, peu importe le ciel. Le chemin est asphalté et se fait aussi en fauteuil roulant.</p>',
    },
    startOffsetDays: -1,
    endOffsetDays: 4,
    startsAt: '06:30',
    endsAt: '07:30',
    customLocationName: { en: 'Trailhead Lane gate', fr: 'Barrière du chemin du Sentier' },
  },
  {
    key: 'label-reading',
    title: { en: 'Reading a label in ten seconds', fr: 'Lire une étiquette en dix secondes' },
    brief: {
      en: 'Serving first, then fibre and sodium, then the list. Bring the box that puzzles you.',
      fr: 'La portion d’abord, puis les fibres et le sodium, puis la liste. Apportez la boîte qui vous laisse perplexe.',
    },
    description: {
      en: '<p>Also for those who read labels because they must: where Canada hides allergens, and the words that mean milk.</p>',
      fr: '<p>Pour celles et ceux, aussi, qui lisent par nécessité : où se cachent les allergènes, et tous les mots qui veulent dire lait.</p>',
    },
    startOffsetDays: 13,
    startsAt: '12:15',
    endsAt: '13:00',
    location: 'lakeshore-kitchen',
  },
  {
    key: 'sleep-and-coffee',
    title: { en: 'Coffee, sleep and the week before exams', fr: 'Café, sommeil et semaine d’avant les examens' },
    brief: {
      en: 'When a cup helps, when it steals tomorrow, and a decaf tasting at Kettlewick.',
      fr: 'Quand une tasse aide, quand elle vole le lendemain, et une dégustation de décaféinés chez Kettlewick.',
    },
    description: {
      en: '<p>The slides are with our dietitian; write to her if you missed the talk.</p>',
      fr: '<p>La présentation est chez notre diététiste : écrivez-lui si vous avez manqué la causerie.</p>',
    },
    startOffsetDays: -12,
    startsAt: '15:00',
    endsAt: '16:00',
    location: 'kettlewick',
  },
]
