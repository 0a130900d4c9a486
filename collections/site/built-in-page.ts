import type { TextField } from 'payload'
import { bilingual, type BilingualText } from '@collections/labels'
import type { BuiltInPage } from '@/domain/site/section-screens'

/** The names of the built-in pages by master slug. */
export const builtInPages: Record<BuiltInPage, BilingualText> = {
  'whats-on-the-menu': bilingual('Menus', 'Menus'),
  'hours-of-operation': bilingual('Hours of operation', 'Heures d’ouverture'),
  locations: bilingual('Locations', 'Points de service'),
  'campus-map': bilingual('Campus map', 'Carte du campus'),
  'dining-map': bilingual('Dining map', 'Carte des points de service'),
  'meal-plan-purchase': bilingual('Meal plans', 'Forfaits repas'),
  news: bilingual('News', 'Nouvelles'),
  events: bilingual('Events', 'Événements'),
  'balanced-u-events': bilingual('Balanced living events', 'Événements mieux-être'),
  'special-offers': bilingual('Special offers', 'Offres spéciales'),
  'dining-blog': bilingual('Blog', 'Blogue'),
  newsletters: bilingual('Newsletters', 'Bulletins'),
  'photo-albums': bilingual('Photo albums', 'Albums photo'),
  surveys: bilingual('Surveys', 'Sondages'),
  'directors-meetings': bilingual('Directors’ meetings', 'Réunions de direction'),
  'catering-files': bilingual('Catering', 'Traiteur'),
  staff: bilingual('Team', 'Équipe'),
  feedback: bilingual('Feedback', 'Commentaires'),
}

/** The built-in page that a section opens: chosen from a list, stored as its master slug. Programs may send others. */
export const builtInPage = (admin: TextField['admin'] = {}): TextField => ({
  name: 'masterSlug',
  type: 'text',
  label: bilingual('Built-in page', 'Page intégrée'),
  admin: {
    ...admin,
    components: {
      Field: { path: '@/studio/sites/built-in-page-field#BuiltInPageField', clientProps: { pages: builtInPages } },
    },
  },
})
