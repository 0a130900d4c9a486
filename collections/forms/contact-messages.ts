import type { CollectionConfig } from 'payload'
import { groups, bilingual } from '@collections/labels'
import { asInbox } from './inbox/as-inbox'

/** Messages from the contact form. Spec: CUS-3.23, CUS-5.31. */
export const contactMessages: CollectionConfig = asInbox({
  slug: 'contact-messages',
  labels: { singular: bilingual('Message', 'Message'), plural: bilingual('Messages', 'Messages') },
  admin: { useAsTitle: 'email', group: groups.customers },
  columns: ['email', 'name', 'message'],
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), required: true },
    { name: 'email', type: 'email', label: bilingual('Email', 'Courriel'), required: true },
    { name: 'message', type: 'textarea', label: bilingual('Message', 'Message'), required: true },
  ],
})
