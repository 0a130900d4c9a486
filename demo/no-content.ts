import type { DemoContent } from './shapes/content-shape'

/** Empty lists, which show the empty state of every page. */
export const noContent: Omit<DemoContent, 'wcag' | 'customerLoginText'> = {
  news: [],
  events: [],
  balancedLivingEvents: [],
  specialOffers: [],
  newsletters: [],
  photoAlbums: [],
  staffMembers: [],
  surveys: [],
  blogArticles: [],
  directorsMeetings: [],
  cateringFiles: [],
  popup: null,
  microsite: null,
  panels: {
    news: { shown: true },
    whatsOpen: { shown: true },
    events: { shown: true },
    mealPlans: { shown: true },
    contact: { shown: true },
  },
  tiles: [],
  diningMap: null,
}
