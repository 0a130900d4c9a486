import type { DemoSurvey } from '../shapes/content-shape'

export const surveys: DemoSurvey[] = [
  {
    key: 'next-test-dish',
    question: { en: 'Which dish should we test next?', fr: 'Quel plat devrait-on mettre à l’essai?' },
    choices: [
      { choice: { en: 'Jollof rice', fr: 'Riz jollof' }, votes: 184 },
      { choice: { en: 'Pierogi with onions', fr: 'Pierogis aux oignons' }, votes: 143 },
      { choice: { en: 'Mushroom poutine', fr: 'Poutine aux champignons' }, votes: 121 },
      { choice: { en: 'Mapo tofu', fr: 'Tofu mapo' }, votes: 58 },
    ],
  },
  {
    key: 'breakfast-hours',
    question: {
      en: 'When would you like breakfast on weekends?',
      fr: 'À quelle heure voulez-vous déjeuner la fin de semaine?',
    },
    choices: [
      { choice: { en: 'From 8:00', fr: 'Dès 8 h' }, votes: 37 },
      { choice: { en: '9:30 is fine', fr: '9 h 30, c’est parfait' }, votes: 96 },
      { choice: { en: 'Is there a breakfast on weekends?', fr: 'Il y a un déjeuner la fin de semaine?' }, votes: 88 },
    ],
  },
  {
    key: 'music-in-the-hall',
    question: { en: 'Music at North Hall?', fr: 'De la musique à la Salle Nord?' },
    choices: [
      { choice: { en: 'Yes, quietly', fr: 'Oui, en sourdine' }, votes: 0 },
      { choice: { en: 'Only on Fridays', fr: 'Seulement le vendredi' }, votes: 0 },
      { choice: { en: 'Please, no', fr: 'Non, par pitié' }, votes: 0 },
    ],
  },
]
