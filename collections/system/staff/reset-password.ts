import { addDataAndFileToRequest, APIError, type Endpoint } from 'payload'
import { passwordError } from './check-password'
import { translate, bilingual } from '@collections/labels'
import { resetStaffPassword } from '@/server/auth/reset-staff-password'
import { fieldsOf } from '@/server/database/stored-values'

/**
 * Replaces Payload's endpoint, which signs the person in. Here the person must sign in afterwards, with the second step
 * where it is on.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { token, password } = fieldsOf(req.data)
    const refusal = await resetStaffPassword(req.payload, { key: token, password }, new Date())
    if (refusal === 'expired') {
      const text = 'This link has expired or has already been used. Request a new one.'
      throw new APIError(
        translate(req, bilingual(text, 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.')),
        403,
      )
    }
    if (refusal) throw passwordError(req, refusal)
    return Response.json({ message: req.t('authentication:passwordResetSuccessfully') })
  },
}
