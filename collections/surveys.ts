import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { drafts, publicationWindow } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { forgetVotes, showVotes } from './hooks/show-votes'
import { groups, words } from './labels'

const never = () => false
const announce = announceSiteDocument()

/**
 * Polls: a question, two to twenty choices, and how often each was chosen, which visitors alone decide and which
 * `survey-votes` counts. Spec: PUB-3.15, PUB-2.50.
 */
export const surveys: CollectionConfig = {
  slug: 'surveys',
  labels: { singular: words('Survey', 'Sondage'), plural: words('Surveys', 'Sondages') },
  admin: {
    useAsTitle: 'question',
    group: groups.content,
    defaultColumns: ['question', 'showFrom', 'showUntil', '_status'],
  },
  access: byArea('content'),
  hooks: {
    ...announce,
    beforeValidate: [checkDates(['showFrom', 'showUntil'])],
    afterRead: [showVotes],
    afterDelete: [...(announce.afterDelete ?? []), forgetVotes],
  },
  versions: drafts,
  fields: [
    { name: 'question', type: 'text', label: words('Question', 'Question'), localized: true, required: true },
    {
      name: 'customId',
      type: 'text',
      label: words('Own number', 'Numéro interne'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'choices',
      type: 'array',
      label: words('Choices', 'Choix'),
      labels: { singular: words('Choice', 'Choix'), plural: words('Choices', 'Choix') },
      required: true,
      minRows: 2,
      maxRows: 20,
      fields: [
        { name: 'choice', type: 'text', label: words('Choice', 'Choix'), localized: true, required: true },
        {
          name: 'votes',
          type: 'number',
          label: words('Votes', 'Votes'),
          virtual: true,
          access: { create: never, update: never },
          admin: { readOnly: true },
        },
      ],
    },
    publicationWindow,
  ],
}
