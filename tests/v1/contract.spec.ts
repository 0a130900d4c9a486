import { errorSchema } from '@/contract/envelope'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { OpenApiDocument } from '@/v1/engine/openapi'

type Operation = {
  operationId: string
  tags: string[]
  summary: string
  parameters: { name: string; in: string; required: boolean; description: string; example?: string }[]
  requestBody?: {
    content: {
      'application/json': {
        schema: { required?: string[]; properties?: Record<string, { description?: string }> }
        example: object
      }
    }
  }
  responses: {
    '401'?: object
    '200': { content: { 'application/json': { schema: { anyOf: [object, object] }; example?: unknown } } }
  }
}
type Listed = { path: string; method: string; operation: Operation }

const ajv = new Ajv2020({ strict: false, allErrors: false })

/** The published schemas allow more keys, so that clients do. Here undocumented keys are an error. */
const withoutOtherKeys = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(withoutOtherKeys)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, withoutOtherKeys(value)])
  return Object.fromEntries('properties' in schema ? [...entries, ['additionalProperties', false]] : entries)
}
const compile = (document: OpenApiDocument, schema: object) =>
  ajv.compile({ ...(withoutOtherKeys(schema) as object), components: withoutOtherKeys(document.components) })

async function describe(request: APIRequestContext, locale = 'en') {
  const response = await request.get(`/v1/openapi.json?locale=${locale}`)
  expect(response.status()).toBe(200)
  const document = (await response.json()) as OpenApiDocument
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Listed => ({ path, method, operation: operation as Operation })),
  )
  return { document, operations }
}

/** An operation that takes a body only has no example. Without a body it answers which parameter is missing. */
const isInBody = ({ operation, method }: Listed) => method !== 'get' && operation.parameters.length === 0
/**
 * The examples of changes to a cart name products that no site sells, the token of a mail is a secret, and the captcha is off at the
 * site of the examples: they may be refused.
 */
const mayRefuse = (listed: Listed) =>
  isInBody(listed) ||
  ['/customer/stop_favourite_mails', '/feedback/captcha'].includes(listed.path) ||
  (listed.operation.tags.includes('cart') && listed.method !== 'get')

/** An operation for the customer of the session, which the tests do not have; the document says so. */
const needsSession = ({ operation }: Listed) => operation.responses['401'] !== undefined

/** The URL of the operation's example; null if a path parameter has no example. */
function exampleOf({ path, operation }: Listed, locale: string): string | null {
  const query = new URLSearchParams({ locale })
  let filled: string | null = path
  for (const { name, in: place, example } of operation.parameters) {
    if (place === 'path') filled = example === undefined ? null : (filled?.replace(`{${name}}`, example) ?? null)
    else if (example !== undefined) query.set(name, example)
  }
  return filled === null ? null : `/v1${filled}?${query}`
}

test('[V1-14.10] publishes a valid OpenAPI 3.1 document that describes every operation and parameter in both languages', async ({
  request,
}) => {
  test.setTimeout(120_000) // to compute, not to wait: the validator compiles the schema of OpenAPI
  const described = await Promise.all(['en', 'fr'].map((locale) => describe(request, locale)))
  const { valid, errors } = await new Validator().validate(structuredClone(described[0]?.document ?? {}))
  expect([valid, errors]).toEqual([true, undefined])
  for (const { document } of described) {
    expect(document.openapi).toBe('3.1.0')
    for (const name of ['Menu', 'Period', 'Category', 'Item', 'Nutrient', 'Location', 'Schedule', 'Event', 'Site'])
      expect([name, typeof document.components.schemas[name]?.description]).toEqual([name, 'string'])
  }
  const [english = [], french = []] = described.map(({ operations }) =>
    operations.flatMap(({ path, method, operation }) => [
      [`${method} ${path}`, operation.summary] as const,
      ...operation.parameters.map(({ name, description }) => [`${method} ${path} ${name}`, description] as const),
      ...Object.entries(operation.requestBody?.content['application/json'].schema.properties ?? {}).map(
        ([name, { description = '' }]) => [`${method} ${path} body ${name}`, description] as const,
      ),
    ]),
  )
  for (const [index, [what, en]] of english.entries()) {
    const fr = french[index]?.[1] ?? ''
    expect([what, en.length > 0, fr.length > 0, en !== fr]).toEqual([what, true, true, true])
  }
})

