import type { DemoCateringFile } from '../shapes/content-shape'
import { localizedPrice } from '../localized-price'

export const cateringFiles: DemoCateringFile[] = [
  {
    key: 'catering-menu',
    title: { en: 'Catering menu', fr: 'Menu du traiteur' },
    description: {
      en: 'Breakfasts, sandwich lunches and suppers for 10 to 300 people, with prices.',
      fr: 'Déjeuners, dîners de sandwichs et soupers pour 10 à 300 personnes, avec les prix.',
    },
    file: {
      pdf: {
        fileName: 'northgate-catering-menu.pdf',
        title: { en: 'Catering menu', fr: 'Menu du traiteur' },
        subtitle: {
          en: 'Prices per person, taxes extra. We need three working days.',
          fr: 'Prix par personne, taxes en sus. Prévenez-nous trois jours ouvrables d’avance.',
        },
        parts: [
          {
            heading: { en: 'Morning', fr: 'Le matin' },
            lines: [
              { name: { en: 'Coffee, tea and scones', fr: 'Café, thé et scones' }, amount: localizedPrice(675) },
              {
                name: { en: 'Fruit, yogurt and granola', fr: 'Fruits, yogourt et granola' },
                amount: localizedPrice(925),
              },
              { name: { en: 'Hot breakfast', fr: 'Déjeuner chaud' }, amount: localizedPrice(1450) },
            ],
          },
          {
            heading: { en: 'Noon', fr: 'Le midi' },
            lines: [
              {
                name: { en: 'Three sandwiches, a salad, a cookie', fr: 'Trois sandwichs, une salade, un biscuit' },
                amount: localizedPrice(1595),
              },
              { name: { en: 'Soup and grain bowls', fr: 'Soupe et bols de grains' }, amount: localizedPrice(1750) },
              {
                name: { en: 'Curry table, rice and flatbread', fr: 'Table de caris, riz et pains plats' },
                amount: localizedPrice(1925),
              },
            ],
          },
          {
            heading: { en: 'Evening', fr: 'Le soir' },
            lines: [
              {
                name: {
                  en: 'Roast chicken or squash, two sides, pie',
                  fr: 'Poulet rôti ou courge, deux légumes, tarte',
                },
                amount: localizedPrice(2650),
              },
              {
                name: { en: 'Standing supper, eight bites', fr: 'Souper debout, huit bouchées' },
                amount: localizedPrice(2400),
              },
            ],
          },
        ],
      },
    },
  },
  {
    key: 'order-form',
    title: { en: 'Order form', fr: 'Formulaire de commande' },
    description: {
      en: 'A spreadsheet that adds up by itself. Fill in the quantities and send it back.',
      fr: 'Une feuille de calcul qui additionne toute seule. Inscrivez les quantités et renvoyez-la.',
    },
    file: {
      workbook: {
        fileName: 'northgate-catering-order.xlsx',
        title: { en: 'Catering order, Northgate Dining', fr: 'Commande au traiteur, Northgate' },
        lines: [
          { name: { en: 'Coffee, tea and scones', fr: 'Café, thé et scones' }, priceCents: 675 },
          { name: { en: 'Fruit, yogurt and granola', fr: 'Fruits, yogourt et granola' }, priceCents: 925 },
          { name: { en: 'Hot breakfast', fr: 'Déjeuner chaud' }, priceCents: 1450 },
          {
            name: { en: 'Three sandwiches, a salad, a cookie', fr: 'Trois sandwichs, une salade, un biscuit' },
            priceCents: 1595,
          },
          { name: { en: 'Soup and grain bowls', fr: 'Soupe et bols de grains' }, priceCents: 1750 },
          {
            name: { en: 'Curry table, rice and flatbread', fr: 'Table de caris, riz et pains plats' },
            priceCents: 1925,
          },
        ],
      },
    },
  },
  {
    key: 'allergen-guide',
    title: { en: 'Allergens when we cater', fr: 'Les allergènes chez le traiteur' },
    description: {
      en: 'What our cards say, what to tell us, and what we cannot promise.',
      fr: 'Ce que disent nos fiches, ce qu’il faut nous dire et ce que nous ne pouvons pas promettre.',
    },
    file: {
      pdf: {
        fileName: 'northgate-catering-allergens.pdf',
        title: { en: 'Allergens when we cater', fr: 'Les allergènes chez le traiteur' },
        subtitle: { en: 'Please give this leaf to your guests', fr: 'Remettez cette feuille à vos invités' },
        parts: [
          {
            heading: { en: 'What we do', fr: 'Ce que nous faisons' },
            text: {
              en: 'Each dish comes with a card that names what it contains, from the recipe it was cooked from. Plates made for one person are wrapped, and marked with that person’s name.',
              fr: 'Chaque plat vient avec une fiche qui nomme ce qu’il contient, d’après sa recette. L’assiette préparée pour une personne est emballée et porte son nom.',
            },
          },
          {
            heading: { en: 'What we ask', fr: 'Ce que nous demandons' },
            text: {
              en: 'Tell us about allergies when you order, with the number of people, not on the day. Keep the cards beside the dishes.',
              fr: 'Signalez les allergies en commandant, avec le nombre de personnes, pas le jour même. Gardez les fiches à côté des plats.',
            },
          },
          {
            heading: { en: 'What we cannot promise', fr: 'Ce que nous ne pouvons pas promettre' },
            text: {
              en: 'Our kitchens handle milk, eggs, wheat, soy, nuts, peanuts, sesame, mustard, fish and shellfish. Traces are possible in any dish.',
              fr: 'Nos cuisines manipulent le lait, les œufs, le blé, le soya, les noix, les arachides, le sésame, la moutarde, le poisson et les fruits de mer. Des traces sont possibles dans tous les plats.',
            },
          },
        ],
      },
    },
  },
  {
    key: 'room-guide',
    title: { en: 'Rooms for your event', fr: 'Les salles pour votre événement' },
    description: {
      en: 'Four rooms, their seats and their doors, with the hours at which we can serve there.',
      fr: 'Quatre salles, leurs places et leurs portes, avec les heures où nous pouvons y servir.',
    },
    file: {
      pdf: {
        fileName: 'northgate-rooms.pdf',
        title: { en: 'Rooms for your event', fr: 'Les salles pour votre événement' },
        subtitle: {
          en: 'All four have a level entrance and an accessible washroom.',
          fr: 'Les quatre ont une entrée de plain-pied et des toilettes accessibles.',
        },
        parts: [
          {
            lines: [
              {
                name: { en: 'Lakeshore Commons, room 12', fr: 'Carrefour Lakeshore, local 12' },
                amount: { en: '24 seats', fr: '24 places' },
              },
              {
                name: { en: 'Lakeshore Kitchen, second room', fr: 'Cuisine Lakeshore, deuxième salle' },
                amount: { en: '60 seats', fr: '60 places' },
              },
              {
                name: { en: 'Observatory Café, evenings only', fr: 'Café de l’Observatoire, le soir' },
                amount: { en: '26 seats', fr: '26 places' },
              },
              {
                name: { en: 'North Hall, Sundays only', fr: 'Salle Nord, le dimanche' },
                amount: { en: '300 seats', fr: '300 places' },
              },
            ],
          },
          {
            heading: { en: 'To reserve', fr: 'Pour réserver' },
            text: {
              en: 'Write to dining@northgate.example with the day, the number of people and what they should eat. We answer within two working days.',
              fr: 'Écrivez à dining@northgate.example en indiquant le jour, le nombre de personnes et ce qu’elles mangeront. Nous répondons dans les deux jours ouvrables.',
            },
          },
        ],
      },
    },
  },
]
