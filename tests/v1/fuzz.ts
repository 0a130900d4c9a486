import { expect, type APIRequestContext } from '@playwright/test'
import type { OpenApiDocument } from '@/v1/engine/openapi'
import { fuzzedRequests } from '../support/servers/fuzzed-requests'
import { sendFuzzedRequests } from '../support/servers/send-fuzzed'
import { locationsOf, slugs } from './campus'

type Operation = { requestBody?: { content: { 'application/json': { schema: { properties: object } } } } }

/** Text that a response must never contain: a stack trace, a file path or the name of a database driver. */
const traces = /\bat \S+ \(|node_modules|\/src\/|[A-Z]\w*Error\b|SQLITE|Mongo|drizzle/

/** Sends hostile requests to all of v1. Expects answers without a 5xx or a stack trace. */
export async function expectAnswersToFuzzedRequests(request: APIRequestContext, baseURL: string, count: number) {
  const document = (await (await request.get('/v1/openapi.json')).json()) as OpenApiDocument
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const parameters = operations.flatMap((operation) =>
    (operation as { parameters: { name: string }[] }).parameters.map(({ name }) => name),
  )
  const bodyParameters = operations.flatMap((operation) =>
    Object.keys((operation as Operation).requestBody?.content['application/json'].schema.properties ?? {}),
  )
  const deletePaths = Object.entries(document.paths).flatMap(([path, methods]) =>
    'delete' in methods ? [`/v1${path}`] : [],
  )
  const places = await Promise.all(slugs.map((slug) => locationsOf(request, slug)))
  const surface = {
    paths: Object.keys(document.paths).map((path) => `/v1${path}`),
    deletePaths,
    parameters: [...new Set(parameters)],
    bodyParameters: [...new Set(bodyParameters)],
    ids: places.flatMap(({ siteId, locations }) => [siteId, ...locations.map(({ id }) => id)]),
  }
  const answers = await sendFuzzedRequests(baseURL, fuzzedRequests(surface, count))
  expect(answers).toHaveLength(count)
  const describeAnswer = ({ request: sent, status, text }: (typeof answers)[number]) =>
    `${sent.method} ${sent.path.slice(0, 200)}: ${status} ${text.slice(0, 200)}`
  expect(answers.filter(({ status }) => status >= 500).map(describeAnswer)).toEqual([])
  expect(answers.filter(({ text }) => traces.test(text)).map(describeAnswer)).toEqual([])
  // A client that is still sending when the server refuses a long request can lose the response.
  const isLong = ({ path, body }: (typeof answers)[number]['request']) =>
    body !== null && (body.length > 100_000 || path.length > 10_000)
  const unanswered = answers.filter(({ request: sent, status }) => status === 0 && !isLong(sent))
  expect(unanswered.map(describeAnswer)).toEqual([])
  const known = [200, 204, 304, 400, 401, 403, 404, 405, 413, 415, 429, 431]
  expect(answers.filter(({ status }) => status !== 0 && !known.includes(status)).map(describeAnswer)).toEqual([])
  expect((await request.get('/v1/sites/public')).status()).toBe(200)
}
