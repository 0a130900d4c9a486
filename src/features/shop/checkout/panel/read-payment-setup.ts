import { runUnrecorded } from '@/server/cache/recording'
import { openPayload } from '@/server/database/payload'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { PaymentSetup } from './checkout-data'

/** Who takes the payments of this installation: a setting of the process, so that pages with it may be stored. */
export async function readPaymentSetup(): Promise<PaymentSetup> {
  const { name, takesCardNumbers } = getPaymentProvider(await runUnrecorded(openPayload))
  return { provider: name, takesCardNumbers }
}
