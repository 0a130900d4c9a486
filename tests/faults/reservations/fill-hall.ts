import { openPayload } from '@/server/database/payload'
import { makeCampus } from '../../support/data/campus'
import { makeCustomers, openForReservations } from '../../support/reservations/reservation-hall'

/** Creates a site with one hall that takes reservations, and as many customers as asked. Prints their ids as JSON. */
const payload = await openPayload()
payload.logger.level = 'silent'
const { site, hall } = await makeCampus(payload, 'northgate')
await openForReservations(payload, { site, hall, rules: { reservationInterval: 5 } })
const customers = await makeCustomers(payload, site, Number(process.argv[2] ?? 500))
console.log(JSON.stringify({ site, hall, customers }))
await payload.destroy()
process.exit(0)
