import type { GroupField } from 'payload'
import { phoneDigits } from '@/domain/forms/phone'
import { bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

/** The address of a site or a location, with coordinates for the map. Spec: PUB-3.1, PUB-3.3. */
export const address: GroupField = {
  name: 'address',
  type: 'group',
  label: bilingual('Address', 'Adresse'),
  fields: [
    { name: 'street', type: 'text', label: bilingual('Street', 'Rue') },
    { name: 'metadata', type: 'text', label: bilingual('Second line', 'Deuxième ligne') },
    row(
      { name: 'city', type: 'text', label: bilingual('City', 'Ville') },
      { name: 'state', type: 'text', label: bilingual('Province or state', 'Province ou État') },
      { name: 'zipCode', type: 'text', label: bilingual('Postal code', 'Code postal') },
    ),
    row(
      { name: 'lat', type: 'number', min: -90, max: 90, label: bilingual('Latitude', 'Latitude') },
      { name: 'lon', type: 'number', min: -180, max: 180, label: bilingual('Longitude', 'Longitude') },
    ),
    {
      name: 'phone',
      type: 'text',
      label: bilingual('Phone (ten digits)', 'Téléphone (dix chiffres)'),
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? phoneDigits(value) : value)] },
      maxLength: 10,
    },
  ],
}
