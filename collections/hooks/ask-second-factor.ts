import {
  ValidationError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { say, words } from '@collections/labels'
import { checkCode, removeSecondFactor } from '@/server/second-factor'
import { fieldsOf, textOf } from '@/server/stored'

const codeSentences = {
  missing: words(
    'Type the code of your authenticator app, or a recovery code.',
    'Inscrivez le code de votre application d’authentification, ou un code de secours.',
  ),
  wrong: words(
    'This code is not right, or has been used. Wait for the next one, and try again.',
    'Ce code n’est pas le bon, ou a déjà servi. Attendez le prochain, puis réessayez.',
  ),
  locked: words(
    'Too many wrong codes. Try again in ten minutes.',
    'Trop de codes erronés. Réessayez dans dix minutes.',
  ),
}

/** A refusal at the field `code`, in the language of whoever asks. */
export function refuseCode(req: PayloadRequest, why: keyof typeof codeSentences): never {
  const errors = [{ path: 'code', message: say(req, codeSentences[why]) }]
  throw new ValidationError({ collection: 'staff', errors }, req.t)
}

/** The code stands beside the password: Payload's own calls take e-mail and password alone. */
export const noteCode: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'login')
    req.context.secondFactorCode =
      textOf(fieldsOf('data' in args ? args.data : null).code) ?? textOf(fieldsOf(req.data).code)
  return args
}

/**
 * Runs before a session's token is signed, by every door that gives one: sign-in, Payload's own password reset and first
 * registration. Without the code there is no token, and Payload takes back the session that it has noted.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const outcome = await checkCode(req.payload, String(user.id), textOf(req.context.secondFactorCode))
  if (outcome !== 'right' && outcome !== 'notAsked') refuseCode(req, outcome)
  return user
}

export const forgetSecondFactor: CollectionAfterDeleteHook = async ({ id, req }) => {
  await removeSecondFactor(req.payload, String(id))
}
