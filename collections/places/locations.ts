import type { CollectionConfig, CollectionBeforeValidateHook } from 'payload'
import { fieldsOf, flagOf, textOf } from '@/server/database/stored-values'
import { checkbox } from '@collections/fields/checkbox'
import { sortOrder } from '@collections/fields/sort-order'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { groups, bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'
import { aboutTab } from './location-tabs/about-tab'
import { fixedMenuTab } from './location-tabs/fixed-menu-tab'
import { reservationsTab } from './location-tabs/reservations-tab'
import { serviceTab } from './location-tabs/service-tab'
import { relation } from '@collections/fields/relation'

const locales = ['en', 'fr'] as const
const missingText = bilingual(
  'Write the text of the menu in both languages first: not everybody can see or read the pictures.',
  'Écrivez d’abord le texte du menu dans les deux langues\u00a0: les images ne sont pas lisibles pour tout le monde.',
)

/**
 * Refuses to show pictures instead of daily menus while the text of the menu is missing in one language, and to clear that
 * text while they are shown. A location that was stored like that before this rule can still be saved. Runs after the hooks of
 * fields, which derive the HTML from what staff edit. Spec: PUB-2.37.
 */
const requireMenuText: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const original = fieldsOf(originalDoc)
  const given = fieldsOf(data)
  if (!flagOf(given.useMenuImages ?? original.useMenuImages)) return data
  const stored = fieldsOf(
    original.id &&
      (await req.payload.db.findOne({
        collection: 'locations',
        where: { id: { equals: original.id } },
        locale: 'all',
        select: { useMenuImages: true, menuContent: true },
        req,
      })),
  )
  const before = fieldsOf(stored.menuContent)
  const isMissing = locales.some((locale) => {
    const wasMissing = flagOf(stored.useMenuImages) && !textOf(before[locale])
    return !wasMissing && !textOf(textIn(locale, given.menuContent, before, req.locale))
  })
  if (isMissing)
    throw validationError(collection, [{ path: 'menuContentRichText', message: translate(req, missingText) }], req)
  return data
}

/** The text of the menu after the save: a save has one language, or both as `{ en, fr }`. */
function textIn(
  locale: string,
  given: unknown,
  before: Record<string, unknown>,
  saved: string | null | undefined,
): unknown {
  if (given === undefined) return before[locale]
  if (typeof given === 'object' && given !== null) return fieldsOf(given)[locale]
  return locale === saved ? given : before[locale]
}

/** Dining locations. Spec: PUB-3.3, PUB-3.18, CUS-3.16. */
export const locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: bilingual('Location', 'Point de service'), plural: bilingual('Locations', 'Points de service') },
  admin: { useAsTitle: 'name', group: groups.places, defaultColumns: ['name', 'building', 'active', 'showMenus'] },
  custom: { area: 'content', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [requireMenuText] },
  fields: [
    {
      name: 'today',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/studio/closing/today-panel#LocationToday' } },
    },
    { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), localized: true, required: true },
    relation('building', 'buildings', bilingual('Building', 'Pavillon')),
    checkbox('active', bilingual('In use', 'En service'), { on: true, sidebar: true }),
    checkbox('showMenus', bilingual('Show menus', 'Afficher les menus'), { on: true, sidebar: true }),
    checkbox('showMap', bilingual('Show on the map', 'Afficher sur la carte'), { on: true, sidebar: true }),
    checkbox('allergenFilter', bilingual('Allergen filters', 'Filtres d’allergènes'), { on: true, sidebar: true }),
    checkbox('useReservations', bilingual('Takes reservations', 'Accepte les réservations'), { sidebar: true }),
    {
      name: 'occupancy',
      type: 'select',
      label: bilingual('How busy', 'Achalandage'),
      required: true,
      defaultValue: 'na',
      options: [
        { value: 'na', label: bilingual('Not measured', 'Non mesuré') },
        { value: 'low', label: bilingual('Quiet', 'Calme') },
        { value: 'medium', label: bilingual('Busy', 'Achalandé') },
        { value: 'high', label: bilingual('Very busy', 'Très achalandé') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'type',
      type: 'select',
      label: bilingual('Menu source', 'Source des menus'),
      defaultValue: 'webtrition',
      options: [
        { value: 'webtrition', label: bilingual('Recipes', 'Recettes') },
        { value: 'concept', label: bilingual('Brand', 'Marque') },
        { value: 'menubuilder', label: bilingual('Own menu', 'Menu maison') },
      ],
      admin: { position: 'sidebar' },
    },
    sortOrder,
    // Changes with every save of the location's hours: see `check-hours-overlap.ts`.
    { name: 'hoursToken', type: 'text', hidden: true, admin: { hidden: true }, disableDuplicate: true },
    { type: 'tabs', tabs: [aboutTab, serviceTab, fixedMenuTab, reservationsTab] },
  ],
}
