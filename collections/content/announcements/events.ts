import type { CollectionConfig } from 'payload'
import { eventFields } from './event-fields'
import { autosavedDrafts } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** Events on campus. Spec: PUB-3.9, PUB-2.41. */
export const events: CollectionConfig = {
  slug: 'events',
  labels: { singular: bilingual('Event', 'Événement'), plural: bilingual('Events', 'Événements') },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'start', 'end', '_status'] },
  custom: { area: 'content', public: { active: { not_equals: false } } },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: autosavedDrafts,
  fields: eventFields(),
}
