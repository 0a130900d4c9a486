import { readRequestBody } from '@/server/http/request-body'
import { fieldsOf } from '@/server/database/stored-values'
import { handleRequest } from '@/v1/engine/handle-request'
import { endpoints } from '@/v1/endpoints'
import { foreignIds, listCalls } from '../../../support/customers/customer-calls'
import { makeCustomerWorld, type Person } from '../../../support/customers/customer-world'
import { sendCall, sendRaw, type Answer } from '../../../support/customers/send-call'
import { changedRows, readStoredRows } from '../../../support/customers/stored-rows'
import { closePayload, openPayload } from '../../../support/payload'

const payload = await openPayload()
const nobody = 'f0f0f0f0f0f0f0f0f0f0f0f0'
let persons: Awaited<ReturnType<typeof makeCustomerWorld>>['persons']
let ana: Person
let marks: string[] = []

beforeAll(async () => {
  ;({ persons } = await makeCustomerWorld(payload))
  ana = persons.ana
  marks = [persons.ben, persons.cara].flatMap((person) => person.marks)
}, 60_000)
afterAll(closePayload)

const calls = listCalls()
const withIds = calls.filter(({ endpoint, call }) => foreignIds(endpoint, call).length > 0)
const traces = /\bat \S+ \(|node_modules|\/src\/|[A-Z]\w*Error\b|SQLITE|Mongo|drizzle/
const baseOf = (call: (typeof calls)[number]['call']): Record<string, unknown> => ({
  site_id: ana.side.campus.site,
  ...call.request(ana),
})

/** An answer of the contract, without anything of another customer. The cart's revision counts on with each success. */
function readAnswer({ status, headers, text }: Answer) {
  expect([200, 401, 403]).toContain(status)
  expect(headers['Cache-Control']).toBe('no-store')
  expect(text).not.toMatch(traces)
  expect(marks.filter((mark) => text.includes(mark))).toEqual([])
  if (!String(headers['Content-Type']).startsWith('application/json')) return { status: 'success', text }
  const json = fieldsOf(JSON.parse(text))
  expect(['success', 'error']).toContain(json.status)
  return { status: String(json.status), text: text.replace(/"revision":\d+/, '') }
}

/** What changes while the tests of a group run. */
function expectNoWrites() {
  let before = new Map<string, string>()
  beforeAll(async () => {
    before = await readStoredRows(payload)
  }, 30_000)
  test('and nothing is stored', async () => {
    expect(changedRows(before, await readStoredRows(payload))).toEqual([])
  })
}

/** Values that are no id, whatever they would mean to a database or to JavaScript. The first count as missing. */
const leftOut: [string, unknown][] = [
  ['an operator', { $ne: null }],
  ['a list', [nobody]],
  ['prototype keys', JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":1}}')],
  ['nothing', ''],
]
const noIds: [string, unknown][] = [
  ['a number', 42],
  ['an operator as text', '{"$ne":null}'],
  ['SQL', "x' or 1=1 --"],
  ['a prototype key', '__proto__'],
  ['half a character', '\ud800'],
  ['a null character', `${nobody}\u0000`],
  ['12,000 letters', 'f'.repeat(12_000)],
]
/** May be missing: the session decides, the cart has the answers, and an amount without an item is added. */
const optional = ['customer_id', 'customer_type_id', 'customer_location_id', 'type_id']
const isOptionalIn = (name: string, parameter: string) =>
  optional.includes(parameter) ||
  (parameter === 'location_id' && name.includes('cart/')) ||
  (parameter === 'cart_item_id' && name.includes('cart/add'))
const messages = {
  en: /^(?:Missing parameter|Invalid field): ([\w.]+)\.$/,
  fr: /^(?:Paramètre manquant|Champ non valide)\u00a0: ([\w.]+)\.$/,
}

describe('[V1-14.3] refuses in both languages what is no id', () => {
  test.each(withIds)('$name', async ({ endpoint, call, name }) => {
    for (const [parameter] of foreignIds(endpoint, call)) {
      const isOptional = isOptionalIn(name, parameter)
      const values = isOptional ? noIds : [...leftOut, ...noIds]
      const sendValue = async (value: unknown, locale: 'en' | 'fr') =>
        readAnswer(
          await sendCall(endpoint, { ...baseOf(call), [parameter]: value }, { cookie: ana.shopper.cookie, locale }),
        )
      const inBoth = async (value: unknown) => ({ en: await sendValue(value, 'en'), fr: await sendValue(value, 'fr') })
      const unknown = await inBoth(nobody)
      expect(unknown.en.text === unknown.fr.text).toBe(false)
      const missing = isOptional ? unknown : await inBoth(undefined)
      if (!isOptional && !call.isSilent) expect([missing.en.status, missing.fr.status]).toEqual(['error', 'error'])
      for (const [at, [what, value]] of values.entries()) {
        const locale = at % 2 === 0 ? 'en' : 'fr'
        const answer = await sendValue(value, locale)
        if ([unknown, missing].some((each) => each[locale].text === answer.text)) continue
        const msg = answer.status === 'error' ? String(fieldsOf(JSON.parse(answer.text)).msg) : answer.text
        expect([what, messages[locale].exec(msg)?.[1] ?? msg]).toEqual([what, parameter])
      }
    }
  })
  expectNoWrites()
})

describe('[V1-14.3] takes one value of a parameter that is sent twice', () => {
  test.each(withIds)('$name', async ({ endpoint, call }) => {
    const { cookie } = ana.shopper
    const isInQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    for (const [parameter, idOf] of foreignIds(endpoint, call)) {
      const foreign = idOf(typeof call.ids[parameter] === 'function' ? persons.cara : persons.ben)
      const missing = readAnswer(await sendCall(endpoint, { ...baseOf(call), [parameter]: nobody }, { cookie }))
      const rest = Object.entries(baseOf(call)).filter(([name]) => name !== parameter)
      const restQuery = String(new URLSearchParams(rest.map(([name, value]) => [name, String(value)])))
      const restBody = JSON.stringify(Object.fromEntries(rest)).slice(1, -1)
      for (const [one, other] of [
        [nobody, foreign],
        [foreign, nobody],
      ]) {
        const query = `${restQuery}&${parameter}=${one}&${parameter}=${other}`
        const body = `{"${parameter}":"${one}",${restBody},"${parameter}":"${other}"}`
        const answers = [await sendRaw(endpoint, { query, cookie, ...(isInQuery ? {} : { body }) })]
        if (endpoint.method === 'DELETE') answers.push(await sendRaw(endpoint, { query, cookie, body }))
        for (const answer of answers) expect([parameter, readAnswer(answer)]).toEqual([parameter, missing])
      }
    }
  })
  expectNoWrites()
})

test('[V1-14.3] refuses a megabyte in both languages before anything is read', async () => {
  const sentences = { en: 'The request is too long.', fr: 'La demande est trop longue.' }
  const headers = { 'content-type': 'application/json' }
  for (const { endpoint } of calls.filter(({ endpoint: { method } }) => method !== 'GET'))
    for (const locale of ['en', 'fr'] as const) {
      const text = JSON.stringify({ site_id: ana.side.campus.site, customer_id: 'f'.repeat(1_048_576) })
      const { status, bytes } = await handleRequest(endpoints, {
        ...{ method: endpoint.method, address: `/v1/${endpoint.path}` },
        body: await readRequestBody(new Request('http://localhost/', { method: 'POST', body: text, headers })),
        cookie: `${ana.shopper.cookie}; l1=${locale}`,
      })
      expect([status, JSON.parse(String(bytes))]).toEqual([200, { status: 'error', msg: sentences[locale] }])
    }
})
