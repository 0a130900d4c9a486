import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { eventFields } from './fields/event-fields'
import { drafts } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** What takes place on a campus. Spec: PUB-3.9, PUB-2.41. */
export const events: CollectionConfig = {
  slug: 'events',
  labels: { singular: words('Event', 'Événement'), plural: words('Events', 'Événements') },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'start', 'end', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: eventFields(),
}
