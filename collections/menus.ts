import type { CollectionConfig, JSONFieldValidation } from 'payload'
import { dayMenuSchema } from '@/domain/day-menu'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { history } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { checkMenuSite } from './hooks/check-menu-site'
import { stampMenuChange } from './hooks/stamp-menu-change'
import { stampMenuIds } from './hooks/stamp-menu-ids'
import { groups, say, words } from './labels'
import { taken } from './unique-refusals'

const readable: JSONFieldValidation = (value, { req }) =>
  value == null ||
  dayMenuSchema.safeParse(value).success ||
  say(
    req,
    words(
      'This is not a menu: every period and category needs a name in both languages.',
      'Ce n’est pas un menu : chaque période et chaque catégorie ont besoin d’un nom dans les deux langues.',
    ),
  )

/**
 * What a location serves on one date, or that it is closed. The day is one validated JSON value, so that it is read
 * and written in one piece; its dishes stand in it by id. Spec: PUB-3.7, PUB-4.4.
 */
export const menus: CollectionConfig = {
  slug: 'menus',
  versions: history,
  labels: { singular: words('Menu of a day', 'Menu d’une journée'), plural: words('Menus', 'Menus') },
  admin: { useAsTitle: 'date', group: groups.menus, defaultColumns: ['date', 'location', 'closed', 'updatedAt'] },
  defaultSort: 'date',
  access: byArea('menus'),
  hooks: { ...announceSiteDocument(), beforeValidate: [stampMenuIds], beforeChange: [checkMenuSite, stampMenuChange] },
  indexes: [{ fields: ['location', 'date'], unique: true }],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'location',
          type: 'relationship',
          relationTo: 'locations',
          required: true,
          index: true,
          label: words('Location', 'Point de service'),
          admin: { width: '50%' },
        },
        {
          ...campusDate('date', { label: words('Date', 'Date'), required: true }),
          custom: taken(
            words(
              'There is a menu for this location and date already: change that one.',
              'Il y a déjà un menu pour ce point de service à cette date : modifiez plutôt celui-ci.',
            ),
          ),
        },
      ],
    },
    { name: 'closed', type: 'checkbox', label: words('Closed all day', 'Fermé toute la journée'), defaultValue: false },
    {
      name: 'day',
      type: 'json',
      label: words('Menu', 'Menu'),
      defaultValue: { periods: [] },
      validate: readable,
      admin: { components: { Field: '@/studio/day-menu-field#DayMenuField' }, condition: (data) => !data?.closed },
    },
    {
      name: 'changedAt',
      type: 'date',
      label: words('Changed after it was there', 'Modifié après sa parution'),
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        condition: (data) => Boolean(data?.changedAt),
        description: words(
          'On this day visitors read that the menu was changed, and when.',
          'Ce jour-là, les visiteurs lisent que le menu a été modifié, et à quelle heure.',
        ),
      },
    },
  ],
}
