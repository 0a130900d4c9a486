import type { RowField } from 'payload'
import { administratorsOnly } from '@collections/access/administrators-only'
import { bilingual } from '@collections/labels'
import { checkbox } from '@collections/fields/checkbox'

/** A script from another host. Only administrators set it, and only from hosts that the operator allows. Spec: PUB-2.34. */
export const pageScript: RowField[] = [
  {
    type: 'row',
    fields: [
      checkbox('useScript', bilingual('Load a script from another host', 'Charger un script d’un autre hôte'), {
        width: '50%',
      }),
      {
        name: 'scriptUrl',
        type: 'text',
        label: bilingual('Address of the script', 'Adresse du script'),
        access: { create: administratorsOnly, update: administratorsOnly },
        admin: {
          width: '50%',
          condition: (_, sibling) => Boolean(sibling?.useScript),
          description: bilingual('Only administrators can change this.', 'Seule l’administration peut la modifier.'),
        },
      },
    ],
  },
]
