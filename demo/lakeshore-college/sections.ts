import type { Localized } from '@/domain/locale'
import type { DemoSection } from '../shapes/campus-shape'
import { fixedPage, screen } from '../section-screens'

const every: [slug: string, name: Localized][] = [
  ['whats-on-the-menu', { en: 'What’s on the menu', fr: 'Au menu' }],
  ['hours-of-operation', { en: 'Hours of operation', fr: 'Heures d’ouverture' }],
  ['locations', { en: 'Locations', fr: 'Où manger' }],
  ['campus-map', { en: 'Campus map', fr: 'Carte du campus' }],
  ['meal-plan-purchase', { en: 'Meal plans', fr: 'Forfaits repas' }],
  ['news', { en: 'News', fr: 'Nouvelles' }],
  ['events', { en: 'Events', fr: 'Événements' }],
  ['balanced_u_events', { en: 'Balanced living', fr: 'Vie équilibrée' }],
  ['special-offers', { en: 'Special offers', fr: 'Offres spéciales' }],
  ['dining-blog', { en: 'Dining blog', fr: 'Carnet de cuisine' }],
  ['dining-map', { en: 'Dining map', fr: 'Plan des salles à manger' }],
  ['directors-meetings', { en: 'Directors’ meetings', fr: 'Rencontres avec la direction' }],
  ['newsletters', { en: 'Newsletters', fr: 'Bulletins' }],
  ['photo-albums', { en: 'Photo albums', fr: 'Albums photo' }],
  ['staff', { en: 'Meet the team', fr: 'L’équipe' }],
  ['surveys', { en: 'Polls', fr: 'Sondages' }],
  ['catering-files', { en: 'Catering', fr: 'Traiteur' }],
  ['feedback', { en: 'Feedback', fr: 'Commentaires' }],
]

/** Every screen of the product and one page, all without content. */
export const sections: DemoSection[] = [
  ...every.map(([slug, name], index) => screen(slug, name, (index + 1) * 10, true)),
  fixedPage('about-dining', { en: 'About dining', fr: 'À propos' }, (every.length + 1) * 10),
]
