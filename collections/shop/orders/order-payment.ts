import type { Field, TextFieldSingleValidation } from 'payload'
import { shortText } from '@collections/fields/short-text'
import { wholeNumber } from '@collections/fields/whole-number'
import { systemOnly } from '@collections/access/system-only'
import { translate, bilingual } from '@collections/labels'
import { basisPoints } from '@collections/shop/percent-fields'
import { cents } from '@collections/shop/cents'
import { paymentTypeField } from '@collections/shop/payment-types'
import { row } from '@collections/fields/row'

const time = (name: string, en: string, fr: string): Field => ({
  name,
  type: 'date',
  label: bilingual(en, fr),
  admin: { width: '33%' },
})
const isFourDigits: TextFieldSingleValidation = (value, { req }) =>
  !value || /^\d{4}$/.test(value) || translate(req, bilingual('Enter four digits.', 'Entrez quatre chiffres.'))

/** The states of an order. `pending` waits for the provider; the status is the last thing that moves. */
const paymentStatus: Field = {
  name: 'paymentStatus',
  type: 'select',
  required: true,
  defaultValue: 'pending',
  index: true,
  label: bilingual('Status', 'État'),
  options: [
    { value: 'pending', label: bilingual('Pending', 'En attente') },
    { value: 'approved', label: bilingual('Approved', 'Approuvé') },
    { value: 'declined', label: bilingual('Declined', 'Refusé') },
    { value: 'partlyRefunded', label: bilingual('Partly refunded', 'Remboursé en partie') },
    { value: 'refunded', label: bilingual('Refunded', 'Remboursé') },
    { value: 'canceled', label: bilingual('Cancelled', 'Annulé') },
  ],
  admin: { width: '33%' },
}

/** The card of a payment: its network and last four digits, never its number. */
export const cardFields = (): Field =>
  row(
    {
      name: 'cardType',
      type: 'select',
      label: bilingual('Card', 'Carte'),
      options: ['American Express', 'Mastercard', 'Visa'],
      admin: { width: '33%' },
    },
    {
      name: 'cardLastFour',
      type: 'text',
      label: bilingual('Last four digits', 'Quatre derniers chiffres'),
      validate: isFourDigits, // a full card number can never be stored here
      admin: { width: '33%' },
    },
  )

/** How an order is paid, what the provider answered, and how it was refunded. Spec: CUS-4.19 to CUS-4.30. */
export const orderPayment = (): Field[] => [
  row(
    paymentTypeField(),
    paymentStatus,
    shortText('paymentReference', 'Provider reference', 'Référence du fournisseur'),
  ),
  row(
    shortText('provider', 'Provider', 'Fournisseur'),
    shortText('resultCode', 'Result code', 'Code de résultat'),
    cents('refundedCents', bilingual('Refunded', 'Remboursé')),
  ),
  row(time('attemptedAt', 'Sent to the provider', 'Envoyé au fournisseur'), time('settledAt', 'Settled', 'Réglé')),
  cardFields(),
  {
    name: 'installments',
    type: 'group',
    label: bilingual('Instalments', 'Versements'),
    fields: [
      row(
        shortText('planId', 'Plan', 'Plan de versements'),
        shortText('name', 'Name', 'Nom'),
        shortText('frequency', 'Frequency', 'Fréquence'),
      ),
      row(
        wholeNumber('count', bilingual('Number', 'Nombre'), { max: 120 }),
        basisPoints('aprBps', bilingual('Annual rate', 'Taux annuel')),
        cents('totalCents', bilingual('Total', 'Total')),
      ),
      {
        name: 'terms',
        type: 'textarea',
        localized: true,
        label: bilingual('Terms that the buyer accepted', 'Conditions que l’acheteur a acceptées'),
      },
    ],
  },
  {
    name: 'idempotencyKey', // `{cart}:{revision}`: one order for a cart as it was submitted
    type: 'text',
    unique: true,
    label: bilingual('Cart and revision', 'Panier et révision'),
    admin: { readOnly: true },
  },
  {
    name: 'nextCheckAt', // when the job asks the provider what became of a pending order
    type: 'date',
    index: true,
    label: bilingual('Next check', 'Prochaine vérification'),
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'savedMethod', // the provider's name for a card that subscriptions are charged to
    type: 'text',
    label: bilingual('Saved card', 'Carte enregistrée'),
    access: { read: systemOnly, update: systemOnly },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

/** The terms that the buyer accepted, in the order of acceptance. `version` is the digest of the text that was shown. */
export const orderConsents = (): Field => ({
  name: 'consents',
  type: 'array',
  label: bilingual('Accepted terms', 'Conditions acceptées'),
  labels: { singular: bilingual('Terms', 'Conditions'), plural: bilingual('Accepted terms', 'Conditions acceptées') },
  fields: [
    row(
      shortText('kind', 'Terms', 'Conditions'),
      shortText('version', 'Version of the text', 'Version du texte'),
      shortText('locale', 'Language', 'Langue'),
      time('acceptedAt', 'Accepted', 'Acceptées le'),
    ),
  ],
})
