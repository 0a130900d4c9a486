import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-mongodb'

type Declaration = {
  allergensDeclared?: unknown
  allergens?: unknown
  mayContain?: unknown
  customAllergens?: { en?: unknown; fr?: unknown } | null
}

/** What a dish or its card says about allergens, as a text to compare. */
function comparable({ allergensDeclared, allergens, mayContain, customAllergens }: Declaration): string {
  const idsOf = (value: unknown) => (Array.isArray(value) ? [...new Set(value.map(String))].sort() : [])
  const others = [customAllergens?.en || null, customAllergens?.fr || null]
  return JSON.stringify([allergensDeclared === true, idsOf(allergens), idsOf(mayContain), others])
}

const isEmpty = ({ allergens, customAllergens }: Declaration) =>
  !(Array.isArray(allergens) && allergens.length > 0) &&
  [customAllergens?.en, customAllergens?.fr].every((text) => typeof text !== 'string' || text.trim() === '')

/**
 * Removes the card, a second copy of each dish. A dish whose copy disagreed about allergens was shown as not declared, and is stored
 * so now. One that imports declared free of all allergens gets "contains none", without which its empty list says nothing.
 */
export async function up({ payload }: MigrateUpArgs): Promise<void> {
  const { collections, versions } = payload.db
  const dishes = collections.dishes?.collection // below the schema, which no longer has the card
  const declared = dishes?.find<Declaration & { _id: never; card?: Declaration }>({
    allergensDeclared: true,
    card: { $exists: true },
  })
  for await (const { _id, card, ...dish } of declared ?? [])
    if (comparable(dish) !== comparable(card ?? {}))
      await dishes?.updateOne({ _id }, { $set: { allergensDeclared: false } })
    else if (isEmpty(dish)) await dishes?.updateOne({ _id }, { $set: { containsNone: true } })
  await dishes?.updateMany({}, { $unset: { card: '' } })
  await versions.dishes?.collection.updateMany({}, { $unset: { 'version.card': '' } })
}

export async function down(_: MigrateDownArgs): Promise<void> {}
