import type { DemoCateringFile } from '../shapes/content-shape'

export const cateringFiles: DemoCateringFile[] = [
  {
    key: 'menu-du-traiteur',
    title: { en: 'Catering menu', fr: 'Menu du traiteur' },
    description: {
      en: 'From a coffee break for ten to a supper for two hundred.',
      fr: 'De la pause-café pour dix au souper pour deux cents.',
    },
    file: 'saint-cyrille-menu-du-traiteur.pdf',
  },
  {
    key: 'formulaire-de-commande',
    title: { en: 'Order form', fr: 'Formulaire de commande' },
    description: {
      en: 'A spreadsheet: quantities in, total out.',
      fr: 'Une feuille de calcul : inscrivez les quantités, le total se fait tout seul.',
    },
    file: 'saint-cyrille-commande-traiteur.xlsx',
  },
  {
    key: 'guide-des-allergenes',
    title: { en: 'Catering and allergies', fr: 'Traiteur et allergies' },
    description: {
      en: 'What to tell us, and what comes with each dish.',
      fr: 'Ce qu’il faut nous dire et ce qui accompagne chaque plat.',
    },
    file: 'saint-cyrille-traiteur-allergies.pdf',
  },
  {
    key: 'regles-des-salles',
    title: { en: 'Food in reserved rooms', fr: 'Manger dans les salles réservées' },
    description: {
      en: 'Who brings the tables, who wipes them, and until when we serve.',
      fr: 'Qui apporte les tables, qui les essuie et jusqu’à quelle heure nous servons.',
    },
    file: 'saint-cyrille-salles-reservees.pdf',
  },
]
