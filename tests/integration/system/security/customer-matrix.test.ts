/** @begins-first */
import { fieldsOf } from '@/server/database/stored-values'
import type { ExecutedEndpoint } from '@/v1/engine/endpoint'
import { endpoints } from '@/v1/endpoints'
import { makeCallers, type Caller } from '../../../support/customers/callers'
import {
  callsWithoutCustomer,
  callsWithSecret,
  customerCalls,
  foreignIds,
  listCalls,
  namesNobody,
  type CustomerCall,
} from '../../../support/customers/customer-calls'
import { makeCustomerWorld, type Person } from '../../../support/customers/customer-world'
import { executedEndpoints, nameOf, sendCall, type Answer } from '../../../support/customers/send-call'
import { changedRows, readStoredRows } from '../../../support/customers/stored-rows'
import { closePayload, openPayload } from '../../../support/payload'

const payload = await openPayload()
const nobody = 'f0f0f0f0f0f0f0f0f0f0f0f0'
let world: Awaited<ReturnType<typeof makeCustomerWorld>>
let callers: Caller[] = []
const everybody = () => Object.values(world.persons)

beforeAll(async () => {
  world = await makeCustomerWorld(payload)
  callers = await makeCallers(payload, world)
}, 60_000)
afterAll(closePayload)

const calls = listCalls()

const send = ({ own, cookie }: Caller, endpoint: ExecutedEndpoint, call: CustomerCall, more: object = {}) =>
  sendCall(endpoint, { site_id: own.side.campus.site, ...call.request(own), ...more }, { cookie: cookie() })

/** What nobody but its owner may see in an answer. */
function expectPrivate({ headers, text }: Answer, caller: Caller) {
  expect(headers['Cache-Control']).toBe('no-store')
  expect(headers).not.toHaveProperty('Access-Control-Allow-Origin')
  const foreign = everybody().filter((person) => person !== caller.person)
  const bytes = text + JSON.stringify(headers)
  expect(foreign.flatMap(({ marks }) => marks).filter((mark) => bytes.includes(mark))).toEqual([])
}

test('every call that runs for each request is classified, and every id in it', () => {
  const classified = [customerCalls, callsWithoutCustomer, callsWithSecret].flatMap((table) => Object.keys(table))
  expect(executedEndpoints.map(nameOf).toSorted()).toEqual(classified.toSorted())
  const isPublic = (name: string) => namesNobody.includes(name)
  const unnamed = executedEndpoints.flatMap((endpoint) => {
    const known = Object.keys(customerCalls[nameOf(endpoint)]?.ids ?? {})
    const isKnown = (name: string) =>
      known.includes(name) || (name === 'customer_id' && nameOf(endpoint) in customerCalls)
    return endpoint.parameters
      .filter((name) => /(?:_id|_key|token|attempt|plan|object)$/.test(name) && !isPublic(name) && !isKnown(name))
      .map((name) => `${nameOf(endpoint)}: ${name}`)
  })
  expect(unnamed).toEqual([])
  const publicCalls = endpoints.filter((endpoint) => !('execute' in endpoint))
  expect(publicCalls.filter(({ parameters }) => parameters.includes('customer_id'))).toEqual([])
  const withSession = executedEndpoints.filter(({ session }) => session === 'needs').map(nameOf)
  expect(withSession.filter((name) => !(name in customerCalls))).toEqual([])
})

/** The rows that change while the tests of a group run; those of another customer alone if `whose` is given. */
function expectNoWrites(whose: () => Person[] = () => []) {
  let before = new Map<string, string>()
  beforeAll(async () => {
    before = await readStoredRows(payload)
  }, 30_000)
  test('and nothing is stored', async () => {
    const ids = whose().map((person) => person.ids.customer)
    const changed = changedRows(before, await readStoredRows(payload))
    expect(changed.filter((row) => ids.length === 0 || ids.some((id) => before.get(row)?.includes(id)))).toEqual([])
  })
}

