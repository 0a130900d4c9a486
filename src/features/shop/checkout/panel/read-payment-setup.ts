import { openPayload } from '@/server/database/payload'
import { getPaymentProvider } from '@/server/payments/get-provider'
import type { PaymentSetup } from './checkout-data'

/** Who takes the payments of this installation. */
export async function readPaymentSetup(): Promise<PaymentSetup> {
  const { name, takesCardNumbers } = getPaymentProvider(await openPayload())
  return { provider: name, takesCardNumbers }
}
