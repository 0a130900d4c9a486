import type { DemoSpecialOffer } from '../shapes/content-shape'

export const specialOffers: DemoSpecialOffer[] = [
  {
    key: 'apres-17-h',
    name: { en: 'Half price after five', fr: 'Moitié prix après 17 h' },
    brief: {
      en: 'Yesterday’s meals from La Grande Table, chilled and labelled, at the Green Market.',
      fr: 'Les plats de la veille de La Grande Table, refroidis et étiquetés, au Marché vert.',
    },
    description: {
      en: '<p>Every weekday, until the shelf is empty. The label gives the allergens, the day of cooking and two ways of heating it up.</p>',
      fr: '<p>En semaine, jusqu’à ce que la tablette soit vide. L’étiquette donne les allergènes, le jour de cuisson et deux façons de réchauffer.</p>',
    },
    startOffsetDays: -60,
    endOffsetDays: 90,
  },
  {
    key: 'cafe-du-matin',
    name: { en: 'Coffee and pastry for $4.50', fr: 'Café et viennoiserie à 4,50 $' },
    brief: {
      en: 'At the River Café before nine: a medium drip coffee and the pastry of your choice.',
      fr: 'Au Café du Fleuve avant 9 h : un café filtre moyen et la viennoiserie de votre choix.',
    },
    description: {
      en: '<p>With your own cup it is $4.25. Contains wheat, gluten, milk and egg, depending on the pastry.</p>',
      fr: '<p>Avec votre tasse, c’est 4,25 $. Contient du blé, du gluten, du lait et des œufs, selon la viennoiserie.</p>',
    },
    startOffsetDays: -8,
    endOffsetDays: 22,
  },
  {
    key: 'deux-bols',
    name: { en: 'Two bowls, one friend', fr: 'Deux bols, une amitié' },
    brief: {
      en: 'Come as two to Bol Zigzag on Mondays: the second bowl is half price.',
      fr: 'Venez à deux au Bol Zigzag le lundi : le deuxième bol est à moitié prix.',
    },
    description: {
      en: '<p>The cheaper one, as you thought. Cards only on Mondays.</p>',
      fr: '<p>Le moins cher des deux, vous vous en doutiez. Cartes seulement, le lundi.</p>',
    },
    startOffsetDays: 1,
    endOffsetDays: 36,
  },
  {
    key: 'panier-de-legumes',
    name: { en: 'A basket of vegetables for $15', fr: 'Un panier de légumes à 15 $' },
    brief: {
      en: 'Five kilos from nearby farms, every second Tuesday. Order before Friday.',
      fr: 'Cinq kilos des fermes voisines, un mardi sur deux. Commandez avant le vendredi.',
    },
    description: {
      en: '<p>You never know what is inside; a recipe card comes with it. Pick up at the Green Market from three to seven.</p>',
      fr: '<p>On ne sait jamais ce qu’il y a dedans; une fiche de recettes l’accompagne. À prendre au Marché vert, de 15 h à 19 h.</p>',
    },
    startOffsetDays: -1,
    endOffsetDays: 6,
  },
]
