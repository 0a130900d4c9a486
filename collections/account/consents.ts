import type { CollectionConfig } from 'payload'
import { consentKinds, consentSources, type ConsentKind, type ConsentSource } from '@/domain/account/consents'
import { customerField } from '@collections/fields/customer-field'
import { shortText } from '@collections/fields/short-text'
import { type BilingualText, groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

const kindLabels: Record<ConsentKind, BilingualText> = {
  privacy: bilingual('Privacy policy', 'Politique de confidentialité'),
  terms: bilingual('Terms of use', 'Conditions d’utilisation'),
  news: bilingual('News and offers', 'Nouvelles et offres'),
  texts: bilingual('Text messages', 'Messages texte'),
  favourites: bilingual('Emails about favourites', 'Courriels sur les favoris'),
}
const sourceLabels: Record<ConsentSource, BilingualText> = {
  'sign-up': bilingual('Sign-up', 'Inscription'),
  'campus-sign-in': bilingual('Campus sign-in', 'Connexion du campus'),
  checkout: bilingual('Checkout', 'Paiement'),
  account: bilingual('Account page', 'Page du compte'),
  mail: bilingual('Link in an email', 'Lien d’un courriel'),
  text: bilingual('Answer to a text message', 'Réponse à un message texte'),
  staff: bilingual('Staff', 'Personnel'),
}

/**
 * What customers agreed to and what they withdrew, one row each, which nobody changes: a withdrawal is a row of its own. `version`
 * is the SHA-256 digest of the text that was shown. The rights are those of sales records: staff who see accounts read them, and
 * only our own code writes them (decision 0210).
 */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: bilingual('Consent', 'Consentement'), plural: bilingual('Consents', 'Consentements') },
  admin: {
    custom: { listedUnder: 'customers' },
    group: groups.customers,
    defaultColumns: ['customer', 'kind', 'action', 'at', 'locale', 'source', 'version'],
    listSearchableFields: ['version'],
  },
  custom: { area: 'sales' },
  defaultSort: '-at',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    row(
      { ...customerField(), admin: { width: '33%' } },
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: bilingual('Consent to', 'Consentement à'),
        options: consentKinds.map((value) => ({ value, label: kindLabels[value] })),
        admin: { width: '33%' },
      },
      {
        name: 'action',
        type: 'select',
        required: true,
        label: bilingual('Action', 'Action'),
        options: [
          { value: 'given', label: bilingual('Given', 'Donné') },
          { value: 'withdrawn', label: bilingual('Withdrawn', 'Retiré') },
        ],
        admin: { width: '33%' },
      },
    ),
    row(
      {
        name: 'at',
        type: 'date',
        required: true,
        index: true,
        label: bilingual('Date and time', 'Date et heure'),
        admin: { width: '33%' },
      },
      shortText('locale', 'Language', 'Langue'),
      {
        name: 'source',
        type: 'select',
        required: true,
        label: bilingual('Where', 'Où'),
        options: consentSources.map((value) => ({ value, label: sourceLabels[value] })),
        admin: { width: '33%' },
      },
    ),
    shortText('version', 'Version of the text', 'Version du texte'),
  ],
}
