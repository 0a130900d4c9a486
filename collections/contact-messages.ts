import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { groups, words } from './labels'

/** Messages by the contact form. Spec: CUS-3.23, CUS-5.31. */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: words('Message', 'Message'), plural: words('Messages', 'Messages') },
  admin: { useAsTitle: 'email', group: groups.messages, defaultColumns: ['email', 'name', 'message', 'createdAt'] },
  access: byArea('messages'),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), required: true },
    { name: 'email', type: 'email', label: words('E-mail', 'Courriel'), required: true },
    { name: 'message', type: 'textarea', label: words('Message', 'Message'), required: true },
  ],
}
