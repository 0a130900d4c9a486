import type { CollectionConfig } from 'payload'
import { eventFields } from './event-fields'
import { autosavedDrafts } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** Balanced-living events, with a page of their own. Spec: PUB-3.9, PUB-2.10. */
export const balancedLivingEvents: CollectionConfig = {
  slug: 'balanced-living-events',
  labels: {
    singular: bilingual('Balanced living event', 'Événement mieux-être'),
    plural: bilingual('Balanced living events', 'Événements mieux-être'),
  },
  admin: {
    useAsTitle: 'title',
    group: groups.content,
    defaultColumns: ['title', 'start', 'end', '_status'],
    custom: { listedUnder: 'events' },
  },
  custom: { area: 'content', public: { active: { not_equals: false } } },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: autosavedDrafts,
  fields: eventFields(),
}
