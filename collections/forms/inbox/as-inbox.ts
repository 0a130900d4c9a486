import type { CollectionConfig, SingleRelationshipField } from 'payload'
import { inboxAreas, type InboxSlug } from '@/domain/forms/inbox'
import { systemOnly } from '@collections/access/system-only'
import { customerField } from '@collections/fields/customer-field'
import { versionHistory } from '@collections/fields/publication'
import { keepAnswers } from '@collections/forms/keep-answers'
import { inboxSidebar, replies } from './inbox-fields'
import { replyEndpoint } from './reply-endpoint'

/** The customer who sent a form while signed in, so that it belongs to their data. Empty for everybody else. */
const sender = (): SingleRelationshipField => ({
  ...customerField(),
  access: { create: systemOnly, read: systemOnly, update: systemOnly },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
})

type Inbox = Omit<CollectionConfig, 'access' | 'slug'> & { slug: InboxSlug }

/**
 * A collection of what people send: staff read it, answer it by mail, write notes and set who answers. What a person sent stays as it is.
 * `columns` are those of the list that say what the message is about.
 */
export function asInbox({ columns, ...config }: Inbox & { columns: string[] }): CollectionConfig {
  const area = inboxAreas[config.slug]
  const { admin } = config
  return {
    ...config,
    custom: { area },
    versions: versionHistory,
    defaultSort: '-status', // then the newest first
    endpoints: [replyEndpoint(config.slug)],
    fields: [...keepAnswers([...config.fields, sender()], [replies]), ...inboxSidebar(area)],
    admin: {
      ...admin,
      defaultColumns: [...columns, 'status', 'assignee', 'createdAt'],
      components: {
        ...admin?.components,
        beforeListTable: ['@/studio/inbox/inbox-filters#InboxFilters'],
      },
    },
  }
}
