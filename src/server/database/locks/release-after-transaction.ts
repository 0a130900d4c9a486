import type { PayloadRequest } from 'payload'
import { trackWork } from '@/server/background-work'
import { waitForTransactionEnd } from './leases'

/**
 * Releases a lease when the request's transaction has ended, so that the next holder sees its writes; at once without a
 * transaction. Logs a failure: the lease then expires. `what` names the lock in the log.
 */
export function releaseAfterTransaction(req: PayloadRequest, what: string, release: () => Promise<void>): void {
  const releasing = waitForTransactionEnd(req.payload, req.transactionID)
    .then(release)
    .catch((err: unknown) =>
      req.payload.logger.warn({ err, msg: `The lock on ${what} was not released and will expire` }),
    )
  void trackWork(releasing)
}
