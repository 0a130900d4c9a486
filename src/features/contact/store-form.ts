import { ValidationError, type RequiredDataFromCollectionSlug } from 'payload'
import { faultsOf, type RulesOf, type Written } from '@/domain/form-check'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/payload'

type Kept = 'feedback' | 'contact-messages' | 'dietary-health-forms' | 'on-the-go-orders'

/** Why a form is not taken, by the name of its first field that is wrong: `missing-parameter` or `bad-field`; null when it is. */
export function refusalOf<Values extends Record<string, Written>>(values: Values, rules: RulesOf<Values>) {
  const [first] = Object.entries(faultsOf(values, rules))
  if (!first) return null
  const [field, fault] = first
  return fault === 'required' ? refuse('missing-parameter', { parameter: field }) : refuse('bad-field', { field })
}

/** Keeps what a visitor wrote. Refuses `bad-field` for what the collection would refuse staff, too. */
export async function storeForm<Slug extends Kept>(
  collection: Slug,
  data: RequiredDataFromCollectionSlug<Slug>,
): Promise<Result<null>> {
  const payload = await openPayload()
  try {
    // A visitor has no rights in any collection: what they may write is settled before this, by the rules of the form.
    await payload.create({ collection, data, depth: 0, overrideAccess: true })
    return ok(null)
  } catch (error) {
    if (error instanceof ValidationError) return refuse('bad-field', { field: error.data.errors[0]?.path ?? '' })
    // A database's error quotes the values of its statement, which may tell of somebody's health: no log shall have them.
    throw new Error(`${collection}: a form could not be stored (${error instanceof Error ? error.name : 'no error'})`)
  }
}
