import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/steps.mjs'
import { runProgram } from '../../bench/servers/run-program'
import type { StoredSeats } from '../../support/reservations/booking-process'
import { dayFromNow } from '../../support/reservations/reservation-hall'
import { startBookingProcess, type BookingProcess } from '../../support/reservations/start-booking-process'
import { createRandom, describeSpread, spreadOf } from '../figures'
import { dropDatabase, mongoUrl, type Kind } from '../servers/deployment'

type Hall = { site: string; hall: string; customers: string[] }

const people = 500
const capacity = 20
const killsPerRecovery = 20
const atOnce = 2

/** An empty installation with one hall and its customers, without a server. */
async function createHall(kind: Kind): Promise<{ env: Record<string, string>; hall: Hall }> {
  const name = `faults-reservations-${kind}`
  const home = path.join(root, '.test', name)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const url = kind === 'mongodb' ? mongoUrl(name) : `file:${path.join(home, 'refectory.db')}`
  if (kind === 'mongodb') await dropDatabase(url)
  const env = {
    NODE_ENV: 'production',
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
    DATABASE_URL: url,
    MEDIA_DIR: path.join(home, 'media'),
  }
  const hall = JSON.parse(await runProgram('tests/faults/reservations/fill-hall.ts', [String(people)], env)) as Hall
  return { env: { ...env, SITE: hall.site }, hall }
}

/** The times of two weeks, six a day. */
const timesOf = ({ hall }: Hall) =>
  Array.from({ length: 84 }, (_, at) => {
    const minutes = 660 + 30 * (at % 6)
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
    return { locationId: hall, date: dayFromNow(1 + Math.floor(at / 6)), hour, minute }
  })

const isBooked = (outcome: string) => /^[0-9a-f]{24}$/.test(outcome)

async function findFaults(process: BookingProcess): Promise<string[]> {
  const { reserved, counted, claimed, pending } = await process.ask<StoredSeats>({ inspect: true })
  const over = Object.entries(counted).filter(([, seats]) => Number(seats) > capacity)
  return [
    ...(JSON.stringify(reserved) === JSON.stringify(counted)
      ? []
      : ['The seats that are counted are not those reserved']),
    ...(JSON.stringify(reserved) === JSON.stringify(claimed) ? [] : ['The claims are not the reservations']),
    ...over.map(([time, seats]) => `${time} has ${String(seats)} of ${capacity} seats`),
    ...(pending === 0 ? [] : [`${pending} reservations are pending`]),
  ]
}

/**
 * Lets 500 people reserve one time of 20 seats through two processes, in `rounds` rounds; then kills twice as many processes at each
 * write of a reservation, and recovers. Prints the counts, and returns the faults.
 */
export async function measureReservations(kind: Kind, rounds: number, seed: number): Promise<string[]> {
  const random = createRandom(seed)
  const { env, hall } = await createHall(kind)
  const times = timesOf(hall)
  const faults: string[] = []
  const processes = await Promise.all([startBookingProcess(env), startBookingProcess(env)])
  const [first] = processes
  const rushes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const time = times[round % 60] ?? times[0]!
    const parties = hall.customers.map((customer) => ({
      customer,
      friends: round % 2 === 0 ? 0 : Math.floor(random() * 8),
    }))
    const began = performance.now()
    const outcomes = await Promise.all(
      processes.map((process, at) =>
        process.ask<string[]>({ time, parties: parties.filter((_, index) => index % 2 === at) }),
      ),
    )
    rushes.push(performance.now() - began)
    const booked = outcomes.flat().filter(isBooked).length
    if (round < 60 && round % 2 === 0 && booked !== capacity)
      faults.push(`Round ${round}: ${booked} of ${capacity} seats`)
    faults.push(...(await findFaults(first)))
  }
  console.log(`${rounds} rounds of ${people} people, ${faults.length} faults; ${describeSpread(spreadOf(rushes))}`)
  const free = times.slice(60, 70)
  const durations = await first.ask<number[]>({
    measure: { times: free, customers: hall.customers.slice(0, capacity) },
  })
  console.log(`One reservation after the other: ${describeSpread(spreadOf(durations))}`)
  for (const process of processes) process.kill()

  const kills = rounds * 2
  let pending = 0
  let answered = 0
  const killOne = async (kill: number) => {
    const dying = await startBookingProcess(env)
    const killAt = 1 + (kill % 3) + (random() < 0.5 ? 0.5 : 0)
    const party = { customer: hall.customers[kill % people] ?? '', friends: 0 }
    await dying.ask({ time: times[70 + (kill % 14)] ?? times[0]!, parties: [party], killAt }).then(
      () => (answered += 1),
      () => undefined,
    )
    await dying.ended
  }
  for (let from = 0; from < kills; from += killsPerRecovery) {
    const batch = Array.from({ length: Math.min(killsPerRecovery, kills - from) }, (_, at) => from + at)
    for (let at = 0; at < batch.length; at += atOnce) await Promise.all(batch.slice(at, at + atOnce).map(killOne))
    const restarted = await startBookingProcess(env)
    pending += (await restarted.ask<StoredSeats>({ inspect: true })).pending
    await restarted.ask({ recover: true })
    faults.push(...(await findFaults(restarted)))
    restarted.kill()
    await restarted.ended
  }
  if (kind === 'mongodb') await dropDatabase(env.DATABASE_URL ?? '')
  console.log(
    `${kind}, seed ${seed}: ${kills} kills, ${answered} had answered, ${pending} reservations were pending; faults: ${faults.length}`,
  )
  return faults
}
