import type { DemoEvent } from '../shapes/content-shape'

export const events: DemoEvent[] = [
  {
    key: 'souper-tourtiere',
    title: {
      en: 'Tourtière supper, from the coast and from the lake',
      fr: 'Souper de tourtières, du fleuve et du lac',
    },
    brief: {
      en: 'Two tourtières that do not speak to each other, side by side at last. Supper tonight at La Grande Table.',
      fr: 'Deux tourtières qui ne se parlent pas, enfin côte à côte. Ce soir au souper, à La Grande Table.',
    },
    description: {
      en: `<p>One is cut in cubes and takes the night; the other is ground and takes an hour. There is a third, of lentils and mushrooms, that pleases both families. Green ketchup is made here.</p>
<p>All three contain wheat and gluten. A plate without may be asked of the blue apron.</p>`,
      fr: `<p>L’une est en cubes et prend la nuit; l’autre est hachée et prend une heure. Il y en a une troisième, aux lentilles et aux champignons, qui réconcilie les familles. Le ketchup vert est
fait ici.</p>
<p>Les trois contiennent du blé et du gluten. Demandez une assiette sans au tablier bleu.</p>`,
    },
    startOffsetDays: 0,
    startsAt: '16:30',
    endsAt: '19:30',
    location: 'la-grande-table',
    featured: true,
  },
  {
    key: 'cabane-au-campus',
    title: { en: 'Sugar shack on campus', fr: 'La cabane au campus' },
    brief: {
      en: 'Pea soup, ham, omelette, and taffy poured on a trough of crushed ice whatever the season.',
      fr: 'Soupe aux pois, jambon, omelette et tire versée sur de la glace concassée, peu importe la saison.',
    },
    description: {
      en: `<p>Long tables on the esplanade, fiddlers at six, and beans without pork beside those with. One passage or twelve dollars at the door.</p>
<p>In case of rain, everybody moves into La Grande Table, fiddles included.</p>`,
      fr: `<p>De longues tables sur l’esplanade, des violons à 18 h et des fèves au lard sans lard à côté des autres. Un passage, ou douze dollars à l’entrée.</p>
<p>S’il pleut, tout le monde rentre à La Grande Table, violons compris.</p>`,
    },
    startOffsetDays: 12,
    endOffsetDays: 13,
    startsAt: '11:00',
    endsAt: '20:00',
    customLocationName: { en: 'River esplanade', fr: 'Esplanade du fleuve' },
    featured: true,
  },
  {
    key: 'degustation-cycle',
    title: { en: 'Tasting evening for the next cycle', fr: 'Soirée de dégustation du prochain cycle' },
    brief: {
      en: 'Thirty new dishes in small bites. Your ballots decide which twelve go on the menu.',
      fr: 'Trente nouveaux plats en bouchées. Vos bulletins décident des douze qui iront au menu.',
    },
    description: {
      en: '<p>Doors at six, last bite at eight. Cards say what each bite contains; bring a pencil. Free for everybody with a campus card.</p>',
      fr: '<p>Ouverture à 18 h, dernière bouchée à 20 h. Des fiches disent ce que chacune contient; apportez un crayon. Gratuit avec la carte du campus.</p>',
    },
    startOffsetDays: 19,
    startsAt: '18:00',
    endsAt: '20:00',
    location: 'la-grande-table',
  },
  {
    key: 'marche-des-fermes',
    title: { en: 'Farm stalls', fr: 'Les étals des fermes' },
    brief: {
      en: 'Vegetables, eggs and bread from six neighbours, in front of the Green Market all week.',
      fr: 'Légumes, œufs et pain de six fermes voisines, devant le Marché vert toute la semaine.',
    },
    description: {
      en: '<p>The farms take cash and cards. What they have not sold by Sunday becomes Monday’s soup, and the soup is sold for them.</p>',
      fr: '<p>Les fermes acceptent l’argent comptant et les cartes. Ce qui reste le dimanche devient la soupe du lundi, vendue à leur profit.</p>',
    },
    startOffsetDays: -2,
    endOffsetDays: 4,
    location: 'marche-vert',
  },
  {
    key: 'atelier-pain',
    title: { en: 'Bread for beginners', fr: 'Le pain pour débutants' },
    brief: {
      en: 'Six hands in the dough at La Grande Table’s night bakery. You go home with a loaf and a jar of sourdough.',
      fr: 'Six paires de mains dans la pâte, à la boulange de nuit de La Grande Table. Vous repartez avec un pain et un pot de levain.',
    },
    description: {
      en: '<p>We begin when the ovens are hot, at five in the morning. Coffee first. Contains wheat and gluten, also as flour dust in the air.</p>',
      fr: '<p>On commence quand les fours sont chauds, à 5 h. Le café d’abord. Contient du blé et du gluten, dans l’air aussi.</p>',
    },
    startOffsetDays: 8,
    startsAt: '05:00',
    endsAt: '08:00',
    location: 'la-grande-table',
  },
  {
    key: 'poutine-de-minuit',
    title: { en: 'Exam-night poutine', fr: 'La poutine des examens' },
    brief: {
      en: 'A free small one for anyone with lecture notes. No questions asked about the notes.',
      fr: 'Une petite poutine gratuite pour qui montre ses notes de cours. On ne pose pas de questions sur les notes.',
    },
    description: {
      en: '<p>With the brown sauce or the mushroom one. From eleven until there are no more curds.</p>',
      fr: '<p>Sauce brune ou sauce aux champignons. De 23 h jusqu’à ce qu’il n’y ait plus de fromage en grains.</p>',
    },
    startOffsetDays: 26,
    startsAt: '23:00',
    endsAt: '23:59',
    location: 'casse-croute-du-22',
  },
  {
    key: 'ble-d-inde',
    title: { en: 'Corn roast on the quay', fr: 'Épluchette sur le quai' },
    brief: {
      en: 'Nine hundred of you, eleven hundred cobs, and a husk contest won by the chemistry department.',
      fr: 'Vous étiez neuf cents pour onze cents épis, et la chimie a gagné le concours d’épluchage.',
    },
    description: {
      en: '<p>Thank you for coming. The husks went to the goats of a neighbouring farm; the pictures are in the album.</p>',
      fr: '<p>Merci d’être venus. Les épluchures sont allées aux chèvres d’une ferme voisine; les photos sont dans l’album.</p>',
    },
    startOffsetDays: -19,
    startsAt: '15:00',
    endsAt: '21:00',
    customLocationName: { en: 'The ferry quay', fr: 'Le quai du traversier' },
  },
]
