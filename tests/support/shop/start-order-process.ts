import { startAskedProcess, type AskedProcess } from '../servers/asked-process'
import type { OrderMessage } from './order-process'

export type OrderProcess = AskedProcess<OrderMessage>

/** Starts `order-process.ts` and waits until its database is open. */
export const startOrderProcess = (env: Record<string, string>): Promise<OrderProcess> =>
  startAskedProcess<OrderMessage>('tests/support/shop/order-process.ts', env)
