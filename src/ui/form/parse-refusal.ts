import type { FormMessages } from './use-checked-form'

/** The message for a form that was not accepted: v1's own, else a general one. `isSignedOut` when it needs a session again. */
export function parseRefusal(
  posted: { status: 'refused'; message: string; isSignedOut?: true } | { status: 'too-many' } | { status: 'failed' },
  { failed, tooMany }: Pick<FormMessages, 'failed' | 'tooMany'>,
): { refused: string; isSignedOut?: true } {
  if (posted.status === 'refused')
    return { refused: posted.message || failed, ...(posted.isSignedOut && { isSignedOut: true }) }
  return { refused: posted.status === 'too-many' ? tooMany : failed }
}
