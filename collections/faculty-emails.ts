import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { groups, words } from './labels'

/** Who may pay by payroll deduction where the order form checks it. Spec: CUS-3.19, CUS-5.8. */
export const facultyEmails: CollectionConfig = {
  slug: 'faculty-emails',
  labels: {
    singular: words('Faculty e-mail', 'Courriel du personnel enseignant'),
    plural: words('Faculty e-mails', 'Courriels du personnel enseignant'),
  },
  admin: { useAsTitle: 'email', group: groups.shop, defaultColumns: ['email', 'updatedAt'] },
  access: byArea('shop'),
  indexes: [{ fields: ['site', 'email'], unique: true }],
  fields: [
    {
      name: 'email',
      type: 'email',
      label: words('E-mail', 'Courriel'),
      required: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)] },
    },
  ],
}
