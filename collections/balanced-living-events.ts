import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { eventFields } from './fields/event-fields'
import { drafts } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** Events about living in balance, listed on a page of their own. Spec: PUB-3.9, PUB-2.10. */
export const balancedLivingEvents: CollectionConfig = {
  slug: 'balanced-living-events',
  labels: {
    singular: words('Balanced living event', 'Événement mieux-être'),
    plural: words('Balanced living events', 'Événements mieux-être'),
  },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'start', 'end', '_status'] },
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['start', 'end'], ['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: eventFields(),
}
