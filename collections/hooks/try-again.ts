import type { AfterErrorHook } from 'payload'
import { say, words } from '@collections/labels'
import { fieldsOf } from '@/server/stored'

const sentence = words(
  'Somebody else is changing this at the same moment. Please try again.',
  'Quelqu’un d’autre modifie ceci au même moment. Veuillez réessayer.',
)

/** Of two transactions on one document MongoDB ends the second: nobody's fault, and nothing of it is stored. */
export const tryAgain: AfterErrorHook = ({ error, req }) => {
  const { code, errorLabels } = fieldsOf(error)
  const collided = code === 112 || (Array.isArray(errorLabels) && errorLabels.includes('TransientTransactionError'))
  return collided ? { response: { errors: [{ message: say(req, sentence) }] }, status: 409 } : undefined
}
