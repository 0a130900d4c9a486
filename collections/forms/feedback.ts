import type { CollectionConfig, TextField, TextFieldSingleValidation } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { fullName } from '@collections/fields/person'
import { groups, bilingual, translate } from '@collections/labels'
import { asInbox } from './inbox/as-inbox'
import { isBirthday } from '@/domain/account/birthday'
import { row } from '@collections/fields/row'

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  isBirthday(value) ||
  translate(req, bilingual('Enter a month and a day, like 02/29.', 'Entrez le mois et le jour, comme 02/29.'))

/** A birthday without a year, `MM/DD`. Optional. Spec: CUS-9.15. */
const birthday: TextField = {
  name: 'birthday',
  type: 'text',
  label: bilingual('Birthday (MM/DD)', 'Anniversaire (MM/JJ)'),
  validate,
  admin: { width: '33%' },
}

/** Messages from the feedback form. Spec: CUS-3.20, CUS-2.58. */
export const feedback: CollectionConfig = asInbox({
  slug: 'feedback',
  labels: { singular: bilingual('Feedback', 'Commentaire'), plural: bilingual('Feedback', 'Commentaires') },
  admin: { useAsTitle: 'email', group: groups.customers },
  columns: ['email', 'location', 'comments'],
  fields: [
    fullName(true),
    row(
      {
        name: 'email',
        type: 'email',
        label: bilingual('Email', 'Courriel'),
        required: true,
        admin: { width: '33%' },
      },
      { name: 'location', type: 'text', label: bilingual('Location', 'Point de service'), admin: { width: '33%' } },
      birthday,
    ),
    row(
      {
        name: 'customerResidence',
        type: 'select',
        label: bilingual('Residence', 'Résidence'),
        options: [
          { value: 'On campus', label: bilingual('On campus', 'Sur le campus') },
          { value: 'Off campus', label: bilingual('Off campus', 'Hors campus') },
          { value: 'n/a', label: bilingual('Not applicable', 'Sans objet') },
        ],
        admin: { width: '33%' },
      },
      {
        name: 'customerType',
        type: 'text',
        label: bilingual('Customer type', 'Type de clientèle'),
        admin: { width: '33%' },
      },
    ),
    { name: 'comments', type: 'textarea', label: bilingual('Comments', 'Commentaires'), required: true },
    checkbox('offers', bilingual('Wants offers', 'Veut des offres')),
  ],
})
