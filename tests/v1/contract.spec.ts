import { errorBody } from '@/contract/envelope'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OpenApi } from '@/v1/openapi'

type Operation = {
  operationId: string
  summary: string
  parameters: { name: string; in: string; description: string; example?: string }[]
  responses: { '200': { content: { 'application/json': { schema: { anyOf: [object, object] } } } } }
}
type Listed = { path: string; method: string; operation: Operation }

const ajv = new Ajv2020({ strict: false, allErrors: false })

async function described(request: APIRequestContext, locale = 'en') {
  const response = await request.get(`/v1/openapi.json?locale=${locale}`)
  expect(response.status()).toBe(200)
  const document = (await response.json()) as OpenApi
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ path, method, operation: operation as Operation })),
  )
  return { document, operations }
}

/** What is sent in a body alone has no example: it is asked for nothing, and says what is missing. */
const isInBody = ({ operation, method }: Listed) => method !== 'get' && operation.parameters.length === 0

/** The operation's example as an address; null when one of the places in its path has none. */
function exampleOf({ path, operation }: Listed, locale: string): string | null {
  const query = new URLSearchParams({ locale })
  let filled: string | null = path
  for (const { name, in: place, example } of operation.parameters) {
    if (place === 'path') filled = example === undefined ? null : (filled?.replace(`{${name}}`, example) ?? null)
    else if (example !== undefined) query.set(name, example)
  }
  return filled === null ? null : `/v1${filled}?${query}`
}

test('[V1-14.10] the description is an OpenAPI 3.1 document, in both languages', async ({ request }) => {
  for (const locale of ['en', 'fr']) {
    const { document } = await described(request, locale)
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect([valid, errors]).toEqual([true, undefined])
    expect(document.openapi).toBe('3.1.0')
  }
})

test('[V1-14.10] every operation and every parameter says what it is, in both languages', async ({ request }) => {
  const [english, french] = [await described(request, 'en'), await described(request, 'fr')]
  const said = ({ operations }: typeof english) =>
    operations.flatMap(({ path, method, operation }) => [
      [`${method} ${path}`, operation.summary] as const,
      ...operation.parameters.map(({ name, description }) => [`${method} ${path} ${name}`, description] as const),
    ])
  for (const [[what, en], [, fr]] of said(english).map(
    (each, index) => [each, said(french)[index] ?? ['', '']] as const,
  ))
    expect([what, en.length > 0, fr.length > 0, en !== fr]).toEqual([what, true, true, true])
})

test('[V1-14.10] every operation answers its own example by its own schema, in both languages', async ({ request }) => {
  test.setTimeout(120_000)
  const { document, operations } = await described(request)
  expect(operations.length).toBeGreaterThanOrEqual(Object.keys(document.paths).length)
  const validators = new Map<string, ValidateFunction>()
  const wrong: string[] = []
  for (const listed of operations) {
    const { operationId, responses } = listed.operation
    const validate =
      validators.get(operationId) ?? ajv.compile(responses['200'].content['application/json'].schema.anyOf[0])
    validators.set(operationId, validate)
    for (const locale of ['en', 'fr-ca']) {
      const address = exampleOf(listed, locale)
      const response = address === null ? null : await request.fetch(address, { method: listed.method })
      const body: unknown = await response?.json()
      const holds = isInBody(listed) ? errorBody.safeParse(body).success : validate(body)
      if (response?.status() !== 200 || !holds)
        wrong.push(`${address ?? listed.path}: ${response?.status()} ${JSON.stringify(validate.errors?.[0])}`)
    }
  }
  expect(wrong).toEqual([])
})

test('[PUB-7.2] [PUB-7.35] the host is the operator’s, and what the older programs load is among the calls', async ({
  request,
  baseURL,
}) => {
  const { document } = await described(request)
  expect(document.servers).toEqual([{ url: `${baseURL}/v1` }])
  // fetchNews, fetchEvents, fetchSpecialById, fetchMenuPeriod, fetchMenu
  const loaded = [
    '/news/public_list',
    '/events/public_list',
    '/special_offers',
    '/location/{id}/periods/{periodId}',
    '/location/menu',
  ]
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(loaded))
})
