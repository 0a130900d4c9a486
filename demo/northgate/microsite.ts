import type { DemoMicrosite } from '../shapes/content-shape'

const block = (slug: string, en: [name: string, body: string], fr: [name: string, body: string]) => ({
  slug,
  name: { en: en[0], fr: fr[0] },
  body: { en: en[1], fr: fr[1] },
  showHeader: true,
  micrositeLanding: true,
  nodes: [],
})

/** The microsite of a dining hall before its opening. Spec: PUB-2.69, PUB-2.71. */
export const microsite: DemoMicrosite = {
  tagline: { en: 'A hall by the lake. Doors open soon.', fr: 'Une salle au bord du lac. On ouvre bientôt.' },
  picture: {
    fileName: 'microsite-lake.webp',
    alt: { en: 'Three gables on a pier above waves', fr: 'Trois pignons sur un quai au-dessus des vagues' },
  },
  opensOnOffsetDays: 62,
  stats: [
    { title: { en: 'days until the doors open', fr: 'jours avant l’ouverture' }, days: null },
    { title: { en: 'days in the first menu cycle', fr: 'jours dans le premier cycle de menus' }, days: 28 },
    { title: { en: 'days a year with supper', fr: 'jours de souper par année' }, days: 340 },
  ],
  sections: [
    block(
      'welcome',
      [
        'Welcome',
        '<p>For two years you told us what was missing: more seats by the water, food that is cooked in front of you, and somewhere to sit alone without looking lonely. The New Boathouse is our answer: 280 seats, five kitchens and one very long window.</p>',
      ],
      [
        'Bienvenue',
        '<p>Pendant deux ans, vous nous avez dit ce qui manquait : des places près de l’eau, une cuisine faite devant vous et un coin où s’asseoir seul sans en avoir l’air. Le Nouveau Hangar est notre réponse : 280 places, cinq cuisines et une très longue fenêtre.</p>',
      ],
    ),
    block(
      'retail',
      [
        'Retail',
        '<p>A noodle bar, a bakery window and a shop for what you forgot. Cards, dining dollars and meal exchange are taken at all three.</p>',
      ],
      [
        'À la carte',
        '<p>Un bar à nouilles, un comptoir de boulangerie et une épicerie pour ce que vous avez oublié. Les trois acceptent les cartes, les dollars-repas et l’échange de repas.</p>',
      ],
    ),
    block(
      'residential',
      [
        'Residential',
        '<p>One swipe, three meals a day, seven days a week. A third of the stove is electric induction, and a third of the dishes are cooked without meat.</p><ul><li>Breakfast from 7:00</li><li>Lunch from 11:00</li><li>Supper until 20:30</li></ul>',
      ],
      [
        'Résidences',
        '<p>Un passage, trois repas par jour, sept jours par semaine. Le tiers des feux sont à induction, et le tiers des plats sont sans viande.</p><ul><li>Déjeuner dès 7 h</li><li>Dîner dès 11 h</li><li>Souper jusqu’à 20 h 30</li></ul>',
      ],
    ),
    block(
      'catering',
      [
        'Catering',
        '<p>The upper room seats 60 and looks over the bay. Weddings have asked already; student clubs go first.</p>',
      ],
      [
        'Traiteur',
        '<p>La salle du haut compte 60 places et donne sur la baie. On nous a déjà demandé pour des noces; les clubs étudiants passent en premier.</p>',
      ],
    ),
    block(
      'our-dining-philosophy',
      [
        'Our Dining Philosophy',
        '<p>Cook it here, write down what is in it, and let people choose how much. Everything else is decoration.</p>',
      ],
      [
        'Notre philosophie de la table',
        '<p>Cuisiner sur place, écrire ce qu’il y a dedans et laisser chacun choisir sa portion. Le reste est de la décoration.</p>',
      ],
    ),
    block(
      'our-wellness-philosophy',
      [
        'Our Wellness Philosophy',
        '<p>No dish is called guilty. The balanced plate is marked; the poutine is marked too, with what it contains. A dietitian sits at the corner table on Mondays and Thursdays.</p>',
      ],
      [
        'Notre philosophie du bien-être',
        '<p>Aucun plat n’est coupable. L’assiette équilibrée est indiquée; la poutine aussi, avec tout ce qu’elle contient. La diététiste occupe la table du coin le lundi et le jeudi.</p>',
      ],
    ),
    block(
      'our-sustainability-philosophy',
      [
        'Our Sustainability Philosophy',
        '<p>The hall is heated by the lake. Trays stayed in the old building; so did single-use cups. What we throw away is weighed and posted at the door.</p>',
      ],
      [
        'Notre philosophie du développement durable',
        '<p>C’est le lac qui chauffe la salle. Les plateaux sont restés dans l’ancien bâtiment, les gobelets jetables aussi. Ce que nous jetons est pesé, et le chiffre est affiché à l’entrée.</p>',
      ],
    ),
    {
      slug: 'meal-plans',
      name: { en: 'Meal Plans', fr: 'Forfaits repas' },
      body: {
        en: '<p>Every plan of Northgate works in the New Boathouse from the first day. Nothing to change, nothing to pay.</p>',
        fr: '<p>Tous les forfaits de Northgate sont valables au Nouveau Hangar dès le premier jour. Rien à changer, rien à payer.</p>',
      },
      showHeader: true,
      micrositeLanding: false,
      nodes: [
        {
          slug: 'compare-plans',
          name: { en: 'Compare the plans', fr: 'Comparer les forfaits' },
          url: '/northgate/meal-plan-purchase',
        },
      ],
    },
    {
      slug: 'sample-menus',
      name: { en: 'Sample Menus', fr: 'Exemples de menus' },
      body: {
        en: '<p>A Thursday supper in the New Boathouse: squash soup, trout or lentil loaf, wild rice, green beans, apple crisp.</p>',
        fr: '<p>Un souper du jeudi au Nouveau Hangar : soupe à la courge, truite ou pain de lentilles, riz sauvage, haricots verts, croustade aux pommes.</p>',
      },
      showHeader: true,
      micrositeLanding: false,
      nodes: [
        {
          slug: 'on-the-menu',
          name: { en: 'Today’s menus', fr: 'Les menus du jour' },
          url: '/northgate/whats-on-the-menu',
        },
      ],
    },
    {
      slug: 'staff',
      name: { en: 'Staff', fr: 'Personnel' },
      body: {
        en: '<p>Anjali Fernando leads the kitchens of the New Boathouse. Imogen Tait runs the bakery window. You can <a href="/northgate/staff">meet the whole team</a>.</p>',
        fr: '<p>Anjali Fernando dirige les cuisines du Nouveau Hangar. Imogen Tait tient le comptoir de boulangerie. Vous pouvez <a href="/northgate/staff">rencontrer toute l’équipe</a>.</p>',
      },
      showHeader: true,
      micrositeLanding: false,
      nodes: [],
    },
    {
      slug: 'general-contact-info',
      name: { en: 'General Contact Info', fr: 'Nous joindre' },
      body: {
        en: '<p>Questions about the New Boathouse? Call 705 555-0163 or write to <a href="mailto:dining@northgate.example">dining@northgate.example</a>.</p>',
        fr: '<p>Des questions sur le Nouveau Hangar? Appelez au 705 555-0163 ou écrivez à <a href="mailto:dining@northgate.example">dining@northgate.example</a>.</p>',
      },
      showHeader: true,
      micrositeLanding: false,
      nodes: [],
    },
    {
      slug: 'join-our-team',
      name: { en: 'Join Our Team', fr: 'Joignez-vous à l’équipe' },
      body: {
        en: '<p>Sixty jobs, forty of them for students, ten hours a week at most during exams. Write to <a href="mailto:dining@northgate.example">dining@northgate.example</a>.</p>',
        fr: '<p>Soixante emplois, dont quarante pour des étudiants, dix heures par semaine au plus pendant les examens. Écrivez à <a href="mailto:dining@northgate.example">dining@northgate.example</a>.</p>',
      },
      showHeader: true,
      micrositeLanding: false,
      nodes: [],
    },
  ],
}
