import type { PayloadRequest } from 'payload'

/** A text of the studio in both of its languages. */
export type BilingualText = Record<'en' | 'fr', string>

export const bilingual = (en: string, fr: string): BilingualText => ({ en, fr })

/** The text in the language of the request: French, or English for every other language. */
export const translate = ({ i18n }: Pick<PayloadRequest, 'i18n'>, text: BilingualText) =>
  text[i18n.language === 'fr' ? 'fr' : 'en']

/** Groups of the studio's navigation, in order. */
export const groups = {
  menus: bilingual('Menus and dishes', 'Menus et plats'),
  places: bilingual('Hours and places', 'Heures et lieux'),
  content: bilingual('News and pages', 'Nouvelles et pages'),
  customers: bilingual('Customers and inboxes', 'Clientèle et messages'),
  shop: bilingual('Shop', 'Boutique'),
  settings: bilingual('Settings', 'Réglages'),
}
