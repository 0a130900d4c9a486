import type { DemoSpecialOffer } from '../shapes/content-shape'

export const specialOffers: DemoSpecialOffer[] = [
  {
    key: 'own-cup',
    name: { en: 'Your own cup, 30 cents off', fr: 'Votre tasse, 30 cents de rabais' },
    brief: {
      en: 'Any hot drink at Kettlewick, any size, if you bring the cup.',
      fr: 'Toute boisson chaude chez Kettlewick, tous formats, si vous apportez la tasse.',
    },
    description: {
      en: '<p>Clean cups of up to 590 mL. It adds up: two coffees a school day are 72 dollars in a year.</p>',
      fr: '<p>Tasses propres d’au plus 590 ml. Ça monte vite : deux cafés par jour de cours, c’est 72 dollars par année.</p>',
    },
    startOffsetDays: -40,
    endOffsetDays: 60,
  },
  {
    key: 'pizza-after-eleven',
    name: { en: 'Two slices after eleven', fr: 'Deux pointes après 23 h' },
    brief: {
      en: 'Two slices and a drink for one meal exchange at The Lantern, from eleven until the grill goes off.',
      fr: 'Deux pointes et une boisson pour un échange de repas à La Lanterne, de 23 h jusqu’à l’extinction du gril.',
    },
    description: {
      en: '<p>Cheese, mushroom or pepperoni. One per card and night.</p>',
      fr: '<p>Fromage, champignons ou pepperoni. Une fois par carte et par soir.</p>',
    },
    startOffsetDays: -5,
    endOffsetDays: 30,
  },
  {
    key: 'sushi-wednesday',
    name: { en: 'Half-price sushi on Wednesdays', fr: 'Sushis à moitié prix le mercredi' },
    brief: {
      en: 'Boxes made that morning, half price after four at the Trailside Market.',
      fr: 'Les boîtes du matin, à moitié prix après 16 h au Marché du sentier.',
    },
    description: {
      en: '<p>While they last; there are about forty. Contains fish, soy and sesame.</p>',
      fr: '<p>Jusqu’à épuisement; il y en a une quarantaine. Contient du poisson, du soya et du sésame.</p>',
    },
    startOffsetDays: 2,
    endOffsetDays: 45,
  },
  {
    key: 'guest-swipe',
    name: { en: 'Bring a parent, the first supper is on us', fr: 'Amenez un parent, le premier souper est offert' },
    brief: {
      en: 'During open house, each resident may bring one guest to North Hall or Lakeshore Kitchen free of charge.',
      fr: 'Pendant les portes ouvertes, chaque résidente ou résident peut amener une personne à la Salle Nord ou à la Cuisine Lakeshore, gratuitement.',
    },
    description: {
      en: '<p>Show your card at the door and name your guest. Brothers and sisters under ten always eat free.</p>',
      fr: '<p>Présentez votre carte à l’entrée et nommez la personne. Les frères et sœurs de moins de dix ans mangent toujours gratuitement.</p>',
    },
    startOffsetDays: 8,
    endOffsetDays: 10,
  },
]
