import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload'
import { checkPassword } from './check-password'
import { translate, bilingual } from '@collections/labels'
import { forgetAccount } from '@/server/auth/attempt-limits'
import { accountOfLink, spendResetLink } from '@/server/auth/reset-links'
import { withSessionLock } from '@/server/auth/session-lock'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/**
 * Replaces Payload's endpoint, which signs the person in. Here the person must sign in afterwards, with the second step
 * where it is on: access to a mailbox alone must not suffice. One conditional update makes sure that a link works once.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { token, password } = fieldsOf(req.data)
    const valid = accountOfLink(token, new Date())
    const expired = () =>
      new APIError(
        translate(
          req,
          bilingual(
            'This link has expired or has already been used. Request a new one.',
            'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
          ),
        ),
        403,
      )
    const { payload } = req
    const person = await payload.db.findOne<{ id: string }>({ collection: 'staff', where: valid })
    if (!person) throw expired()
    checkPassword(req, password, person)
    if (!(await spendResetLink(payload, 'staff', person.id, valid))) throw expired()
    await withSessionLock(payload, 'staff', person.id, () =>
      payload.update({
        collection: 'staff',
        id: person.id,
        data: { password: String(password), loginAttempts: 0, lockUntil: null },
        overrideAccess: true, // the link replaces a session
        // Without `req`: all sessions end, including the one of the browser that opens the link.
      }),
    )
    forgetAccount('staffSignIn', textOf(fieldsOf(person).email)?.toLowerCase() ?? '')
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
