import { customers } from '../../../demo/northgate/shop/customers'
import { pause, pick } from '../figures'
import { staffPasswords } from '../../support/data/demo-staff'

type Attempt = { path: string; body: Record<string, string> }

/** One in three passwords is right; one in five accounts does not exist. Half of them are staff, half customers. */
function createAttempt(random: () => number, siteId: string): Attempt {
  const isRight = random() < 1 / 3
  const isKnown = random() < 0.8
  const unknown = `nobody-${Math.floor(random() * 1e6)}@example.com`
  if (random() < 0.5) {
    const [role, password] = pick(random, Object.entries(staffPasswords))
    const email = isKnown ? `${role}@example.com` : unknown
    return { path: '/api/staff/login', body: { email, password: isRight ? password : 'not-the-password' } }
  }
  const { email, password } = pick(random, customers)
  const body = { site_id: siteId, email: isKnown ? email : unknown, password: isRight ? password : 'not-the-password' }
  return { path: '/v1/customer/authenticate', body }
}

/** A client of another network at almost every call, as a proxy reports it. */
const networkOf = (random: () => number) =>
  `203.${[256, 256, 256].map((size) => Math.floor(random() * size)).join('.')}`

/** Sends sign-ins at an even rate, whatever becomes of the earlier ones. Returns how many got each status, and their durations. */
export async function keepSigningIn(
  base: string,
  random: () => number,
  siteId: string,
  { perMinute, seconds }: { perMinute: number; seconds: number },
) {
  const statuses = new Map<number, number>()
  const durations: number[] = []
  const began = performance.now()
  const open: Promise<void>[] = []
  const send = async ({ path, body }: Attempt) => {
    const sent = performance.now()
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': networkOf(random) },
      body: JSON.stringify(body),
    })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    durations.push(performance.now() - sent)
  }
  const everyMs = 60_000 / perMinute
  for (let number = 0; number * everyMs < seconds * 1_000; number += 1) {
    await pause(Math.max(0, began + number * everyMs - performance.now()))
    open.push(send(createAttempt(random, siteId)))
  }
  await Promise.all(open)
  return { statuses, durations }
}
