import type { AfterErrorHook } from 'payload'
import { say, words } from '@collections/labels'
import { fieldsOf } from '@/server/stored'

const sameMoment = words(
  'Somebody else is changing this at the same moment. Please try again.',
  'Quelqu’un d’autre modifie ceci au même moment. Veuillez réessayer.',
)
const inHand = words(
  'Somebody else is editing this document. Wait until they have finished, or take over in the studio.',
  'Quelqu’un d’autre modifie ce document. Attendez la fin de ses modifications, ou prenez le relais dans le studio.',
)

/**
 * What people who work on one document at once are told. Of two transactions on it MongoDB ends the second: nobody's fault,
 * and nothing of it is stored. A document that somebody has in hand is Payload's own refusal, here in both languages.
 */
export const tryAgain: AfterErrorHook = ({ error, req }) => {
  const answer = (sentence: ReturnType<typeof words>, status: number) => ({
    response: { errors: [{ message: say(req, sentence) }] },
    status,
  })
  if (error.name === 'Locked') return answer(inHand, 423)
  const { code, errorLabels } = fieldsOf(error)
  const collided = code === 112 || (Array.isArray(errorLabels) && errorLabels.includes('TransientTransactionError'))
  return collided ? answer(sameMoment, 409) : undefined
}
