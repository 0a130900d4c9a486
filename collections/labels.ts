import type { PayloadRequest } from 'payload'

type Words = Record<'en' | 'fr', string>

/** A label of the studio in both of its languages. */
export const words = (en: string, fr: string): Words => ({ en, fr })

/** The sentence in the language of the staff member who asks. */
export const say = ({ i18n }: Pick<PayloadRequest, 'i18n'>, text: Words) => text[i18n.language === 'fr' ? 'fr' : 'en']

/** Groups of the studio's navigation, in its order. */
export const groups = {
  menus: words('Menus and hours', 'Menus et heures'),
  content: words('Content', 'Contenu'),
  pictures: words('Pictures', 'Images'),
  files: words('Files', 'Fichiers'),
  shop: words('Shop', 'Boutique'),
  customers: words('Customers', 'Clientèle'),
  messages: words('Messages', 'Messages'),
  settings: words('Settings', 'Réglages'),
}
