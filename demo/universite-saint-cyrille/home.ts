import type { DemoPicture } from '../shapes/campus-shape'
import type { DemoPanels, DemoPopup, DemoTile } from '../shapes/content-shape'

export const panels: DemoPanels = {
  news: {
    shown: true,
    header: { en: 'From the kitchens', fr: 'Des nouvelles des cuisines' },
    subtitle: { en: 'What is new at our tables', fr: 'Ce qu’il y a de neuf à nos tables' },
  },
  whatsOpen: {
    shown: true,
    header: { en: 'Open around you', fr: 'Ouvert près de vous' },
    subtitle: { en: 'Right now, and until when', fr: 'En ce moment, et jusqu’à quelle heure' },
  },
  events: { shown: true, subtitle: { en: 'Bring your appetite', fr: 'Apportez votre appétit' } },
  mealPlans: { shown: true, header: { en: 'Meal plans', fr: 'Forfaits repas' } },
  contact: {
    shown: true,
    header: { en: 'A question?', fr: 'Une question?' },
    subtitle: { en: 'We answer in both languages', fr: 'Nous répondons dans les deux langues' },
  },
}

export const popup: DemoPopup = {
  key: 'cabane',
  title: { en: 'The sugar shack comes to campus', fr: 'La cabane s’en vient au campus' },
  message: {
    en: 'Two days of pea soup, ham and taffy on the river esplanade. Bring mittens, just in case.',
    fr: 'Deux jours de soupe aux pois, de jambon et de tire sur l’esplanade du fleuve. Apportez vos mitaines, au cas où.',
  },
  picture: {
    fileName: 'popup-cabane.webp',
    alt: { en: 'A red and green plaid', fr: 'Un tissu à carreaux rouge et vert' },
  },
  link: '/universite-saint-cyrille/events',
  daysBetweenViews: 14,
  showFromOffsetDays: -3,
  showUntilOffsetDays: 13,
}

export const tiles: DemoTile[] = [
  {
    name: { en: 'On the menu today', fr: 'Au menu aujourd’hui' },
    link: '/universite-saint-cyrille/whats-on-the-menu',
  },
  {
    name: { en: 'The dietary health form', fr: 'Le formulaire de santé alimentaire' },
    link: '/universite-saint-cyrille/dietary-health-form',
  },
  {
    name: { en: 'Residences', fr: 'Les résidences' },
    link: 'https://residences.saint-cyrille.example',
  },
]

export const diningMap: DemoPicture = {
  fileName: 'plan-des-tables.webp',
  alt: {
    en: 'Plan of the Saint-Cyrille campus. In the Maples Pavilion: La Grande Table and the Casse-croûte du 22. In the River Pavilion, near the water: Bol Zigzag and the River Café. Standing alone: the Garden Bistro by the greenhouses and the Green Market on the west side.',
    fr: 'Plan du campus Saint-Cyrille. Au pavillon des Érables : La Grande Table et le Casse-croûte du 22. Au pavillon du Fleuve, près de l’eau : le Bol Zigzag et le Café du Fleuve. À part : le Bistro du jardin, près des serres, et le Marché vert, à l’ouest.',
  },
}

export const wcag = {
  en: 'You can use this site with a keyboard or a screen reader. If something does not work for you, call 418 555-0142 or write to tables@saint-cyrille.example, in English or in French. We answer within two working days.',
  fr: 'Vous pouvez utiliser ce site au clavier ou avec un lecteur d’écran. Si quelque chose ne fonctionne pas, appelez au 418 555-0142 ou écrivez à tables@saint-cyrille.example, en français ou en anglais. Nous répondons dans les deux jours ouvrables.',
}

export const customerLoginText = {
  en: 'With an account, you can see your orders, reserve a table at the Bistro and tell us what you cannot eat.',
  fr: 'Avec un compte, vous pouvez consulter vos commandes, réserver une table au Bistro et nous dire ce que vous ne pouvez pas manger.',
}
