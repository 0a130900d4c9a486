import { PaymentProviderError, type PaymentProvider } from './provider'

const noAnswer = { status: 'unknown' } as const
const fail = (): never => {
  throw new PaymentProviderError('No payment provider is configured')
}

/**
 * Stands in where no payment provider is configured. It charges nothing. What an earlier provider did stays unknown, so that
 * no order is declined because a setting is missing.
 */
export const noProvider: PaymentProvider = {
  name: 'none',
  takesCardNumbers: false,
  offersInstallments: false,
  wallets: [],
  open: async () => fail(),
  authorise: async () => ({ status: 'declined', code: '12', reference: null }),
  saveMethod: async () => ({ status: 'declined', code: '12', reference: null }),
  settle: async () => noAnswer,
  release: async () => fail(),
  find: async () => ({ charge: noAnswer, settled: false }),
  refund: async () => noAnswer,
  chargeSaved: async () => noAnswer,
  listInstallments: async () => [],
  listSettled: async () => fail(),
  readWebhook: async () => null,
}
