import type { Locale } from '@/domain/locale'
import type { FeedLine, Operation, Schema, Subject } from '@/features/developers/operations'
import { feeds } from '@/feeds/feeds'
import { clock } from '@/server/clock'
import { subjects } from '@/v1/endpoints'
import { findExamples, findExampleValues } from '@/v1/examples'
import { operationId } from '@/v1/openapi'
import { jsonSchemaOf } from '@/v1/json-schema'
import { saidOf } from '@/v1/parameter-words'
import type { Endpoint } from '@/v1/endpoint'

const operationOf = (endpoint: Endpoint, example: Readonly<Record<string, string>>, locale: Locale): Operation => ({
  id: operationId(endpoint),
  method: endpoint.method,
  inBody: endpoint.method !== 'GET' && endpoint.inBody,
  path: endpoint.path,
  summary: endpoint.about[locale],
  parameters: [...endpoint.parameters, 'locale'].map((name) => ({
    name,
    inPath: endpoint.path.includes(`{${name}}`),
    description: saidOf(name, endpoint.says, locale),
    example: example[name] ?? null,
  })),
  answer: jsonSchemaOf(endpoint.answer) as Schema,
})

/** The API's calls by subject, in one language, each with an example out of what this installation publishes. */
export async function describedSubjects(locale: Locale): Promise<Subject[]> {
  const examples = await findExamples(Object.values(subjects).flat(), clock.now())
  return Object.entries(subjects).map(([name, endpoints]) => ({
    name,
    operations: endpoints.map((endpoint) => operationOf(endpoint, examples.get(endpoint) ?? {}, locale)),
  }))
}

/** Every feed, at an address of this installation where its example is known; without a published site there are none. */
export async function describedFeeds(locale: Locale): Promise<FeedLine[]> {
  const { slug, location } = await findExampleValues(clock.now())
  return feeds.flatMap(({ path, title }) => {
    const filled = location ? path.replace('{id}', location) : path
    return slug && !filled.includes('{') ? [{ address: `/feeds/${slug}/${filled}`, title: title[locale] }] : []
  })
}
