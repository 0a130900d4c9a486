import type { GroupField } from 'payload'
import { phoneDigits } from '@/domain/phone'
import { words } from '@collections/labels'

/** Where a site or a location stands. Spec: PUB-3.1, PUB-3.3. */
export const address: GroupField = {
  name: 'address',
  type: 'group',
  label: words('Address', 'Adresse'),
  fields: [
    { name: 'street', type: 'text', label: words('Street', 'Rue') },
    { name: 'metadata', type: 'text', label: words('Second line', 'Deuxième ligne') },
    {
      type: 'row',
      fields: [
        { name: 'city', type: 'text', label: words('City', 'Ville') },
        { name: 'state', type: 'text', label: words('Province or state', 'Province ou État') },
        { name: 'zipCode', type: 'text', label: words('Postal code', 'Code postal') },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'lat', type: 'number', min: -90, max: 90, label: words('Latitude', 'Latitude') },
        { name: 'lon', type: 'number', min: -180, max: 180, label: words('Longitude', 'Longitude') },
      ],
    },
    {
      name: 'phone',
      type: 'text',
      label: words('Phone, ten digits', 'Téléphone, dix chiffres'),
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? phoneDigits(value) : value)] },
      maxLength: 10,
    },
  ],
}
