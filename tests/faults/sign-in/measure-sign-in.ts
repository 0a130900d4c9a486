import { customers } from '../../../demo/northgate/shop/customers'
import { createRandom, meanOf, pause, pick, spreadOf } from '../figures'
import { createDeployment, killServer, removeDeployment, startServer, type Kind } from '../servers/deployment'
import { staffPasswords } from '../../support/data/demo-staff'

type AccountKind = 'known' | 'unknown'
type Call = {
  name: string
  path: string
  accounts: readonly string[]
  body: (email: string) => object
  /** The rest between two tries, in milliseconds: for a call that works on after its answer. */
  rest: number
}

const tolerance = 0.1 // of the time for an unknown account
const warmUp = 6
const restAfterLink = 50
/** The server's own limits; each try comes from another network, as a proxy reports it. */
const settings = { RATE_LIMIT_READS: '', RATE_LIMIT_FORMS: '', TRUSTED_PROXIES: '127.0.0.1, ::1' }
const password = 'Not-the-password-1'

const customerEmails = customers.map(({ email }) => email)
const staffEmails = Object.keys(staffPasswords).map((role) => `${role}@example.com`)

const listCalls = (siteId: string): Call[] => [
  {
    name: 'sign-in of customers',
    path: '/v1/customer/authenticate',
    accounts: customerEmails,
    body: (email) => ({ site_id: siteId, email, password }),
    rest: 0,
  },
  {
    name: 'sign-in of staff',
    path: '/api/staff/login',
    accounts: staffEmails,
    body: (email) => ({ email, password }),
    rest: 0,
  },
  {
    name: 'password link of customers',
    path: '/v1/customer/request_password_reset',
    accounts: customerEmails,
    body: (email) => ({ site_id: siteId, email }),
    rest: restAfterLink,
  },
  {
    name: 'password link of staff',
    path: '/api/staff/forgot-password',
    accounts: staffEmails,
    body: (email) => ({ email }),
    rest: restAfterLink,
  },
]

/** How long each try took, in milliseconds: two of each pair, in an order that the seed chooses, one after the other. */
async function measureTries(base: string, { path, accounts, body, rest }: Call, tries: number, random: () => number) {
  const durations: Record<AccountKind, number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  let network = 0
  const attempt = async (kind: AccountKind, number: number) => {
    const known = accounts[(number + warmUp) % accounts.length] ?? ''
    const email = kind === 'known' ? known : `nobody-${number}-${Math.floor(random() * 1e9)}@example.com`
    network += 1
    const began = performance.now()
    const response = await fetch(base + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `203.0.${Math.floor(network / 250)}.${network % 250}`,
      },
      body: JSON.stringify(body(email)),
    })
    const text = await response.text()
    if (number >= 0) durations[kind].push(performance.now() - began)
    answers.add(`${response.status} ${text}`)
    if (rest > 0) await pause(rest)
  }
  for (let number = -warmUp; number < Math.ceil(tries / 2); number += 1)
    for (const kind of pick(random, [['known', 'unknown'] as const, ['unknown', 'known'] as const]))
      await attempt(kind, number)
  return { durations, answers }
}

/** The difference of two durations in parts of the second. */
const difference = (known: number, unknown: number) => Math.abs(known - unknown) / unknown

/**
 * Signs in with a wrong password, and asks for a password link, with accounts that exist and with accounts that do not, and compares
 * the time that it takes: the median and the mean must differ by a tenth at most, and the answer must be the same. Returns what is
 * not so. `only` is the beginning of the names of the calls to measure.
 */
export async function measureSignIn(
  kind: Kind,
  tries: number,
  seed: number,
  port: number,
  only = '',
): Promise<string[]> {
  const deployment = await createDeployment('sign-in', kind, { passwords: 'full', settings })
  const server = await startServer(deployment, port)
  const random = createRandom(seed)
  const found = (await (await fetch(`${server.base}/v1/sites/northgate/info`)).json()) as { site: { id: string } }
  const faults: string[] = []
  console.log(`\n${kind}, seed ${seed}, ${tries} tries each`)
  for (const call of listCalls(found.site.id).filter(({ name }) => name.startsWith(only))) {
    const { durations, answers } = await measureTries(server.base, call, tries, random)
    const figures = (['median', 'mean'] as const).map((name) => {
      const [known, unknown] = [durations.known, durations.unknown].map((all) =>
        name === 'mean' ? meanOf(all) : spreadOf(all).median,
      ) as [number, number]
      const part = difference(known, unknown)
      if (!(part <= tolerance)) faults.push(`${call.name}: the ${name} differs by ${(part * 100).toFixed(1)} %`)
      return `${name} ${known.toFixed(1)} and ${unknown.toFixed(1)} ms (${(part * 100).toFixed(1)} %)`
    })
    console.log(
      `${call.name}, known and unknown: ${figures.join(', ')}; ${durations.known.length} and ${durations.unknown.length}`,
    )
    if (answers.size !== 1)
      faults.push(`${call.name}: ${answers.size} different answers: ${[...answers].join(' | ').slice(0, 400)}`)
  }
  await killServer(server)
  await removeDeployment(deployment)
  return faults
}
