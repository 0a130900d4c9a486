import type { DemoContent } from './content-shape'

/** A site on which nothing is written yet: every list shows how an empty one looks. */
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
