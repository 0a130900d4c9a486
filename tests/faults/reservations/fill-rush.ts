import { openSession } from '@/server/auth/open-session'
import { openPayload } from '@/server/database/payload'
import { makeCampus } from '../../support/data/campus'
import { makeCustomers, openForReservations } from '../../support/reservations/reservation-hall'

/** Adds a site with one hall that takes reservations, and as many signed-in customers as asked. Prints the hall and tokens as JSON. */
const payload = await openPayload()
payload.logger.level = 'silent'
const { site, hall } = await makeCampus(payload, 'rush')
await openForReservations(payload, { site, hall, rules: { reservationInterval: 5 } })
const tokens: (string | null)[] = []
for (const id of await makeCustomers(payload, site, Number(process.argv[2])))
  tokens.push(await openSession(payload, 'customers', id))
console.log(JSON.stringify({ hall, tokens }))
await payload.destroy()
process.exit(0)
