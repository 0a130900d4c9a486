import type { CollectionConfig } from 'payload'
import { byArea } from '@collections/access/by-area'
import { sender } from './sender'
import { groups, bilingual } from '@collections/labels'

/** Messages from the contact form. Spec: CUS-3.23, CUS-5.31. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: bilingual('Message', 'Message'), plural: bilingual('Messages', 'Messages') },
  admin: { useAsTitle: 'email', group: groups.messages, defaultColumns: ['email', 'name', 'message', 'createdAt'] },
  access: byArea('messages'),
  fields: [
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), required: true },
    { name: 'email', type: 'email', label: bilingual('Email', 'Courriel'), required: true },
    { name: 'message', type: 'textarea', label: bilingual('Message', 'Message'), required: true },
    sender(),
  ],
}
