import type { DemoCateringFile } from '../shapes/content-shape'

export const cateringFiles: DemoCateringFile[] = [
  {
    key: 'catering-menu',
    title: { en: 'Catering menu', fr: 'Menu du traiteur' },
    description: {
      en: 'Breakfasts, sandwich lunches and suppers for 10 to 300 people, with prices.',
      fr: 'Déjeuners, dîners de sandwichs et soupers pour 10 à 300 personnes, avec les prix.',
    },
    file: 'northgate-catering-menu.pdf',
  },
  {
    key: 'order-form',
    title: { en: 'Order form', fr: 'Formulaire de commande' },
    description: {
      en: 'A spreadsheet that adds up by itself. Fill in the quantities and send it back.',
      fr: 'Une feuille de calcul qui additionne toute seule. Inscrivez les quantités et renvoyez-la.',
    },
    file: 'northgate-catering-order.xlsx',
  },
  {
    key: 'allergen-guide',
    title: { en: 'Allergens when we cater', fr: 'Les allergènes chez le traiteur' },
    description: {
      en: 'What our cards say, what to tell us, and what we cannot promise.',
      fr: 'Ce que disent nos fiches, ce qu’il faut nous dire et ce que nous ne pouvons pas promettre.',
    },
    file: 'northgate-catering-allergens.pdf',
  },
  {
    key: 'room-guide',
    title: { en: 'Rooms for your event', fr: 'Les salles pour votre événement' },
    description: {
      en: 'Four rooms, their seats and their doors, with the hours at which we can serve there.',
      fr: 'Quatre salles, leurs places et leurs portes, avec les heures où nous pouvons y servir.',
    },
    file: 'northgate-rooms.pdf',
  },
]
