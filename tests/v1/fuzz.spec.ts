import { expect, test } from '@playwright/test'
import type { OpenApi } from '@/v1/openapi'
import { fuzzedRequests } from '../support/fuzzed-requests'
import { sendAll } from '../support/send-fuzzed'
import { locationsOf, slugs } from './campus'

/** What an answer of ours never has: a stack, a path of the machine, the name of a database's driver. */
const traces = /\bat \S+ \(|node_modules|\/src\/|[A-Z]\w*Error\b|SQLITE|Mongo|drizzle/

test('[V1-14.3] ten thousand hostile requests: nothing breaks, nothing shows what is inside', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const document = (await (await request.get('/v1/openapi.json')).json()) as OpenApi
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const parameters = operations.flatMap((operation) =>
    (operation as { parameters: { name: string }[] }).parameters.map(({ name }) => name),
  )
  const places = await Promise.all(slugs.map((slug) => locationsOf(request, slug)))
  const surface = {
    paths: Object.keys(document.paths).map((path) => `/v1${path}`),
    parameters: [...new Set(parameters)],
    ids: places.flatMap(({ siteId, locations }) => [siteId, ...locations.map(({ id }) => id)]),
  }
  const answers = await sendAll(baseURL ?? '', fuzzedRequests(surface, 10_000))
  expect(answers).toHaveLength(10_000)
  const told = ({ asked, status, text }: (typeof answers)[number]) =>
    `${asked.method} ${asked.path.slice(0, 200)}: ${status} ${text.slice(0, 200)}`
  expect(answers.filter(({ status }) => status >= 500).map(told)).toEqual([])
  expect(answers.filter(({ text }) => traces.test(text)).map(told)).toEqual([])
  // Whoever is still sending when the server has said that it is too long may lose the answer with the connection.
  const isLong = ({ path, body }: (typeof answers)[number]['asked']) =>
    body !== null && (body.length > 100_000 || path.length > 10_000)
  const unanswered = answers.filter(({ asked, status }) => status === 0 && !isLong(asked))
  expect(unanswered.map(told)).toEqual([])
  const known = [200, 204, 304, 400, 404, 405, 413, 415, 429, 431]
  expect(answers.filter(({ status }) => status !== 0 && !known.includes(status)).map(told)).toEqual([])
  expect((await request.get('/v1/sites/public')).status()).toBe(200)
})
