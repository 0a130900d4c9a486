import { inspect } from 'node:util'
import { waitForBackgroundWork } from '@/server/background-work'
import { getMongoAdapter, getSqliteAdapter } from '@/server/database/database-adapters'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { handleRequest } from '@/v1/engine/handle-request'
import { routes } from '@/v1/routes'
import { makeCampus } from '../../../support/data/campus'
import { makePerson } from '../../../support/data/staff'
import { closePayload, openPayload } from '../../../support/payload'
import { ask } from '../../../support/studio/rest'

const payload = await openPayload()
const overrideAccess = true // the test has full access
afterAll(closePayload)

const lines: string[] = []
const usual = { log: console.log, error: console.error, warn: console.warn }
for (const name of ['log', 'error', 'warn'] as const)
  console[name] = (...parts: unknown[]) =>
    void lines.push(parts.map((part) => (typeof part === 'string' ? part : inspect(part, { depth: 12 }))).join(' '))
afterAll(() => Object.assign(console, usual))
/** Payload's logger writes to a file descriptor, so the test replaces its stream. */
const stream = Object.getOwnPropertySymbols(payload.logger).find(({ description }) => description === 'pino.stream')
if (stream) Object.assign(payload.logger, { [stream]: { write: (line: string) => void lines.push(line) } })

const email = 'ana.tanguay@example.ca'
const staffEmail = 'marie.roy@example.ca'
const password = 'Potage-1!-et-plus'

/** Makes every write of accounts fail in the database, with an error that repeats what was to be written. */
async function breakWrites() {
  const client = getSqliteAdapter(payload)?.client
  for (const table of ['customers', 'staff', 'customers_sessions', 'staff_sessions', 'dietary_profiles'])
    for (const operation of ['INSERT', 'UPDATE'])
      await client?.execute(
        `CREATE TRIGGER broken_${table}_${operation} BEFORE ${operation} ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
      )
  for (const name of ['customers', 'staff', 'dietary-profiles'])
    for (const operation of ['insertOne', 'insertMany', 'findOneAndUpdate', 'updateOne'] as const) {
      const model = getMongoAdapter(payload)?.collections[name]
      if (!model) continue
      Object.assign(model.collection, {
        [operation]: async (...args: unknown[]) => {
          const found = { errInfo: { args }, errorResponse: { args }, keyValue: args[0], op: args }
          throw Object.assign(new Error(`Plan executor error dup key: { username: "site:${email}" }`), found)
        },
      })
    }
}

const secrets: string[] = []
/** Remembers what must not be in the log: the stored hash, salt and key of an account. */
async function rememberSecrets(collection: 'customers' | 'staff', address: string) {
  const account = fieldsOf(await payload.db.findOne({ collection, where: { email: { equals: address } } }))
  for (const name of ['hash', 'salt', 'resetPasswordToken']) secrets.push(...[textOf(account[name]) ?? []].flat())
}

async function v1(path: string, data: object, cookie?: string, method = 'POST') {
  const body = { type: 'application/json', bytes: Buffer.from(JSON.stringify(data)) }
  return handleRequest(routes, { method, address: `/v1/customer/${path}`, body, cookie })
}

/** Writes and reads health answers. Returns the statuses of the answers. */
async function useHealthAnswers(site: string, session: string | undefined) {
  const profile = {
    custom_allergens: 'Rosalind lupin',
    contact_name: 'Rosalind Roy',
    contact_number: '4185550181',
    carries_epinephrine: true,
  }
  const about = { site_id: site }
  return [
    await v1('update_allergen_profile', { ...about, ...profile }, session),
    await v1('food_insecurity', { ...about, food_insecurity: true }, session),
    await v1('own_allergens', about, session),
    await v1(`export?site_id=${site}`, {}, session, 'GET'),
    await v1(`allergen_card?site_id=${site}&custom_allergens=Rosalind`, {}, session, 'GET'),
  ].map(({ status }) => status)
}

test('the log of failing calls has no e-mail, hash, salt, token, password or health answer', async () => {
  payload.sendEmail = async ({ to }) => {
    throw Object.assign(new Error(`550 no mailbox: ${String(to)}`), { rejected: [to], envelope: { to: [to] } })
  }
  const { site } = await makeCampus(payload, 'northgate')
  const data = { customerLogin: true, allergenCard: true, foodInsecurity: true }
  await payload.update({ collection: 'sites', id: site, data, overrideAccess })
  const person = { first_name: 'Ana', last_name: 'Roy', email, password, confirm_password: password, site_id: site }
  const session = String((await v1('create', person)).headers['Set-Cookie']).split(';')[0]
  const staff = await makePerson(payload, 'editor', [site], staffEmail)
  const signedIn = await ask('POST', 'staff/login', { data: { email: staffEmail, password: 'a-long-password' } })
  const token = String(signedIn.body.token)
  await v1('request_password_reset', { site_id: site, email })
  await ask('POST', 'staff/forgot-password', { data: { email: staffEmail } })
  await waitForBackgroundWork()
  expect(lines.filter((line) => line.includes('could not be sent'))).toHaveLength(2) // one link each
  await rememberSecrets('customers', email)
  await rememberSecrets('staff', staffEmail)
  expect(secrets.length).toBeGreaterThanOrEqual(5)
  expect(await useHealthAnswers(site, session)).toEqual([200, 200, 200, 200, 200])
  const before = lines.length

  await breakWrites()
  expect(await useHealthAnswers(site, session)).toEqual([503, 503, 200, 200, 200])
  const failing = [
    await v1('create', { ...person, email: `new.${email}` }),
    await v1('authenticate', { site_id: site, email, password }),
    await v1('update_customer', { site_id: site, first_name: 'Ana', last_name: 'Roy', phone: '7055550171' }, session),
    await v1('logout', { site_id: site }, session),
  ]
  expect(failing[0]?.status).toBe(503)
  await v1('request_password_reset', { site_id: site, email })
  const account = { email: staffEmail, password: 'a-long-password' }
  const statuses = [
    (await ask('POST', 'staff/login', { data: account })).status,
    (await ask('PATCH', `staff/${staff.id}`, { token, data: { password: 'another-long-one' } })).status,
    (await ask('PATCH', `staff/${staff.id}`, { token, data: { email: `new.${staffEmail}` } })).status,
    (await ask('POST', 'staff/forgot-password', { data: { email: staffEmail } })).status,
    (await ask('POST', 'staff/refresh-token', { token })).status,
  ]
  expect(statuses.filter((status) => status >= 400).length).toBeGreaterThanOrEqual(3)
  await handleRequest(routes, {
    method: 'GET',
    address: `/v1/customer/authenticate?email=${email}&password=${password}`,
  })
  await waitForBackgroundWork()

  const log = lines.join('\n')
  expect(lines.length).toBeGreaterThan(before + 4)
  expect(log).toContain('v1 request')
  for (const secret of [
    ...secrets,
    email,
    staffEmail,
    password,
    'another-long-one',
    'a-long-password',
    token,
    '7055550171',
    'Rosalind',
    '4185550181',
  ])
    expect(
      log.includes(secret) ? log.slice(Math.max(0, log.indexOf(secret) - 300), log.indexOf(secret) + 60) : '',
    ).toBe('')
})
