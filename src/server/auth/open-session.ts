import { getFieldsToSign, jwtSign, type Payload } from 'payload'
import { addSessionToUser } from 'payload/shared'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { withSessionLock } from './session-lock'

type Options = Parameters<typeof addSessionToUser>[0]

/**
 * Opens a session of an account without a password, after an identity provider has vouched for its owner. Returns the token for
 * the session's cookie; null for an unknown account. Payload opens sessions only after a password, so this does what its sign-in
 * does afterwards.
 */
export async function openSession(
  payload: Payload,
  collection: 'customers' | 'staff',
  id: string,
): Promise<string | null> {
  const { config } = payload.collections[collection]
  return withSessionLock(payload, collection, id, async () => {
    const account = await payload.db.findOne<{ id: string }>({ collection, where: { id: { equals: id } } })
    if (!account) return null
    const user = { ...account, collection } as unknown as Options['user']
    // Outside any request of Payload, and `req` is only its transaction here.
    const { sid } = await addSessionToUser({ collectionConfig: config, payload, req: {} as Options['req'], user })
    const email = textOf(fieldsOf(account).email) ?? ''
    const fieldsToSign = getFieldsToSign({ collectionConfig: config, email, user, ...(sid ? { sid } : {}) })
    const { tokenExpiration } = config.auth
    return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token
  })
}
