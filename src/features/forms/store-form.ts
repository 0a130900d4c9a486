import { ValidationError, type RequiredDataFromCollectionSlug } from 'payload'
import { firstFault, type FormSchema } from '@/contract/forms/form-faults'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/database/payload'
import { retryWriteConflicts } from '@/server/database/write-conflicts'

type FormCollection = 'feedback' | 'contact-messages' | 'dietary-health-forms' | 'on-the-go-orders'

/** Refuses values with the first field at fault: `missing-parameter` or `bad-field`. Null for valid values. */
export function checkForm<Values>(schema: FormSchema<Values>, values: Values) {
  const first = firstFault(schema, values)
  if (!first) return null
  const { field, fault } = first
  return fault === 'required' ? refuse('missing-parameter', { parameter: field }) : refuse('bad-field', { field })
}

/** Stores a visitor's form. Refuses `bad-field` for values that the collection would refuse from staff, too. */
export async function storeForm<Slug extends FormCollection>(
  collection: Slug,
  data: RequiredDataFromCollectionSlug<Slug>,
): Promise<Result<null>> {
  const payload = await openPayload()
  try {
    // Visitors have no access to any collection. The form's schema has already checked the values.
    await retryWriteConflicts(() => payload.create({ collection, data, depth: 0, overrideAccess: true }))
    return ok(null)
  } catch (error) {
    if (error instanceof ValidationError) return refuse('bad-field', { field: error.data.errors[0]?.path ?? '' })
    // Database errors quote the values of their statement, and health data must not reach a log.
    throw new Error(`${collection}: a form could not be stored (${error instanceof Error ? error.name : 'no error'})`)
  }
}
