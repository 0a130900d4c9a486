import type { RowField } from 'payload'
import { onlyAdministrators } from '@collections/access/only-administrators'
import { words } from '@collections/labels'
import { checkbox } from './checkbox'

/** A script of another host on a page: administrators choose it among the hosts that the operator allows. Spec: PUB-2.34. */
export const pageScript: RowField[] = [
  {
    type: 'row',
    fields: [
      checkbox('useScript', words('Load a script of another host', 'Charger un script d’un autre hôte'), {
        width: '50%',
      }),
      {
        name: 'scriptUrl',
        type: 'text',
        label: words('Address of the script', 'Adresse du script'),
        access: { create: onlyAdministrators, update: onlyAdministrators },
        admin: {
          width: '50%',
          condition: (_, sibling) => Boolean(sibling?.useScript),
          description: words('Only administrators set it.', 'Seule l’administration la choisit.'),
        },
      },
    ],
  },
]
