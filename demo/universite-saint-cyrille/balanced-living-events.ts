import type { DemoEvent } from '../shapes/content-shape'

export const balancedLivingEvents: DemoEvent[] = [
  {
    key: 'boite-a-lunch',
    title: { en: 'The lunch box that holds until four', fr: 'La boîte à lunch qui tient jusqu’à 16 h' },
    brief: {
      en: 'Protein, fibre, something crisp: three boxes made together in forty minutes, with what the Green Market has.',
      fr: 'Des protéines, des fibres, du croquant : trois boîtes préparées ensemble en quarante minutes, avec ce qu’il y a au Marché vert.',
    },
    description: {
      en: '<p>Bring a container with a lid; we bring the rest. One box contains no nuts, one no gluten, one no animal products.</p>',
      fr: '<p>Apportez un contenant à couvercle; nous apportons le reste. Une boîte est sans noix, une sans gluten, une sans produit animal.</p>',
    },
    startOffsetDays: 4,
    startsAt: '12:00',
    endsAt: '12:45',
    location: 'marche-vert',
  },
  {
    key: 'semaine-sans-ecran',
    title: { en: 'A week of lunches without screens', fr: 'Une semaine de dîners sans écran' },
    brief: {
      en: 'A basket for phones on each table, and a deck of questions beside it. Take part once or all week.',
      fr: 'Un panier à téléphones sur chaque table et un paquet de questions à côté. Une fois ou toute la semaine.',
    },
    description: {
      en: '<p>Nobody checks. Last time, people who tried it stayed eleven minutes longer and ate more slowly.</p>',
      fr: '<p>Personne ne vérifie. La dernière fois, celles et ceux qui ont essayé sont restés onze minutes de plus et ont mangé plus lentement.</p>',
    },
    startOffsetDays: -1,
    endOffsetDays: 5,
    location: 'la-grande-table',
  },
  {
    key: 'courir-manger',
    title: { en: 'Eating before, during and after 10 km', fr: 'Manger avant, pendant et après 10 km' },
    brief: {
      en: 'Our dietitian and the running club answer what you never dared ask about bananas.',
      fr: 'Notre diététiste et le club de course répondent à tout ce que vous n’osiez pas demander sur les bananes.',
    },
    description: {
      en: '<p>Half an hour of talk, half an hour of jogging along the quay, and maple milk at the end.</p>',
      fr: '<p>Une demi-heure de discussion, une demi-heure de jogging sur le quai et un lait à l’érable pour finir.</p>',
    },
    startOffsetDays: 15,
    startsAt: '17:00',
    endsAt: '18:15',
    customLocationName: { en: 'Sports centre, door B', fr: 'Centre sportif, porte B' },
  },
  {
    key: 'cuisiner-vegetal',
    title: { en: 'Five plants, five suppers', fr: 'Cinq légumineuses, cinq soupers' },
    brief: {
      en: 'Chickpeas, lentils, beans, split peas and soy: one pot each.',
      fr: 'Pois chiches, lentilles, haricots, pois cassés et soya : un chaudron chacun.',
    },
    description: {
      en: '<p>The recipe cards are still at the door of the Bistro; take one of each.</p>',
      fr: '<p>Les fiches de recettes sont encore à la porte du Bistro; prenez-en une de chaque.</p>',
    },
    startOffsetDays: -16,
    startsAt: '17:30',
    endsAt: '19:30',
    location: 'bistro-du-jardin',
  },
]
