import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { isZone } from '@/domain/campus-time'
import { socialNetworks } from '@/domain/campus'
import { byArea } from './access/by-area'
import { address } from './fields/address'
import { campusDate } from './fields/campus-date'
import { colour } from './fields/colour'
import { slug } from './fields/slug'
import { announceSite } from './hooks/announce-change'
import { groups, say, words } from './labels'
import { taken } from './unique-refusals'

const zone: TextFieldSingleValidation = (value, { req }) =>
  (value && isZone(value)) ||
  say(req, words('Write a time zone like America/Toronto.', 'Écrivez un fuseau comme America/Toronto.'))

/** Dining operations: one public site each, found by its slug. Spec: PUB-3.1. */
export const sites: CollectionConfig = {
  slug: 'sites',
  labels: { singular: words('Site', 'Site'), plural: words('Sites', 'Sites') },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name', 'slug', 'published'] },
  access: byArea('sites'),
  hooks: announceSite(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    {
      ...slug({ unique: true, reserved: true }),
      custom: taken(
        words(
          'Another site has this address: choose another.',
          'Un autre site porte cette adresse : choisissez-en une autre.',
        ),
      ),
    },
    {
      name: 'published',
      type: 'checkbox',
      label: words('Published', 'Publié'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'prelaunch',
      type: 'checkbox',
      label: words('Before launch', 'Avant le lancement'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'unitId',
      type: 'text',
      label: words('Unit number', 'Numéro d’unité'),
      defaultValue: '',
      admin: { position: 'sidebar' },
    },
    {
      type: 'tabs',
      tabs: [
        {
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
            { name: 'email', type: 'email', label: words('E-mail', 'Courriel') },
            {
              name: 'displayEmail',
              type: 'checkbox',
              label: words('Show the e-mail', 'Afficher le courriel'),
              defaultValue: false,
            },
            {
              name: 'customerLogin',
              type: 'checkbox',
              label: words('Customer accounts', 'Comptes clients'),
              defaultValue: false,
            },
            {
              name: 'socialMedia',
              type: 'group',
              label: words('Social networks', 'Réseaux sociaux'),
              fields: socialNetworks.map((name) => ({ name, type: 'text' as const })),
            },
          ],
        },
        {
          label: words('Look', 'Apparence'),
          fields: [
            { name: 'logo', type: 'upload', relationTo: 'logo', label: words('Logo', 'Logo') },
            { name: 'bigLogo', type: 'checkbox', label: words('Large logo', 'Grand logo'), defaultValue: false },
            {
              type: 'row',
              fields: [
                colour('brandColor', words('Brand', 'Marque'), '#1e5f74'),
                colour('textColor', words('Text on the brand', 'Texte sur la marque'), '#ffffff'),
                colour('alternateClosedColor', words('Closed', 'Fermé')),
                colour('buttonColor', words('Buttons', 'Boutons')),
                colour('buttonTextColor', words('Text of buttons', 'Texte des boutons')),
                colour('buttonTextHoverColor', words('Text of buttons, pointed at', 'Texte des boutons survolés')),
              ],
            },
            {
              name: 'carouselControl',
              type: 'checkbox',
              label: words('Carousel controls', 'Commandes du carrousel'),
              defaultValue: true,
            },
          ],
        },
        {
          label: words('Menus', 'Menus'),
          fields: [
            {
              name: 'allergenFilter',
              type: 'checkbox',
              label: words('Allergen filters', 'Filtres d’allergènes'),
              defaultValue: true,
            },
            {
              name: 'avoidingGluten',
              type: 'checkbox',
              label: words('Gluten-free filter', 'Filtre sans gluten'),
              defaultValue: true,
            },
            {
              name: 'locationImages',
              type: 'checkbox',
              label: words('Pictures of locations', 'Images des points de service'),
              defaultValue: false,
            },
            {
              name: 'menuDisclaimer',
              type: 'textarea',
              label: words('Note under menus', 'Note sous les menus'),
              localized: true,
            },
          ],
        },
        {
          label: words('Alerts', 'Alertes'),
          fields: [
            {
              name: 'homepageAlerts',
              type: 'array',
              label: words('Alerts', 'Alertes'),
              labels: { singular: words('Alert', 'Alerte'), plural: words('Alerts', 'Alertes') },
              fields: [
                {
                  name: 'icon',
                  type: 'select',
                  label: words('Icon', 'Icône'),
                  defaultValue: 'info',
                  options: ['info', 'warning', 'snow', 'clock'],
                },
                { name: 'message', type: 'text', label: words('Message', 'Message'), localized: true, required: true },
                { name: 'link', type: 'text', label: words('More at this address', 'En savoir plus à cette adresse') },
                {
                  type: 'row',
                  fields: [
                    campusDate('start', { label: words('From', 'Du') }),
                    campusDate('end', { label: words('Until', 'Au') }),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
