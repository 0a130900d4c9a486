import { addDataAndFileToRequest, APIError, type Endpoint, type Where } from 'payload'
import { checkPassword } from '@collections/hooks/check-password'
import { say, words } from '@collections/labels'
import { fieldsOf, textOf } from '@/server/stored'

/**
 * Stands in front of Payload's own: a forgotten password is replaced and nobody is signed in by it. They sign in
 * afterwards with the new password and, where it is on, the second step, which a mailbox alone does not pass. A link serves
 * once, by one conditional statement.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { token, password } = fieldsOf(req.data)
    const valid: Where = {
      and: [
        { resetPasswordToken: { equals: textOf(token) ?? '-' } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    }
    const tooLate = () =>
      new APIError(
        say(
          req,
          words(
            'This link has been used or is too old. Ask for a new one.',
            'Ce lien a déjà servi ou est trop vieux. Demandez-en un nouveau.',
          ),
        ),
        403,
      )
    const { payload } = req
    const person = await payload.db.findOne<{ id: string }>({ collection: 'staff', where: valid })
    if (!person) throw tooLate()
    checkPassword(req, password, person)
    const used = await payload.db.updateOne({
      collection: 'staff',
      where: { and: [{ id: { equals: person.id } }, valid] },
      data: { resetPasswordToken: null, resetPasswordExpiration: null },
      options: { atomic: true },
    })
    if (!used) throw tooLate()
    await payload.update({
      collection: 'staff',
      id: person.id,
      data: { password: String(password), loginAttempts: 0, lockUntil: null },
      overrideAccess: true, // the link's bearer is nobody yet
      req,
    })
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
