import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { drafts, publicationWindow } from '@collections/fields/publication'
import { timeOfDay } from '@collections/fields/time-of-day'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** Directors' meetings, listed by place and day. Spec: PUB-3.16, PUB-2.54. */
export const directorsMeetings: CollectionConfig = {
  slug: 'directors-meetings',
  labels: {
    singular: bilingual('Directors’ meeting', 'Réunion de direction'),
    plural: bilingual('Directors’ meetings', 'Réunions de direction'),
  },
  admin: {
    useAsTitle: 'location',
    group: groups.content,
    defaultColumns: ['location', 'start', '_status'],
    custom: { listedUnder: 'events' },
  },
  defaultSort: '-start',
  custom: { area: 'content', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'location', type: 'text', label: bilingual('Place', 'Endroit'), localized: true, required: true },
    {
      type: 'row',
      fields: [
        campusDate('start', { label: bilingual('Day', 'Jour'), required: true }),
        timeOfDay('startsAt', bilingual('Starts at', 'Commence à')),
      ],
    },
    ...richTextBody('body', bilingual('Text', 'Texte')),
    publicationWindow,
  ],
}
