import type { AfterErrorHook } from 'payload'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { isWriteConflict } from '@/server/database/write-conflicts'

const conflict = bilingual(
  'Someone else is saving this document. Try again.',
  'Quelqu’un d’autre enregistre ce document. Réessayez.',
)
const locked = bilingual(
  'Someone else is editing this document. Wait until they finish, or take over in the studio.',
  'Quelqu’un d’autre modifie ce document. Attendez la fin de ses modifications, ou prenez le relais dans le studio.',
)

/**
 * Messages for people who work on the same document. MongoDB aborts the second of two transactions that write it; nothing
 * is stored, and the answer is 409 instead of 500. Payload's refusal of a locked document (423) gets text in both languages.
 */
export const conflictErrors: AfterErrorHook = ({ error, req }) => {
  const answer = (text: BilingualText, status: number) => ({
    response: { errors: [{ message: translate(req, text) }] },
    status,
  })
  if (error.name === 'Locked') return answer(locked, 423)
  return isWriteConflict(error) ? answer(conflict, 409) : undefined
}
