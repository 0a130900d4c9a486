import type { Tab, TextFieldSingleValidation } from 'payload'
import { isZone } from '@/domain/campus-time'
import { address } from '@collections/fields/address'
import { checkbox } from '@collections/fields/checkbox'
import { say, words } from '@collections/labels'

const zone: TextFieldSingleValidation = (value, { req }) =>
  (value && isZone(value)) ||
  say(req, words('Write a time zone like America/Toronto.', 'Écrivez un fuseau comme America/Toronto.'))

/** Where the campus is and which language it speaks. Spec: PUB-3.1. */
export const campusTab: Tab = {
  label: words('Campus', 'Campus'),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'timeZone',
          type: 'text',
          label: words('Time zone', 'Fuseau horaire'),
          required: true,
          defaultValue: 'America/Toronto',
          validate: zone,
        },
        {
          name: 'defaultLocale',
          type: 'select',
          label: words('Main language', 'Langue principale'),
          required: true,
          defaultValue: 'en',
          options: [
            { label: 'English', value: 'en' },
            { label: 'Français', value: 'fr' },
          ],
        },
        {
          name: 'country',
          type: 'select',
          label: words('Country', 'Pays'),
          required: true,
          defaultValue: 'ca',
          options: [
            { label: words('Canada', 'Canada'), value: 'ca' },
            { label: words('United States', 'États-Unis'), value: 'us' },
          ],
        },
      ],
    },
    address,
    { name: 'url', type: 'text', label: words('Address of this site', 'Adresse de ce site') },
    { name: 'linkToSchool', type: 'text', label: words('Address of the school', 'Adresse de l’établissement') },
    {
      name: 'wcag',
      type: 'textarea',
      label: words('Accessibility statement', 'Déclaration d’accessibilité'),
      localized: true,
      admin: {
        description: words(
          'What visitors who meet an obstacle should know, and whom they can tell.',
          'Ce que doivent savoir les personnes qui rencontrent un obstacle, et à qui elles peuvent le signaler.',
        ),
      },
    },
    checkbox('k12', words('A primary or secondary school', 'Une école primaire ou secondaire')),
  ],
}
