import type { CollectionConfig, RowField } from 'payload'
import { bilingual } from '@collections/labels'
import { campusDate } from './campus-date'
import { row } from '@collections/fields/row'

/** Drafts, scheduled publishing and the last 20 versions, for public content. */
export const drafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { schedulePublish: true },
  maxPerDoc: 20,
}

/** The same, and what staff type is stored as a draft a moment later, also in a window that is closed meanwhile. */
export const autosavedDrafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { schedulePublish: true, autosave: { interval: 800, showSaveDraftButton: true } },
  maxPerDoc: 20,
}

/**
 * The same, for documents that are saved often and must be ready to publish at any time: a draft meets the rules of what is public.
 * The week of menus stores each of its changes as a draft.
 */
export const validDrafts: NonNullable<CollectionConfig['versions']> = {
  drafts: { schedulePublish: true, validate: true },
  maxPerDoc: 50,
}

/** The last ten versions, for collections without drafts: staff can see and restore an earlier menu or dish. */
export const versionHistory: NonNullable<CollectionConfig['versions']> = { maxPerDoc: 10 }

/** The first and the last campus day on which a published document is shown. An empty field sets no limit. */
export const publicationWindow: RowField = row(
  campusDate('showFrom', { label: bilingual('Shown from', 'Affiché du') }),
  campusDate('showUntil', { label: bilingual('Shown until', 'Affiché jusqu’au') }),
)
