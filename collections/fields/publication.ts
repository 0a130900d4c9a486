import type { CollectionConfig, RowField } from 'payload'
import { words } from '@collections/labels'
import { campusDate } from './campus-date'

/** Public content is written as a draft, published when it is ready or at an appointed time, and can be put back. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { schedulePublish: true },
  maxPerDoc: 20,
}

/** What was saved before can be seen and put back: who changed an allergen, and what the kitchen's menu was this morning. */
export const history: NonNullable<CollectionConfig['versions']> = { maxPerDoc: 10 }

/** The campus days between which a published document is shown, both included; an empty one is no limit. */
export const publicationWindow: RowField = {
  type: 'row',
  fields: [
    campusDate('showFrom', { label: words('Shown from', 'Affiché du') }),
    campusDate('showUntil', { label: words('Shown until', 'Affiché jusqu’au') }),
  ],
}
