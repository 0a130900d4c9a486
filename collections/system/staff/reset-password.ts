import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, APIError } from 'payload'
import { resetStaffPassword } from '@/server/auth/reset-staff-password'
import { bilingual, translate } from '@collections/labels'
import { normalizeEmail } from '@/domain/account/email-address'
import { createResetKey, resetLinkMinutes } from '@/server/auth/reset-links'
import { startAfterAnswer } from '@/server/background-work'
import { clock } from '@/server/clock'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { getServerUrl } from '@/server/http/server-url'
import { passwordError } from './check-password'
import { limitResetLinks } from './limit-attempts'

const subject = bilingual('Reset your password for the studio', 'Changez votre mot de passe du studio')
const text = (link: string) =>
  bilingual(
    `Hello,\n\nWe received a request to reset the password of your account in the studio. To choose a new password, open this link within ${resetLinkMinutes} minutes:\n\n${link}\n\nIf you did not request this, ignore this email. Your password stays the same.\n`,
    `Bonjour,\n\nNous avons reçu une demande de changement du mot de passe de votre compte du studio. Pour choisir un nouveau mot de passe, ouvrez ce lien d’ici ${resetLinkMinutes} minutes\u00a0:\n\n${link}\n\nSi vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe reste le même.\n`,
  )

async function sendLink(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req
  const where = { email: { equals: normalizeEmail(email) } }
  const created = await createResetKey(payload, 'staff', where, clock.now())
  if (!created) return
  const link = `${getServerUrl()}${payload.config.routes.admin}/reset/${created.key}`
  await payload.sendEmail({ to: created.email, subject: translate(req, subject), text: translate(req, text(link)) })
}

/**
 * Replaces Payload's endpoint. Answers before it looks for the account, so that neither the answer nor its time tells whether
 * there is one. The link goes to the stored address: a typed one with a lookalike letter could belong to another person. Refuses
 * with 429 what one network asks for too often.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email = textOf(fieldsOf(req.data).email)
    if (email) {
      limitResetLinks(req, normalizeEmail(email))
      startAfterAnswer(
        () => sendLink(req, email),
        (err) => req.payload.logger.error({ err, msg: 'A password reset email could not be sent' }),
      )
    }
    return Response.json({ message: req.t('general:success') })
  },
}

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
