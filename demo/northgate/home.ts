import type { DemoPicture } from '../shapes/campus-shape'
import type { DemoPanels, DemoPopup, DemoTile } from '../shapes/content-shape'

export const panels: DemoPanels = {
  news: {
    shown: true,
    subtitle: { en: 'What changed in the kitchens lately', fr: 'Ce qui a changé en cuisine dernièrement' },
  },
  whatsOpen: {
    shown: true,
    header: { en: 'Hungry now?', fr: 'Vous avez faim?' },
    subtitle: { en: 'Who is cooking, and until when', fr: 'Qui cuisine, et jusqu’à quand' },
  },
  events: { shown: true },
  mealPlans: {
    shown: true,
    header: { en: 'Meal plans', fr: 'Forfaits repas' },
    subtitle: {
      en: 'You can change yours until the second Friday',
      fr: 'Vous pouvez changer le vôtre jusqu’au deuxième vendredi',
    },
  },
  contact: {
    shown: true,
    header: { en: 'Talk to us', fr: 'Parlez-nous' },
    subtitle: { en: 'A person answers, within a working day', fr: 'Une personne vous répond, en un jour ouvrable' },
  },
}

export const popup: DemoPopup = {
  key: 'chili-vote',
  title: { en: 'Three chilis, one bean', fr: 'Trois chilis, un haricot' },
  message: {
    en: 'Taste all three pots tonight at North Hall and vote with your bean. The winner joins the menu.',
    fr: 'Goûtez aux trois chaudrons ce soir à la Salle Nord et votez avec votre haricot. Le gagnant ira au menu.',
  },
  picture: {
    fileName: 'popup-three-chilis.webp',
    alt: { en: 'Three pots from above, in three colours', fr: 'Trois marmites vues de haut, en trois couleurs' },
  },
  link: '/northgate/events',
  daysBetweenViews: 7,
  showFromOffsetDays: 0,
  showUntilOffsetDays: 0,
}

export const tiles: DemoTile[] = [
  {
    name: { en: 'What’s on the menu', fr: 'Au menu' },
    link: '/northgate/whats-on-the-menu',
  },
  {
    name: { en: 'Sustainability', fr: 'Développement durable' },
    link: '/northgate/sustainability',
  },
  {
    name: { en: 'Special offers', fr: 'Offres spéciales' },
    link: '/northgate/special-offers',
  },
]

export const diningMap: DemoPicture = {
  fileName: 'dining-map.webp',
  alt: {
    en: 'Plan of the Northgate campus. On the hill: North Hall (1) and The Lantern (2) in North Residence, the Observatory Café (5) above them and the Trailside Market (6) to the east. By the lake: Lakeshore Kitchen (3) and Kettlewick (4).',
    fr: 'Plan du campus Northgate. Sur la colline : la Salle Nord (1) et La Lanterne (2) dans la Résidence Nord, le Café de l’Observatoire (5) au-dessus et le Marché du sentier (6) à l’est. Au bord du lac : la Cuisine Lakeshore (3) et Kettlewick (4).',
  },
}

export const wcag = {
  en: 'You can use this site with a keyboard, a screen reader or large print. If something does not work for you, call 705 555-0163 or write to dining@northgate.example. We will help you and fix it.',
  fr: 'Vous pouvez utiliser ce site au clavier, avec un lecteur d’écran ou en gros caractères. Si quelque chose ne fonctionne pas, appelez au 705 555-0163 ou écrivez à dining@northgate.example. Nous vous aiderons et corrigerons le problème.',
}

export const customerLoginText = {
  en: 'See your orders and reservations, and tell us what you cannot eat.',
  fr: 'Consultez vos commandes et vos réservations, et dites-nous ce que vous ne pouvez pas manger.',
}
