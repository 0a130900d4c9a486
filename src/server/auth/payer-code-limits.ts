import { NetworkLimit } from '@/server/http/rate-limits'
import { singletons } from '@/server/process-singletons'

/** Codes that are mailed: of one network to one address, to one address, and of one network. */
export type PayerCodeLimits = Record<'pairs' | 'addresses' | 'networks', NetworkLimit>

const limits: PayerCodeLimits = (singletons.payerCodeLimits ??= {
  pairs: new NetworkLimit({ perSecond: 1 / 600, burst: 5 }),
  addresses: new NetworkLimit({ perSecond: 1 / 60, burst: 20 }), // a stranger elsewhere does not lock the owner out soon
  networks: new NetworkLimit({ perSecond: 1 / 5, burst: 60 }), // a campus shares few addresses
})

/** Counts a mail and returns 0, or returns the milliseconds until a network may have the next one sent to an address. */
export function takeCodeMail(network: string, siteId: string, email: string): number {
  const address = `${siteId}\n${email}`
  return limits.pairs.take(`${network}\n${address}`) || limits.addresses.take(address) || limits.networks.take(network)
}
