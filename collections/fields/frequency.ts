import type { SelectField } from 'payload'
import { words } from '@collections/labels'

/** How often a subscription is billed. Spec: CUS-3.7. */
export const frequency = (name: string, label: ReturnType<typeof words>): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'monthly', label: words('Monthly', 'Chaque mois') },
    { value: 'weekly', label: words('Weekly', 'Chaque semaine') },
  ],
  admin: { width: '33%' },
})
