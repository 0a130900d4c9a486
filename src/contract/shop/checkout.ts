import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { id, textOrNull } from '@/contract/field-types'
import { dollars } from './dollars'

/** What the provider's script needs in the browser. Null where the provider has none, as for the sandbox. Spec: CUS-7.37. */
const preload = z.strictObject({
  provider: z.string(),
  publishable_key: textOrNull,
  client_secret: textOrNull,
  reference: z.string(),
})

/**
 * `Pending`: the provider has not answered yet; the order is settled or declined within a minute, and its result is in
 * `customer/orders`. `Action required`: confirm with `client_secret` in the browser, then repeat the call. Spec: CUS-4.27 to CUS-4.30.
 */
const orderResponses = ['Approved', 'Declined', 'Invalid account number', 'Pending', 'Action required'] as const
export type OrderResponseName = (typeof orderResponses)[number]

/** The result of an order. `msg` is for the buyer, in the caller's language. `result` is null while there is none. Spec: CUS-3.15, CUS-4.30. */
const order = z.strictObject({
  response: z.enum(orderResponses),
  msg: z.string(),
  result: z.enum(['0', '12', '23']).nullable(),
  total: dollars,
  order_id: id,
  no: z.string(),
  preload: preload.nullable(),
})

/** A charge that the bank declines is a success of the call: `order` says so. Spec: CUS-7.33, CUS-7.34. */
export const orderResponse = successSchema({ order, client_secret: textOrNull })
export type OrderResponse = z.infer<typeof orderResponse>

export const preloadResponse = successSchema({ preload })
export const walletPreloadResponse = successSchema({ preload, order_id: id })

/** An installment plan under the names of the earlier service. Costs are in cents, `Apr` in hundredths of a percent. Spec: CUS-3.14, CUS-9.10. */
const installment = z.strictObject({
  PlanId: z.string(),
  Name: z.string(),
  InstallmentFrequency: z.string(),
  NumInstallments: z.number().int().positive(),
  Apr: z.number().int().nonnegative(),
  TotalPlanCost: z.number().int().nonnegative(),
  Tac: z.strictObject({
    TacDetails: z.array(z.strictObject({ LanguageCode: z.enum(['en', 'fr']), Text: z.string() })),
  }),
})
export type InstallmentRow = z.infer<typeof installment>

/** Empty where no plan is offered. `records` is their number. Spec: CUS-7.36. */
export const installmentsResponse = successSchema({ installments: z.array(installment), order_id: id })
export type InstallmentsResponse = z.infer<typeof installmentsResponse>
