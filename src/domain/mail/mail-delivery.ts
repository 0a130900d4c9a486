const minute = 60_000
const hour = 60 * minute
/** In milliseconds, after the first, second, … attempt. The tenth attempt, two days after the first, is the last. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 8 * hour, 12 * hour, 18 * hour] as const

/**
 * A mail or a text message in the outbox. `sending` and `resending` belong to the worker that set them. `requeued` and `resending` follow an
 * attempt whose outcome nobody knows: the mail may have arrived.
 */
export type MailState = 'queued' | 'sending' | 'requeued' | 'resending' | 'sent' | 'failed'

/**
 * How an attempt ended. `refused`: not now. `rejected`: never, so that it is not tried again. `unknown`: the connection broke when the
 * server may have accepted the mail, or the process died.
 */
export type SendOutcome = 'sent' | 'refused' | 'rejected' | 'unknown'

/** The pause after a number of attempts, in milliseconds; null when the mail is given up. */
export const pauseAfter = (attempts: number): number | null => pauses[attempts - 1] ?? null

/** The state that a worker sets when it takes a mail; null when the mail is given up instead. */
export function claimedState(state: MailState): 'sending' | 'resending' | 'failed' | null {
  if (state === 'queued') return 'sending'
  if (state === 'sending' || state === 'requeued') return 'resending' // a mail that is still `sending` lost its worker
  return state === 'resending' ? 'failed' : null
}

/** The state after an attempt. A second attempt with an unknown outcome ends the mail: it may have arrived twice. */
export function stateAfter(taken: 'sending' | 'resending', outcome: SendOutcome, attempts: number): MailState {
  if (outcome === 'sent') return 'sent'
  if (outcome === 'rejected') return 'failed'
  if (pauseAfter(attempts) === null) return 'failed'
  if (outcome === 'refused') return taken === 'sending' ? 'queued' : 'requeued'
  return taken === 'sending' ? 'requeued' : 'failed'
}
