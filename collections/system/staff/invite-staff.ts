import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { bilingual, translate } from '@collections/labels'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { createResetKey } from '@/server/auth/reset-links'
import { startAfterAnswer } from '@/server/background-work'
import { clock } from '@/server/clock'
import { fieldsOf } from '@/server/database/stored-values'
import { getServerUrl } from '@/server/http/server-url'

const invitationDays = 7

const subject = bilingual('Your account for the studio', 'Votre compte du studio')
const text = (inviter: string, email: string, link: string) =>
  bilingual(
    `Hello,\n\n${inviter} has opened an account for you in the studio of your dining services. To choose your password, open this link within ${invitationDays} days:\n\n${link}\n\nLater, select “Forgot password?” on the sign-in page and enter ${email}.\n`,
    `Bonjour,\n\n${inviter} vous a ouvert un compte dans le studio de vos services alimentaires. Pour choisir votre mot de passe, ouvrez ce lien d’ici ${invitationDays} jours\u00a0:\n\n${link}\n\nPlus tard, choisissez «\u00a0Mot de passe oublié?\u00a0» sur la page de connexion et entrez ${email}.\n`,
  )

/**
 * An account that staff open with `invitation` gets a password that nobody knows, whatever the request says, and its owner a link to
 * choose one. Programs and the first administrator give a password.
 */
export const preparePassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || !('data' in args)) return args
  const { invitation, ...data } = fieldsOf(args.data)
  if (invitation !== true || !signedInStaff(req)) return args
  req.context.isInvitation = true
  return { ...args, data: { ...data, password: randomBytes(32).toString('base64url') } }
}

async function sendInvitation(req: PayloadRequest, id: string, inviter: string): Promise<void> {
  const { payload } = req
  const minutes = invitationDays * 24 * 60
  const created = await createResetKey(payload, 'staff', { id: { equals: id } }, clock.now(), minutes)
  if (!created) return
  const { email, key } = created
  const link = `${getServerUrl()}${payload.config.routes.admin}/reset/${key}`
  await payload.sendEmail({
    to: email,
    subject: translate(req, subject),
    text: translate(req, text(inviter, email, link)),
  })
}

/** Mails the link once the account is stored. Without that mail the owner asks for a new link on the sign-in page. */
export const inviteStaff: CollectionAfterChangeHook = ({ doc, operation, req }) => {
  const { user } = req
  if (operation !== 'create' || !req.context.isInvitation || user?.collection !== 'staff') return
  startAfterAnswer(
    () => sendInvitation(req, (doc as { id: string }).id, user.name || user.email),
    (err) => req.payload.logger.error({ err, msg: 'An invitation to the studio could not be sent' }),
  )
}