test('[PUB-7.35] [V1-14.10] [V1-1.10] answers every example by its published schema in both languages', async ({
  request,
}) => {
  test.setTimeout(120_000)
  const { document, operations } = await describe(request)
  expect(operations.length).toBeGreaterThanOrEqual(Object.keys(document.paths).length)
  // fetchNews, fetchEvents, fetchSpecialById, fetchMenuPeriod and fetchMenu of the earlier client
  for (const path of ['news/public_list', 'events/public_list', 'special_offers', 'location/menu'])
    expect(document.paths).toHaveProperty([`/${path}`, 'get'])
  expect(document.paths).toHaveProperty(['/location/{id}/periods/{periodId}', 'get'])
  const validators = new Map<string, ValidateFunction>()
  const wrong: string[] = []
  for (const listed of operations) {
    const { operationId, responses } = listed.operation
    const validate =
      validators.get(operationId) ?? compile(document, responses['200'].content['application/json'].schema.anyOf[0])
    validators.set(operationId, validate)
    for (const locale of ['en', 'fr-ca']) {
      const address = exampleOf(listed, locale)
      const response = address === null ? null : await request.fetch(address, { method: listed.method })
      const body: unknown = await response?.json()
      const isError = errorSchema.safeParse(body).success
      const mayRun = !isInBody(listed) || listed.path.endsWith('customer/logout') // ends no session here
      const holds = (mayRefuse(listed) && isError) || (mayRun && validate(body))
      const isSignedOut = needsSession(listed) && response?.status() === 401 && isError
      if (!isSignedOut && (response?.status() !== 200 || !holds))
        wrong.push(`${address ?? listed.path}: ${response?.status()} ${JSON.stringify(validate.errors?.[0])}`)
    }
  }
  expect(wrong).toEqual([])
})

test('[V1-14.10] gives each call a sample, and each body an example, that its schema accepts', async ({ request }) => {
  const { document, operations } = await describe(request)
  expect(JSON.stringify(document).includes('"additionalProperties":false')).toBe(false) // responses may get more keys
  for (const { path, operation } of operations) {
    const { schema, example } = operation.responses['200'].content['application/json']
    const validate = compile(document, schema.anyOf[0])
    expect([path, example !== undefined && validate(example), validate.errors]).toEqual([path, true, null])
    const body = operation.requestBody?.content['application/json']
    if (body) expect([path, ajv.compile(withoutOtherKeys(body.schema) as object)(body.example)]).toEqual([path, true])
  }
})

test('[V1-14.10] marks exactly the parameters without which a read is refused', async ({ request }) => {
  const { operations } = await describe(request)
  for (const listed of operations.filter(({ method }) => method === 'get'))
    for (const { name, in: place, required } of listed.operation.parameters.filter((it) => it.in === 'query')) {
      const url = new URL(exampleOf(listed, 'en') ?? '', 'http://any.example')
      url.searchParams.delete(name)
      const { msg = '' } = (await (await request.get(`${url.pathname}${url.search}`)).json()) as { msg?: string }
      expect([listed.path, place, name, msg.startsWith('Missing parameter')]).toEqual([
        listed.path,
        place,
        name,
        required,
      ])
    }
})

test('[PUB-7.2] /v1 answers with a short index, and the document names the configured host as the server', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/v1', '/v1/', '/v1?locale=fr']) {
    const response = await request.get(path)
    expect([response.status(), await response.json()]).toMatchObject([
      200,
      { status: 'success', docs: `${baseURL}/v1/docs`, openapi: `${baseURL}/v1/openapi.json` },
    ])
  }
  expect((await describe(request)).document.servers).toEqual([{ url: `${baseURL}/v1` }])
})
