import type { SelectField } from 'payload'
import { type BilingualText, bilingual } from '@collections/labels'

/** The billing interval of a subscription. Spec: CUS-3.7. */
export const frequency = (name: string, label: BilingualText): SelectField => ({
  name,
  type: 'select',
  label,
  options: [
    { value: 'monthly', label: bilingual('Monthly', 'Chaque mois') },
    { value: 'weekly', label: bilingual('Weekly', 'Chaque semaine') },
  ],
  admin: { width: '33%' },
})
