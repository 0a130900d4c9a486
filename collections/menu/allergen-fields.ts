import type { Field, FieldAccess, FieldHook } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { type BilingualText, bilingual } from '@collections/labels'
import { idOf, textOf } from '@/server/database/stored-values'

/**
 * The name of the person who declared, for staff who open the dish: most may not read the accounts of others. Null for everybody
 * else, in lists, and when the account is deleted.
 */
const readDeclaredByName: FieldHook = async ({ findMany, overrideAccess, req, siblingData }) => {
  const id = idOf(siblingData.declaredBy)
  if (findMany || overrideAccess || !id || !signedInStaff(req)) return null
  const account = await req.payload.db.findOne<{ id: string; name?: string }>({
    collection: 'staff',
    where: { id: { equals: id } },
    select: { name: true },
    req,
  })
  return textOf(account?.name)
}

/** Check boxes of the shared filters of one type. */
export const filterSelect = (
  name: string,
  type: 'allergen' | 'label',
  label: BilingualText,
  { inBulk = true, description }: { inBulk?: boolean; description?: BilingualText } = {},
): Field => ({
  name,
  type: 'relationship',
  relationTo: 'menu-filters',
  hasMany: true,
  label,
  filterOptions: { type: { equals: type } },
  admin: {
    description,
    disableBulkEdit: !inBulk,
    components: { Field: { path: '@/studio/menu/filter-boxes#FilterBoxes', clientProps: { type } } },
  },
})

/** A restored version brings along who declared it, and when. */
const restoredOnly: FieldAccess = ({ req }) => Boolean(req.context.isRestoringVersion)

/** Which allergens a dish contains, and who has declared it. Not offered in a bulk edit: see `declare-allergens.ts`. */
export const allergenFields: Field[] = [
  {
    name: 'allergensDeclared',
    type: 'checkbox',
    label: bilingual('The allergens below are complete', 'Les allergènes ci-dessous sont complets'),
    defaultValue: false,
    admin: {
      disableBulkEdit: true,
      description: bilingual(
        'Until this is checked, the dish is shown as “Allergens not declared” and never as safe.',
        'Tant que cette case n’est pas cochée, le plat porte la mention «\u00a0Allergènes non déclarés\u00a0» et n’est jamais présenté comme sûr.',
      ),
    },
  },
  filterSelect('allergens', 'allergen', bilingual('Contains', 'Contient'), { inBulk: false }),
  {
    name: 'containsNone',
    type: 'checkbox',
    label: bilingual('Contains none of them', 'N’en contient aucun'),
    defaultValue: false,
    admin: {
      disableBulkEdit: true,
      description: bilingual(
        'Check this only after reading the recipe.',
        'Cochez cette case seulement après avoir lu la recette.',
      ),
    },
  },
  filterSelect('mayContain', 'allergen', bilingual('May contain', 'Peut contenir'), { inBulk: false }),
  {
    name: 'customAllergens',
    type: 'text',
    label: bilingual('Other allergens', 'Autres allergènes'),
    localized: true,
    admin: { disableBulkEdit: true },
  },
  {
    type: 'row',
    admin: { condition: (data) => Boolean(data?.declaredAt) },
    fields: [
      {
        name: 'declaredBy',
        type: 'relationship',
        relationTo: 'staff',
        label: bilingual('Allergens declared by', 'Allergènes déclarés par'),
        access: { read: ({ req }) => signedInStaff(req) !== null, create: () => false, update: restoredOnly },
        disableDuplicate: true,
        admin: { disableBulkEdit: true, hidden: true },
      },
      {
        name: 'declaredByName',
        type: 'text',
        virtual: true,
        label: bilingual('Allergens declared by', 'Allergènes déclarés par'),
        access: { create: () => false, update: () => false },
        hooks: { afterRead: [readDeclaredByName] },
        custom: { isExported: true },
        admin: {
          readOnly: true,
          disableBulkEdit: true,
          disableListColumn: true,
          disableListFilter: true,
          width: '50%',
        },
      },
      {
        name: 'declaredAt',
        type: 'date',
        label: bilingual('Declared on', 'Déclarés le'),
        access: { create: () => false, update: restoredOnly },
        disableDuplicate: true,
        admin: { readOnly: true, disableBulkEdit: true, width: '50%', date: { pickerAppearance: 'dayAndTime' } },
      },
    ],
  },
]
