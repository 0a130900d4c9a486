import type { Field } from 'payload'
import { words } from '@collections/labels'
import { checkbox } from './checkbox'

/** Where something takes place: a location of the site, or any place by its name. Spec: PUB-3.9, PUB-3.10. */
export const placeOf: Field[] = [
  {
    name: 'location',
    type: 'relationship',
    relationTo: 'locations',
    label: words('Location', 'Point de service'),
    admin: { condition: (data) => !data?.customLocation },
  },
  checkbox('customLocation', words('At another place', 'À un autre endroit')),
  {
    name: 'customLocationName',
    type: 'text',
    label: words('Name of the place', 'Nom de l’endroit'),
    localized: true,
    admin: { condition: (data) => Boolean(data?.customLocation) },
  },
]
