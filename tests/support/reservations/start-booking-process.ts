import { startAskedProcess, type AskedProcess } from '../servers/asked-process'
import type { BookingMessage } from './booking-process'

export type BookingProcess = AskedProcess<BookingMessage>

/** Starts `booking-process.ts` and waits until its database is open. */
export const startBookingProcess = (env: Record<string, string>): Promise<BookingProcess> =>
  startAskedProcess<BookingMessage>('tests/support/reservations/booking-process.ts', env)
