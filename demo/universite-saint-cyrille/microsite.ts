import type { DemoMicrosite } from '../shapes/content-shape'

const block = (slug: string, en: [name: string, body: string], fr: [name: string, body: string]) => ({
  slug,
  name: { en: en[0], fr: fr[0] },
  body: { en: en[1], fr: fr[1] },
  showHeader: true,
  micrositeLanding: true,
  nodes: [],
})

/** The microsite of a renovated dining hall before its reopening. Spec: PUB-2.69, PUB-2.71. */
export const microsite: DemoMicrosite = {
  tagline: { en: 'La Grande Table is growing. Save your seat.', fr: 'La Grande Table s’agrandit. Gardez votre place.' },
  picture: {
    fileName: 'microsite-grande-table.webp',
    alt: {
      en: 'Five plates along a table, each larger than the last',
      fr: 'Cinq assiettes le long d’une table, de plus en plus grandes',
    },
  },
  opensOnOffsetDays: 95,
  stats: [
    { title: { en: 'days until we open again', fr: 'jours avant la réouverture' }, days: null },
    { title: { en: 'days of works', fr: 'jours de travaux' }, days: 74 },
    { title: { en: 'days a year with soup', fr: 'jours de soupe par année' }, days: 365 },
  ],
  sections: [
    block(
      'bienvenue',
      [
        'Welcome',
        '<p>The hall was built for 260 people, and 410 came. So we are moving two walls, turning the kitchen towards you and putting the noise into the ceiling. The long tables stay: you asked.</p>',
      ],
      [
        'Bienvenue',
        '<p>La salle a été bâtie pour 260 personnes, et vous êtes 410. On déplace donc deux murs, on tourne la cuisine vers vous et on envoie le bruit au plafond. Les longues tables restent : vous l’avez demandé.</p>',
      ],
    ),
    block(
      'a-la-carte',
      [
        'Retail',
        '<p>During the works, a counter in the River Pavilion sells the soup, the bread and the plate of the day, by the piece.</p>',
      ],
      [
        'À la carte',
        '<p>Pendant les travaux, un comptoir du pavillon du Fleuve vend la soupe, le pain et le plat du jour, à l’unité.</p>',
      ],
    ),
    block(
      'residences',
      [
        'Residential',
        '<p>Your plan stays as it is. From the first morning after the works it opens nine stations instead of seven, with a table for late risers until 10:30.</p>',
      ],
      [
        'Résidences',
        '<p>Votre forfait ne change pas. Dès le premier matin, il donnera accès à neuf comptoirs au lieu de sept, et à une table pour les lève-tard jusqu’à 10 h 30.</p>',
      ],
    ),
    block(
      'notre-philosophie-de-la-table',
      [
        'Our Dining Philosophy',
        '<p>Food that somebody made, a name for everything in it, and time to sit. If one of the three is missing, it is only refuelling.</p>',
      ],
      [
        'Notre philosophie de la table',
        '<p>De la nourriture faite par quelqu’un, un nom pour tout ce qu’il y a dedans et le temps de s’asseoir. S’il en manque un des trois, on ne fait que le plein.</p>',
      ],
    ),
    block(
      'notre-philosophie-du-bien-etre',
      [
        'Our Wellness Philosophy',
        '<p>Variety before rules. The dietitian’s door is open, the portions are yours to choose, and water is always the closest tap.</p>',
      ],
      [
        'Notre philosophie du bien-être',
        '<p>La variété avant les règles. La porte de la diététiste est ouverte, la portion est à votre goût, et l’eau est toujours le robinet le plus proche.</p>',
      ],
    ),
    block(
      'notre-philosophie-du-developpement-durable',
      [
        'Our Sustainability Philosophy',
        '<p>The old tables become benches, the bricks become the garden wall, and the heat of the fridges warms the dishwater. We counted twice: it pays for itself in seven winters.</p>',
      ],
      [
        'Notre philosophie du développement durable',
        '<p>Les vieilles tables deviennent des bancs, les briques deviennent le muret du jardin, et la chaleur des frigos chauffe l’eau de vaisselle. Nous avons compté deux fois : c’est payé en sept hivers.</p>',
      ],
    ),
    {
      slug: 'exemples-de-menus',
      name: { en: 'Sample Menus', fr: 'Exemples de menus' },
      body: {
        en: '<p>A Tuesday in the new hall: barley soup, cod or chickpea stew, roast roots, salad bar, sugar pie.</p>',
        fr: '<p>Un mardi dans la nouvelle salle : soupe à l’orge, morue ou mijoté de pois chiches, racines rôties, bar à salades, tarte au sucre.</p>',
      },
      showHeader: true,
      micrositeLanding: false,
      nodes: [
        {
          slug: 'menu-du-jour',
          name: { en: 'Today’s menu', fr: 'Le menu du jour' },
          url: '/universite-saint-cyrille/whats-on-the-menu',
        },
        {
          slug: 'forfaits',
          name: { en: 'Meal plans', fr: 'Les forfaits repas' },
          url: '/universite-saint-cyrille/meal-plan-purchase',
        },
      ],
    },
    {
      slug: 'joignez-vous-a-l-equipe',
      name: { en: 'Join Our Team', fr: 'Joignez-vous à l’équipe' },
      body: {
        en: '<p>Twenty-two new jobs, fourteen of them for students. Write to <a href="mailto:tables@saint-cyrille.example">tables@saint-cyrille.example</a>.</p>',
        fr: '<p>Vingt-deux nouveaux emplois, dont quatorze pour la communauté étudiante. Écrivez à <a href="mailto:tables@saint-cyrille.example">tables@saint-cyrille.example</a>.</p>',
      },
      showHeader: true,
      micrositeLanding: false,
      nodes: [],
    },
  ],
}
