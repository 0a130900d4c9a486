import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { idOf, textOf } from '@/server/stored'
import { say, words } from '@collections/labels'

export const accountExists = words(
  'There is an account with this e-mail already.',
  'Un compte existe déjà avec ce courriel.',
)

/**
 * Names an account after its site and e-mail. Payload signs in by that name, and its unique index decides when two sign
 * up at once; who comes later is refused here, at the e-mail.
 */
export const oneAccountPerSite: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  const email = textOf(data?.email ?? originalDoc?.email)
    ?.trim()
    .toLowerCase()
  const site = idOf(data?.site ?? originalDoc?.site)
  if (!email || !site) return data // refused as missing when the fields are checked
  const username = `${site}:${email}`
  const { totalDocs } = await req.payload.count({
    collection: 'customers',
    where: {
      and: [{ username: { equals: username } }, ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : [])],
    },
    overrideAccess: true, // the question is whether it is taken, whoever asks
    req,
  })
  if (totalDocs === 0) return { ...data, email, username }
  const message = say(req, accountExists)
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'email', message }] }, req.t)
}
