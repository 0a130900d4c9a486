import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import type { Localized } from '@/domain/locale'
import {
  isSameDeclaration,
  namesOthers,
  refuseDeclaration,
  type AllergenDeclaration,
} from '@/domain/menu/allergens/allergen-declaration'
import { otherLanguageOf, readTranslation, translationOf } from '@/domain/text/other-language'
import { clock } from '@/server/clock'
import { fieldsOf, flagOf, idOf, localizedOf, textOf } from '@/server/database/stored-values'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { bilingual, translate } from '@collections/labels'
import { validationError } from '@collections/validation-error'

/** The fields that say which allergens a dish contains. */
export const declarationFields = ['allergensDeclared', 'containsNone', 'allergens', 'mayContain', 'customAllergens']

const idsOf = (value: unknown) => (Array.isArray(value) ? value.flatMap((each) => idOf(each) ?? []) : [])

type OtherAllergens = Localized<string | null>

/** The other allergens as they are stored: a hook gets a document in the language of the request only. */
async function readOtherAllergens(id: string | null, req: PayloadRequest): Promise<OtherAllergens> {
  const where = { id: { equals: id } }
  const doc =
    id && (await req.payload.db.findOne({ collection: 'dishes', where, select: { customAllergens: true }, req }))
  return localizedOf(fieldsOf(doc).customAllergens)
}

/** The other allergens after a save of `data`: a text in the language of the request, its translation, or both from a program. */
function mergeOtherAllergens(
  data: Record<string, unknown>,
  stored: OtherAllergens,
  { locale: requested }: PayloadRequest,
): OtherAllergens {
  const { customAllergens: given } = data
  if (typeof given === 'object' && given !== null) return localizedOf(given)
  const locale = requested === 'fr' ? 'fr' : 'en'
  const other = otherLanguageOf(locale)
  const translation = readTranslation(data[translationOf('customAllergens')], other)
  return {
    ...stored,
    ...(given !== undefined && { [locale]: textOf(given) }),
    ...(translation !== undefined && { [other]: textOf(translation) }),
  }
}

const declarationOf = (doc: Record<string, unknown>, customAllergens: OtherAllergens): AllergenDeclaration => ({
  declared: flagOf(doc.allergensDeclared),
  containsNone: flagOf(doc.containsNone),
  allergens: idsOf(doc.allergens),
  mayContain: idsOf(doc.mayContain),
  customAllergens,
})

const sentences = {
  'says-nothing': {
    path: 'allergensDeclared',
    text: bilingual(
      'Check at least one allergen under “Contains”, or check “Contains none of them”.',
      'Cochez au moins un allergène sous «\u00a0Contient\u00a0», ou cochez «\u00a0N’en contient aucun\u00a0».',
    ),
  },
  'contradicts-itself': {
    path: 'containsNone',
    text: bilingual(
      'The dish cannot contain allergens and contain none. Uncheck one of the two.',
      'Le plat ne peut pas contenir des allergènes et n’en contenir aucun. Décochez l’un des deux.',
    ),
  },
  'names-others': {
    path: 'containsNone',
    text: bilingual(
      'The dish cannot contain other allergens and contain none. Empty “Other allergens” in both languages, or uncheck “Contains none of them”.',
      'Le plat ne peut pas contenir d’autres allergènes et n’en contenir aucun. Videz «\u00a0Autres allergènes\u00a0» dans les deux langues, ou décochez «\u00a0N’en contient aucun\u00a0».',
    ),
  },
}
const oneByOne = bilingual(
  'Declare the allergens of each dish on its own page. Nothing was changed.',
  'Déclarez les allergènes de chaque plat sur sa propre page. Rien n’a été modifié.',
)

/** Refuses to change what dishes contain in a bulk edit: nobody has looked at each of them. */
export const refuseBulkDeclaration: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { data, where, id } = args as { data?: unknown; where?: unknown; id?: unknown }
  const isBulk = operation === 'update' && id === undefined && where !== undefined
  if (!isBulk || !signedInStaff(req)) return args
  const named = [...declarationFields, translationOf('customAllergens')]
  if (named.some((field) => Object.hasOwn(fieldsOf(data), field)))
    throw new APIError(translate(req, oneByOne), 400, undefined, true)
  return args
}

/**
 * Requires of staff who declare that they name an allergen, in either language, or say "contains none", and records who declared
 * and when. A dish that stays as it was declared is not asked again. A restored declaration keeps its person and date: nobody has
 * looked for what came to the list since. Imports and seeds declare without a person, by what a dish contains: a file about the rest
 * says nothing of an allergen that was added to the list since the declaration.
 */
export const recordDeclaration: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const staff = signedInStaff(req)
  const storedOthers = await readOtherAllergens(idOf(originalDoc), req)
  const given = declarationOf({ ...originalDoc, ...data }, mergeOtherAllergens(data ?? {}, storedOthers, req))
  const stored = declarationOf(originalDoc ?? {}, storedOthers)
  const recorded = { ...data, declaredBy: originalDoc?.declaredBy, declaredAt: originalDoc?.declaredAt }
  if (originalDoc && isSameDeclaration(given, stored)) return recorded
  const refused = staff && refuseDeclaration(given)
  if (refused) {
    const { path, text } = sentences[refused]
    throw validationError(collection, [{ path, message: translate(req, text) }], req)
  }
  const namesSome = given.allergens.length > 0 || namesOthers(given)
  const listsNone = given.declared && (idOf(originalDoc) === null || data?.allergens !== undefined)
  const explicit = staff ? {} : { containsNone: !namesSome && (given.containsNone || listsNone) }
  if (!given.declared) return { ...recorded, ...explicit, declaredBy: null, declaredAt: null }
  if (req.context.isRestoringVersion)
    return { ...recorded, ...explicit, declaredBy: idOf(data?.declaredBy), declaredAt: textOf(data?.declaredAt) }
  const { mayContain, customAllergens } = stored
  if (!staff && isSameDeclaration({ ...given, mayContain, customAllergens }, stored))
    return { ...recorded, ...explicit }
  return { ...recorded, ...explicit, declaredBy: staff?.id ?? null, declaredAt: clock.now().toISOString() }
}
