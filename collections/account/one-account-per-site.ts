import type { CollectionBeforeValidateHook } from 'payload'
import { normalizeEmail } from '@/domain/account/email-address'
import { idOf, textOf } from '@/server/database/stored-values'
import { translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'

export const accountExists = bilingual(
  'An account with this email already exists.',
  'Un compte existe déjà avec ce courriel.',
)

/**
 * Sets the username to `site:email`. Payload signs customers in by username, and its unique index decides between two
 * simultaneous sign-ups. Refuses, at `email`, an address that already has an account at the site.
 */
export const oneAccountPerSite: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  const email = normalizeEmail(textOf(data?.email ?? originalDoc?.email) ?? '')
  const site = idOf(data?.site ?? originalDoc?.site)
  if (!email || !site) return data // refused by the fields themselves
  const username = `${site}:${email}`
  const { totalDocs } = await req.payload.count({
    collection: 'customers',
    where: {
      and: [{ username: { equals: username } }, ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : [])],
    },
    overrideAccess: true, // uniqueness does not depend on the person's rights
    req,
  })
  if (totalDocs === 0) return { ...data, email, username }
  const message = translate(req, accountExists)
  throw validationError(collection, [{ path: 'email', message }], req)
}
