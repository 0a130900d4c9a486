import type { SelectField } from 'payload'
import { bilingual } from '@collections/labels'

/** The language in which the buyer gets mails and receipts. */
export const buyerLanguage = (): SelectField => ({
  name: 'locale',
  type: 'select',
  label: bilingual('Language of the buyer', 'Langue de l’acheteur'),
  options: [
    { value: 'en', label: bilingual('English', 'Anglais') },
    { value: 'fr', label: bilingual('French', 'Français') },
  ],
  admin: { width: '50%' },
})
