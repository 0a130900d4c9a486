import type { Field } from 'payload'
import { systemOnly } from '@collections/access/system-only'
import { bilingual } from '@collections/labels'

const written = { create: systemOnly, update: systemOnly }

/** Marks the special hours that Close… wrote: the id that all of one closure share, and who closed. */
export const closureFields: Field[] = [
  {
    name: 'closure',
    type: 'text',
    index: true,
    access: written,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
    disableDuplicate: true,
  },
  {
    name: 'closedBy',
    type: 'relationship',
    relationTo: 'staff',
    label: bilingual('Closed by', 'Fermé par'),
    access: { ...written, read: systemOnly }, // a search through it would tell of staff of other sites
    admin: {
      readOnly: true,
      position: 'sidebar',
      disableBulkEdit: true,
      condition: (data) => Boolean(data?.closure),
      description: bilingual(
        'Added by “Close…” on the dashboard. “Reopen” removes these hours.',
        'Ajoutées par «\u00a0Fermer…\u00a0» dans le tableau de bord. «\u00a0Rouvrir\u00a0» retire ces heures.',
      ),
    },
    disableDuplicate: true,
  },
]
