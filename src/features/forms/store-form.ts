import { ValidationError, type RequiredDataFromCollectionSlug } from 'payload'
import { firstFault, type FormSchema } from '@/contract/forms/form-faults'
import type { InboxSlug } from '@/domain/forms/inbox'
import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import { openPayload } from '@/server/database/payload'
import { retryWriteConflicts } from '@/server/database/write-conflicts'
import { queueInboxNotices } from './replies/queue-inbox-notices'

type Values<Slug extends InboxSlug> = Omit<
  RequiredDataFromCollectionSlug<Slug>,
  'customer' | 'locale' | 'site' | 'status'
> & {
  site: string
}

/** Where a form comes from: its customer, if they are signed in, and the language of the page. */
export type FormOrigin = { customer: string | null; locale: Locale; now: Date }

/** Refuses values with the first field at fault: `missing-parameter` or `bad-field`. Null for valid values. */
export function checkForm<Values>(schema: FormSchema<Values>, values: Values) {
  const first = firstFault(schema, values)
  if (!first) return null
  const { field, fault } = first
  return fault === 'required' ? refuse('missing-parameter', { parameter: field }) : refuse('bad-field', { field })
}

/**
 * Stores a visitor's form and tells the team of the site. Refuses `bad-field` for values that the collection would refuse from staff,
 * too.
 */
export async function storeForm<Slug extends InboxSlug>(
  collection: Slug,
  values: Values<Slug>,
  { customer, locale, now }: FormOrigin,
): Promise<Result<null>> {
  const payload = await openPayload()
  try {
    // Visitors have no access to any collection. The form's schema has already checked the values.
    const data = { ...values, customer, locale, status: 'new' } as unknown as RequiredDataFromCollectionSlug<Slug>
    const created = await retryWriteConflicts(() =>
      payload.create({ collection, data, depth: 0, overrideAccess: true }),
    )
    await queueInboxNotices(payload, { collection, id: String(created.id), siteId: values.site, locale }, now).catch(
      (err: unknown) => payload.logger.error({ err, msg: 'The team could not be told of a form, which is stored' }),
    )
    return ok(null)
  } catch (error) {
    if (error instanceof ValidationError) return refuse('bad-field', { field: error.data.errors[0]?.path ?? '' })
    // Database errors quote the values of their statement, and health data must not reach a log.
    throw new Error(`${collection}: a form could not be stored (${error instanceof Error ? error.name : 'no error'})`)
  }
}
