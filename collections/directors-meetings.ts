import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { htmlBody } from './fields/html-body'
import { drafts, publicationWindow } from './fields/publication'
import { timeOfDay } from './fields/time-of-day'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** Directors' meetings, told apart by their place and day. Spec: PUB-3.16, PUB-2.54. */
export const directorsMeetings: CollectionConfig = {
  slug: 'directors-meetings',
  labels: {
    singular: words('Directors’ meeting', 'Réunion de direction'),
    plural: words('Directors’ meetings', 'Réunions de direction'),
  },
  admin: { useAsTitle: 'location', group: groups.content, defaultColumns: ['location', 'start', '_status'] },
  defaultSort: '-start',
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'location', type: 'text', label: words('Place', 'Endroit'), localized: true, required: true },
    {
      type: 'row',
      fields: [
        campusDate('start', { label: words('Day', 'Jour'), required: true }),
        timeOfDay('startsAt', words('Starts at', 'Commence à')),
      ],
    },
    htmlBody('body', words('Text (HTML)', 'Texte (HTML)')),
    publicationWindow,
  ],
}
