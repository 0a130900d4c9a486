import type { Field } from 'payload'
import { systemOnly } from '@collections/access/system-only'
import { bilingual } from '@collections/labels'

const hidden = {
  access: { create: systemOnly, read: systemOnly, update: systemOnly },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/**
 * The code that was mailed to confirm a payment by student ID or payroll: digests of the order attempt and of the code, how often it was
 * tried and when it was sent. The code itself is stored nowhere.
 */
export const payerCodeFields: Field[] = [
  {
    name: 'codeFor',
    type: 'text',
    label: bilingual('Digest of the order attempt', 'Empreinte de la commande'),
    ...hidden,
  },
  { name: 'codeHash', type: 'text', label: bilingual('Digest of the code', 'Empreinte du code'), ...hidden },
  { name: 'codeTries', type: 'number', label: bilingual('Tries of the code', 'Essais du code'), ...hidden },
  { name: 'codeSentAt', type: 'date', label: bilingual('Code sent', 'Code envoyé'), ...hidden },
]
