import type { Field } from 'payload'
import { bilingual } from '@collections/labels'
import { checkbox } from '@collections/fields/checkbox'

/** The place of an event or a news item: a location of the site, or the name of another place. Spec: PUB-3.9, PUB-3.10. */
export const placeFields: Field[] = [
  {
    name: 'location',
    type: 'relationship',
    relationTo: 'locations',
    label: bilingual('Location', 'Point de service'),
    admin: { condition: (data) => !data?.customLocation },
  },
  checkbox('customLocation', bilingual('At another place', 'À un autre endroit')),
  {
    name: 'customLocationName',
    type: 'text',
    label: bilingual('Name of the place', 'Nom de l’endroit'),
    localized: true,
    admin: { condition: (data) => Boolean(data?.customLocation) },
  },
]
