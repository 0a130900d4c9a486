import { addDays } from '@/domain/time/calendar'
import { fieldsOf } from '@/server/database/stored-values'
import { runProgram } from '../../bench/servers/run-program'
import { describeSpread, spreadOf } from '../figures'
import { createDeployment, killServer, removeDeployment, startServer, type Kind } from '../servers/deployment'

type Rush = { hall: string; tokens: string[] }
type Outcome = 'booked' | 'no seat' | string

const people = 500
const capacity = 20
const firstDay = '2026-11-21' // the servers' clock stands at the day before
const timesADay = 36
const daysAhead = 13
/** How many times are reserved by one person after the other. */
const quietTimes = 10
const noSeat = "We're sorry, the time slot you requested is no longer available."

/** The times of two weeks, every 5 minutes from 11:00 on: a new one for each round. */
const timeOf = (round: number) => {
  const minutes = 660 + 5 * (round % timesADay)
  const date = addDays(firstDay, Math.floor(round / timesADay))
  return { date, hour: Math.floor(minutes / 60), minute: minutes % 60 }
}

/**
 * Lets 500 signed-in customers reserve one new time of 20 seats at once, over HTTP, at two servers of the production build on one
 * database with the demo, in `rounds` rounds. Exactly 20 must be booked and 480 told that no seat is left, all with status 200. Then
 * 20 of them reserve ten more times one after the other. Prints how long the requests took, and returns the faults.
 */
export async function measureRush(kind: Kind, rounds: number, port: number): Promise<string[]> {
  const most = timesADay * daysAhead - quietTimes
  if (rounds > most) throw new Error(`There are times for ${most} rounds`)
  const deployment = await createDeployment('rush', kind, { passwords: 'quick' })
  const fill = ['tests/faults/reservations/fill-rush.ts', [String(people)]] as const
  const { hall, tokens } = JSON.parse(await runProgram(...fill, deployment.settings, deployment.program)) as Rush
  const servers = [await startServer(deployment, port), await startServer(deployment, port + 1)]
  const [rush, quiet]: number[][] = [[], []]
  const faults: string[] = []
  const reserve = async (token: string, at: number, round: number, durations: number[] = []): Promise<Outcome> => {
    const base = `http://127.0.0.1:${port + (at % 2)}`
    const began = performance.now()
    const response = await fetch(`${base}/v1/reservations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: base, Cookie: `customer=${token}` },
      body: JSON.stringify({ location_id: hall, ...timeOf(round) }),
    })
    const { status, msg } = fieldsOf(await response.json())
    durations.push(performance.now() - began)
    if (response.status !== 200) return `status ${response.status}: ${String(msg)}`
    if (status === 'success') return 'booked'
    return msg === noSeat ? 'no seat' : String(msg)
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      const outcomes = await Promise.all(tokens.map((token, at) => reserve(token, at, round, rush)))
      const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
      const [booked, refused] = [count('booked'), count('no seat')]
      if (booked !== capacity || refused !== people - capacity)
        faults.push(
          `Round ${round}: ${booked} booked, ${refused} refused, others: ${[...new Set(outcomes)].join('; ')}`,
        )
    }
    for (let round = rounds; round < rounds + quietTimes; round += 1)
      for (const [at, token] of tokens.slice(0, capacity).entries()) {
        const outcome = await reserve(token, at, round, quiet)
        if (outcome !== 'booked') faults.push(`One after the other: ${outcome}`)
      }
  } finally {
    await Promise.all(servers.map(killServer))
    await removeDeployment(deployment)
  }
  console.log(`${rounds} rounds of ${people} people over HTTP: ${describeSpread(spreadOf(rush ?? []))}`)
  console.log(`One after the other: ${describeSpread(spreadOf(quiet ?? []))}`)
  return faults
}
