import type { DemoSurvey } from '../shapes/content-shape'

export const surveys: DemoSurvey[] = [
  {
    key: 'tourtiere',
    question: { en: 'Which tourtière should stay?', fr: 'Quelle tourtière devrait rester au menu?' },
    choices: [
      { choice: { en: 'In cubes', fr: 'En cubes' }, votes: 231 },
      { choice: { en: 'Ground', fr: 'Hachée' }, votes: 228 },
      { choice: { en: 'Lentil and mushroom', fr: 'Lentilles et champignons' }, votes: 164 },
    ],
  },
  {
    key: 'heures-du-cafe',
    question: {
      en: 'Should the River Café open on Sunday evenings?',
      fr: 'Le Café du Fleuve devrait-il ouvrir le dimanche soir?',
    },
    choices: [
      { choice: { en: 'Yes, to study', fr: 'Oui, pour étudier' }, votes: 112 },
      { choice: { en: 'Yes, with music', fr: 'Oui, avec de la musique' }, votes: 45 },
      { choice: { en: 'No, let them sleep', fr: 'Non, laissez-les dormir' }, votes: 61 },
    ],
  },
  {
    key: 'soupe-du-vendredi',
    question: { en: 'The soup for Fridays?', fr: 'La soupe du vendredi?' },
    choices: [
      { choice: { en: 'Pea soup', fr: 'Soupe aux pois' }, votes: 0 },
      { choice: { en: 'Fish chowder', fr: 'Chaudrée de poisson' }, votes: 0 },
      { choice: { en: 'Onion, gratinéed', fr: 'À l’oignon, gratinée' }, votes: 0 },
      { choice: { en: 'Surprise us', fr: 'Surprenez-nous' }, votes: 0 },
    ],
  },
]
