import type { CollectionConfig } from 'payload'
import { drafts, publicationWindow } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { deleteSurveyVotes, addVotes } from './add-votes'
import { groups, bilingual } from '@collections/labels'

const denyAll = () => false
const announce = announceSiteDocument()

/** Polls: a question, 2 to 20 choices, and their votes, which `survey-votes.ts` stores. Spec: PUB-3.15, PUB-2.50. */
export const surveys: CollectionConfig = {
  slug: 'surveys',
  labels: { singular: bilingual('Survey', 'Sondage'), plural: bilingual('Surveys', 'Sondages') },
  admin: {
    useAsTitle: 'question',
    group: groups.content,
    defaultColumns: ['question', 'showFrom', 'showUntil', '_status'],
  },
  custom: { area: 'content', public: true },
  hooks: {
    ...announce,
    beforeValidate: [checkDates(['showFrom', 'showUntil'])],
    afterRead: [addVotes],
    afterDelete: [...(announce.afterDelete ?? []), deleteSurveyVotes],
  },
  versions: drafts,
  fields: [
    { name: 'question', type: 'text', label: bilingual('Question', 'Question'), localized: true, required: true },
    {
      name: 'customId',
      type: 'text',
      label: bilingual('Internal number', 'Numéro interne'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'choices',
      type: 'array',
      label: bilingual('Choices', 'Choix'),
      labels: { singular: bilingual('Choice', 'Choix'), plural: bilingual('Choices', 'Choix') },
      required: true,
      minRows: 2,
      maxRows: 20,
      fields: [
        { name: 'choice', type: 'text', label: bilingual('Choice', 'Choix'), localized: true, required: true },
        {
          name: 'votes',
          type: 'number',
          label: bilingual('Votes', 'Votes'),
          virtual: true,
          access: { create: denyAll, update: denyAll },
          admin: { readOnly: true },
        },
      ],
    },
    publicationWindow,
  ],
}
