import type { DemoCateringFile } from '../shapes/content-shape'
import { localizedPrice } from '../localized-price'

export const cateringFiles: DemoCateringFile[] = [
  {
    key: 'menu-du-traiteur',
    title: { en: 'Catering menu', fr: 'Menu du traiteur' },
    description: {
      en: 'From a coffee break for ten to a supper for two hundred.',
      fr: 'De la pause-café pour dix au souper pour deux cents.',
    },
    file: {
      pdf: {
        fileName: 'saint-cyrille-menu-du-traiteur.pdf',
        title: { en: 'Catering menu', fr: 'Menu du traiteur' },
        subtitle: {
          en: 'Prices per person, taxes extra. Please order four working days ahead.',
          fr: 'Prix par personne, taxes en sus. Commandez quatre jours ouvrables d’avance.',
        },
        parts: [
          {
            heading: { en: 'Breaks', fr: 'Les pauses' },
            lines: [
              { name: { en: 'Coffee, teas, fruit', fr: 'Café, thés, fruits' }, amount: localizedPrice(595) },
              {
                name: { en: 'The same with pastries', fr: 'Le même, avec viennoiseries' },
                amount: localizedPrice(850),
              },
              {
                name: { en: 'Cheeses from here and bread', fr: 'Fromages d’ici et pain' },
                amount: localizedPrice(1125),
              },
            ],
          },
          {
            heading: { en: 'Lunches', fr: 'Les dîners' },
            lines: [
              {
                name: { en: 'Lunch box: sandwich, salad, dessert', fr: 'Boîte à lunch : sandwich, salade, dessert' },
                amount: localizedPrice(1575),
              },
              { name: { en: 'Lunch box without meat', fr: 'Boîte à lunch sans viande' }, amount: localizedPrice(1475) },
              {
                name: { en: 'Soup, quiche and vegetables', fr: 'Soupe, quiche et légumes' },
                amount: localizedPrice(1825),
              },
            ],
          },
          {
            heading: { en: 'Suppers', fr: 'Les soupers' },
            lines: [
              {
                name: { en: 'Tourtière, beets, sugar pie', fr: 'Tourtière, betteraves, tarte au sucre' },
                amount: localizedPrice(2450),
              },
              {
                name: {
                  en: 'Cod or mushrooms, three vegetables, cake',
                  fr: 'Morue ou champignons, trois légumes, gâteau',
                },
                amount: localizedPrice(2895),
              },
            ],
          },
        ],
      },
    },
  },
  {
    key: 'formulaire-de-commande',
    title: { en: 'Order form', fr: 'Formulaire de commande' },
    description: {
      en: 'A spreadsheet: quantities in, total out.',
      fr: 'Une feuille de calcul : inscrivez les quantités, le total se fait tout seul.',
    },
    file: {
      workbook: {
        fileName: 'saint-cyrille-commande-traiteur.xlsx',
        title: { en: 'Catering order, Saint-Cyrille', fr: 'Commande au traiteur, Saint-Cyrille' },
        lines: [
          { name: { en: 'Coffee, teas, fruit', fr: 'Café, thés, fruits' }, priceCents: 595 },
          { name: { en: 'The same with pastries', fr: 'Le même, avec viennoiseries' }, priceCents: 850 },
          {
            name: { en: 'Lunch box: sandwich, salad, dessert', fr: 'Boîte à lunch : sandwich, salade, dessert' },
            priceCents: 1575,
          },
          { name: { en: 'Lunch box without meat', fr: 'Boîte à lunch sans viande' }, priceCents: 1475 },
          { name: { en: 'Soup, quiche and vegetables', fr: 'Soupe, quiche et légumes' }, priceCents: 1825 },
          {
            name: { en: 'Tourtière, beets, sugar pie', fr: 'Tourtière, betteraves, tarte au sucre' },
            priceCents: 2450,
          },
        ],
      },
    },
  },
  {
    key: 'guide-des-allergenes',
    title: { en: 'Catering and allergies', fr: 'Traiteur et allergies' },
    description: {
      en: 'What to tell us, and what comes with each dish.',
      fr: 'Ce qu’il faut nous dire et ce qui accompagne chaque plat.',
    },
    file: {
      pdf: {
        fileName: 'saint-cyrille-traiteur-allergies.pdf',
        title: { en: 'Catering and allergies', fr: 'Traiteur et allergies' },
        subtitle: { en: 'To read before you order', fr: 'À lire avant de commander' },
        parts: [
          {
            heading: { en: 'When you order', fr: 'Au moment de commander' },
            text: {
              en: 'Write how many people avoid what. For one plate apart we need the person’s first name; it is thrown away the next day.',
              fr: 'Écrivez combien de personnes évitent quoi. Pour une assiette à part, il nous faut un prénom; il est effacé le lendemain.',
            },
          },
          {
            heading: { en: 'On the day', fr: 'Le jour même' },
            text: {
              en: 'Each dish has its card. Spoons stay in their dish. Plates apart are wrapped in blue, and we show you where they stand.',
              fr: 'Chaque plat a sa fiche. Les cuillères restent dans leur plat. Les assiettes à part sont emballées de bleu, et nous vous montrons où elles sont.',
            },
          },
        ],
      },
    },
  },
  {
    key: 'regles-des-salles',
    title: { en: 'Food in reserved rooms', fr: 'Manger dans les salles réservées' },
    description: {
      en: 'Who brings the tables, who wipes them, and until when we serve.',
      fr: 'Qui apporte les tables, qui les essuie et jusqu’à quelle heure nous servons.',
    },
    file: {
      pdf: {
        fileName: 'saint-cyrille-salles-reservees.pdf',
        title: { en: 'Food in reserved rooms', fr: 'Manger dans les salles réservées' },
        subtitle: { en: 'Short rules that everybody can keep', fr: 'Quelques règles que tout le monde peut suivre' },
        parts: [
          {
            lines: [
              {
                name: { en: 'We set up', fr: 'Nous installons' },
                amount: { en: 'one hour before', fr: 'une heure avant' },
              },
              {
                name: { en: 'We clear away', fr: 'Nous desservons' },
                amount: { en: 'half an hour after', fr: 'une demi-heure après' },
              },
              { name: { en: 'Last service', fr: 'Dernier service' }, amount: { en: '9:00 p.m.', fr: '21 h' } },
            ],
          },
          {
            text: {
              en: 'Dishes are china and come back to us. What is left is yours if you bring a box; what nobody takes goes to the residences the same evening.',
              fr: 'La vaisselle est en porcelaine et nous revient. Les restes sont à vous si vous apportez une boîte; ce que personne ne prend va aux résidences le soir même.',
            },
          },
        ],
      },
    },
  },
]
