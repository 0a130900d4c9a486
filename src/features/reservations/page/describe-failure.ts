import type { Posted } from '@/contract/post-to-api'
import type { ReservationMessages } from '@/i18n/site-messages'

type Failure = Exclude<Posted<unknown>, { status: 'done' }>

/** Why a call failed: the server's sentence, or that the browser is offline, or that nobody knows. */
export function describeFailure(posted: Failure, messages: Pick<ReservationMessages, 'failed' | 'offline'>): string {
  if (posted.status !== 'failed' && posted.message) return posted.message
  return posted.status === 'failed' && !navigator.onLine ? messages.offline : messages.failed
}