describe('[V1-14.3] answers a foreign id like one that does not exist', () => {
  test.each(calls)('$name', async ({ endpoint, call }) => {
    if (endpoint.method === 'GET')
      for (const caller of callers) expectPrivate(await send(caller, endpoint, call), caller)
    const named = foreignIds(endpoint, call)
    for (const caller of callers)
      for (const replaced of caller.person ? named.map((each) => [each]) : named.length > 0 ? [named] : []) {
        const sendIds = async (idOf: (of: (person: Person) => string) => string) => {
          const ids = replaced.map(([parameter, of]) => [parameter, idOf(of)])
          const answer = await send(caller, endpoint, call, Object.fromEntries(ids))
          expectPrivate(answer, caller)
          return call.isSilent ? withoutRevision(answer) : answer
        }
        const missing = await sendIds(() => nobody)
        if (caller.person && replaced[0]?.[0] === 'customer_id')
          expect([caller.name, missing.status]).toEqual([caller.name, 403])
        // What is public at the caller's site is not foreign to them.
        const isForeign = (person: Person) =>
          person !== caller.person &&
          replaced.some(([parameter, of]) => typeof call.ids[parameter] !== 'function' || of(person) !== of(caller.own))
        const victims = everybody().filter(isForeign)
        for (const person of caller.person ? victims : victims.slice(0, 1)) {
          const what = [caller.name, replaced[0]?.[0], person.key]
          expect([...what, await sendIds((of) => of(person))]).toEqual([...what, missing])
        }
      }
  })
  expectNoWrites()
})

const withoutRevision = ({ status, headers: { ETag: _, ...headers }, text }: Answer): Answer => ({
  ...{ status, headers },
  text: text.replace(/"revision":\d+/, ''),
})

describe('[V1-14.3] answers staff, strangers and sessions of another site alike', () => {
  const own = calls.filter(({ endpoint }) => endpoint.session === 'needs')
  test.each(own)('$name', async ({ endpoint, call }) => {
    const [stranger, ...others] = callers.filter(({ person }) => person === null) as [Caller, ...Caller[]]
    const answer = await send(stranger, endpoint, call)
    expect([answer.status, fieldsOf(JSON.parse(answer.text)).status]).toEqual([401, 'error'])
    for (const other of others) expect(await send(other, endpoint, call)).toEqual(answer)
    const elsewhere = { site_id: world.south.campus.site }
    for (const caller of callers.filter(({ person }) => person !== null))
      expect([caller.name, await send(caller, endpoint, call, elsewhere)]).toEqual([caller.name, answer])
  })
  expectNoWrites()
})

/** Shows that the requests above would have had an effect: with the caller's own ids they do. */
describe('[PUB-6.2] acts for the owner', () => {
  test.each(calls)('$name', async ({ endpoint, call }) => {
    const { ana } = world.persons
    const caller = callers.find(({ person }) => person === ana) as Caller
    const missing: string[] = []
    for (const [parameter] of foreignIds(endpoint, call))
      missing.push((await send(caller, endpoint, call, { [parameter]: nobody })).text)
    const before = call.isSilent ? await readStoredRows(payload) : null
    const more = endpoint.parameters.includes('customer_id') ? { customer_id: ana.ids.customer } : {}
    const answer = await send(caller, endpoint, call, more)
    expectPrivate(answer, caller)
    if (before) expect(changedRows(before, await readStoredRows(payload))).not.toEqual([])
    else expect(missing).not.toContain(answer.text)
    for (const [name, value] of cookiesIn(answer)) ana.shopper.cookies.set(name, value)
  })
  expectNoWrites(() => [world.persons.ben, world.persons.cara])
})

const cookiesIn = ({ headers }: Answer): [string, string][] =>
  [...String(headers['Set-Cookie'] ?? '').matchAll(/^([^=;]+)=([^;]+)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
