import type { FormMessages } from './use-checked-form'

/**
 * The message for a form that was not accepted: v1's own, else a general one. `isSignedOut` when it needs a session again;
 * `retrySeconds` when it can be sent again after a while.
 */
export function parseRefusal(
  posted:
    | { status: 'refused'; message: string; isSignedOut?: true }
    | { status: 'too-many'; message?: string; retrySeconds?: number }
    | { status: 'failed' },
  { failed, tooMany }: Pick<FormMessages, 'failed' | 'tooMany'>,
): { refused: string; isSignedOut?: true; retrySeconds?: number } {
  if (posted.status === 'refused')
    return { refused: posted.message || failed, ...(posted.isSignedOut && { isSignedOut: true }) }
  if (posted.status === 'failed') return { refused: failed }
  return { refused: posted.message ?? tooMany, ...(posted.retrySeconds && { retrySeconds: posted.retrySeconds }) }
}
