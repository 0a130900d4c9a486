import { runProgram } from '../../bench/servers/run-program'
import type { StoredSeats } from '../../support/reservations/booking-process'
import { dayFromNow } from '../../support/reservations/reservation-hall'
import { startBookingProcess, type BookingProcess } from '../../support/reservations/start-booking-process'
import { createRandom, describeSpread, spreadOf } from '../figures'
import { dropDatabase, prepareSettings, type Kind } from '../servers/deployment'

type Hall = { site: string; hall: string; customers: string[] }

const people = 500
const capacity = 20
const killsPerRecovery = 20
const atOnce = 2
const counts = { measured: 10, killed: 40 }

/** An empty installation with one hall and its customers, without a server. */
async function createHall(kind: Kind): Promise<{ env: Record<string, string>; hall: Hall }> {
  const env = await prepareSettings(`faults-reservations-${kind}`, kind)
  const hall = JSON.parse(await runProgram('tests/faults/reservations/fill-hall.ts', [String(people)], env)) as Hall
  return { env: { ...env, SITE: hall.site }, hall }
}

/** The times of two weeks, one for each use: 36 a day, every 5 minutes from 11:00 on. */
function timesOf({ hall }: Hall, rushes: number) {
  const times = Array.from({ length: 14 * 36 }, (_, at) => {
    const minutes = 660 + 5 * (at % 36)
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60]
    return { locationId: hall, date: dayFromNow(1 + Math.floor(at / 36)), hour, minute }
  })
  const [measured, killed] = [times.splice(0, counts.measured), times.splice(0, counts.killed)]
  if (rushes > times.length) throw new Error(`There are times for ${Math.floor(times.length / 2)} rounds`)
  return { measured, killed, rushed: times.slice(0, rushes) }
}

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

/** What is wrong with the outcomes of a rush: people alone get exactly all seats, and who gets none hears that none is left. */
function findRushFaults(outcomes: readonly string[], isAlone: boolean, round: number): string[] {
  const booked = outcomes.filter(isBooked).length
  const wrong = new Set(outcomes.filter((outcome) => !isBooked(outcome) && outcome !== 'reservation-unavailable'))
  return [
    ...(isAlone && booked !== capacity ? [`Round ${round}: ${booked} of ${capacity} seats`] : []),
    ...[...wrong].map((outcome) => `Round ${round}: somebody without a seat was told ${outcome}`),
  ]
}

/**
 * Lets 500 people reserve one time of 20 seats through two processes: in `rounds` rounds alone, and in as many with up to seven friends.
 * Then kills twice as many processes at each write of a reservation, and recovers. Prints the counts, and returns the faults.
 */
export async function measureReservations(kind: Kind, rounds: number, seed: number): Promise<string[]> {
  const random = createRandom(seed)
  const { env, hall } = await createHall(kind)
  const times = timesOf(hall, rounds * 2)
  const faults: string[] = []
  const processes = await Promise.all([startBookingProcess(env), startBookingProcess(env)])
  const [first] = processes
  const rushes: number[] = []
  for (const [round, time] of times.rushed.entries()) {
    const isAlone = round % 2 === 0
    const parties = hall.customers.map((customer) => ({ customer, friends: isAlone ? 0 : Math.floor(random() * 8) }))
    const began = performance.now()
    const outcomes = await Promise.all(
      processes.map((process, at) =>
        process.ask<string[]>({ time, parties: parties.filter((_, index) => index % 2 === at) }),
      ),
    )
    rushes.push(performance.now() - began)
    faults.push(...findRushFaults(outcomes.flat(), isAlone, round))
    faults.push(...(await findFaults(first)))
  }
  console.log(
    `${rushes.length} rounds of ${people} people, ${faults.length} faults; ${describeSpread(spreadOf(rushes))}`,
  )
  const durations = await first.ask<number[]>({
    measure: { times: times.measured, customers: hall.customers.slice(0, capacity) },
  })
  console.log(`One reservation after the other: ${describeSpread(spreadOf(durations))}`)
  for (const process of processes) process.kill()

  const kills = rounds * 2
  let pending = 0
  const answered: string[] = []
  const killOne = async (kill: number) => {
    const dying = await startBookingProcess(env)
    const killAt = 1 + (kill % 3) + (random() < 0.5 ? 0.5 : 0)
    const party = { customer: hall.customers[kill % people] ?? '', friends: 0 }
    const time = times.killed[kill % counts.killed]!
    await dying.ask<string[]>({ time, parties: [party], killAt }).then(
      (outcomes) => answered.push(...outcomes),
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
    const { booked } = await restarted.ask<StoredSeats>({ inspect: true })
    for (const id of answered) if (!booked.includes(id)) faults.push(`${id} was answered, and is not booked`)
    restarted.kill()
    await restarted.ended
  }
  if (kind === 'mongodb') await dropDatabase(env.DATABASE_URL ?? '')
  console.log(
    `${kind}, seed ${seed}: ${kills} kills, ${answered.length} had answered, ${pending} reservations were pending; faults: ${faults.length}`,
  )
  return faults
}
