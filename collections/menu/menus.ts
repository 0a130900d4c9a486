import type { CollectionConfig, JSONFieldValidation } from 'payload'
import { dayMenuSchema, isNamedIn } from '@/domain/menu/day-menu'
import { readSiteLanguages } from '@/server/database/site-languages'
import { fieldsOf } from '@/server/database/stored-values'
import { campusDate } from '@collections/fields/campus-date'
import { validDrafts } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkMenuSite } from './check-menu-site'
import { stampMenuChange } from './stamp-menu-change'
import { copied } from './copied-menu'
import { menuWork } from './menu-work-endpoint'
import { soldOutEndpoints } from './sold-out-endpoints'
import { stampMenuIds } from './stamp-menu-ids'
import { weekEndpoints } from './week-endpoints'
import { groups, translate, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'

const isDayMenu: JSONFieldValidation = async (value, { data, req }) => {
  if (value == null) return true
  const languages = await readSiteLanguages(req.payload, fieldsOf(data).site, req)
  const day = dayMenuSchema.safeParse(value).data
  return (
    (day !== undefined && isNamedIn(day, languages)) ||
    translate(req, namesMissing[languages.length === 1 ? 'one' : 'both'])
  )
}

const namesMissing = {
  one: bilingual(
    'This menu is not valid. Enter a name for every period and category.',
    'Ce menu n’est pas valide. Entrez un nom pour chaque période et chaque catégorie.',
  ),
  both: bilingual(
    'This menu is not valid. Enter a name in both languages for every period and category.',
    'Ce menu n’est pas valide. Entrez un nom dans les deux langues pour chaque période et chaque catégorie.',
  ),
}

/**
 * The menu of a location on one date, or that it is closed. `day` is one validated JSON value with the ids of dishes, so
 * that it is read and written at once. Spec: PUB-3.7, PUB-4.4.
 */
export const menus: CollectionConfig = {
  slug: 'menus',
  versions: validDrafts,
  labels: { singular: bilingual('Daily menu', 'Menu quotidien'), plural: bilingual('Menus', 'Menus') },
  admin: {
    useAsTitle: 'date',
    group: groups.menus,
    defaultColumns: ['date', 'location', 'closed', '_status', 'updatedAt'],
    components: {
      beforeListTable: ['@/studio/menu/menus-from-today#MenusFromToday'],
      edit: {
        beforeDocumentControls: ['@/studio/menu/location-title#LocationTitle'],
        editMenuItems: ['@/studio/menu/copy-menu-item#CopyMenuItem'],
      },
    },
  },
  defaultSort: 'date',
  disableDuplicate: true, // a location has one menu a day: copied-menu.ts
  custom: { area: 'menus', public: true },
  endpoints: [...weekEndpoints, ...soldOutEndpoints, menuWork],
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
          label: bilingual('Location', 'Point de service'),
          defaultValue: copied('location'),
          admin: { width: '50%' },
        },
        {
          ...campusDate('date', { label: bilingual('Date', 'Date'), required: true }),
          defaultValue: copied('date'),
          custom: uniqueMessage(
            bilingual(
              'This location already has a menu for this date. Edit that menu instead.',
              'Ce point de service a déjà un menu à cette date. Modifiez plutôt ce menu.',
            ),
          ),
        },
      ],
    },
    {
      name: 'closed',
      type: 'checkbox',
      label: bilingual('Closed all day', 'Fermé toute la journée'),
      defaultValue: copied('closed', false),
    },
    {
      name: 'served',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/studio/menu/served-dishes#ServedDishesOfMenu' },
      },
    },
    {
      name: 'day',
      type: 'json',
      label: bilingual('Menu', 'Menu'),
      defaultValue: copied('day', { periods: [] }),
      validate: isDayMenu,
      admin: {
        components: {
          Field: '@/studio/menu/day-menu-field#DayMenuField',
          Diff: '@/studio/history/day-menu-difference#DayMenuDifference',
        },
        condition: (data) => !data?.closed,
      },
    },
    {
      name: 'soldOut', // a list of item ids: see sold-out-endpoints.ts
      type: 'json',
      label: bilingual('Sold out', 'Épuisé'),
      access: { create: () => false, update: () => false },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'changedAt',
      type: 'date',
      label: bilingual('Changed after publication', 'Modifié après sa publication'),
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        condition: (data) => Boolean(data?.changedAt),
        description: bilingual(
          'On the day of the menu, visitors see when it was changed.',
          'Le jour du menu, les visiteurs voient à quelle heure il a été modifié.',
        ),
      },
    },
  ],
}
