import type { Locale } from '@/domain/locale'
import type { FeedExample, Operation, Schema, Subject } from '@/features/api-docs/operations'
import { feeds } from '@/feeds/feeds'
import { clock } from '@/server/clock'
import { endpointsBySubject } from '@/v1/endpoints'
import { findExamples, findExampleValues } from '@/v1/docs/examples'
import { findSampleAnswer } from '@/v1/docs/sample-answers'
import { operationId, toCallable, type EndpointExample } from '@/v1/engine/openapi'
import { namedSchemas, toJsonSchema, toRequestJsonSchema } from '@/v1/engine/json-schema'
import { describeParameter } from '@/v1/docs/parameter-descriptions'
import type { Endpoint } from '@/v1/engine/endpoint'

const toOperation = (endpoint: Endpoint, { values, required }: EndpointExample, locale: Locale): Operation => ({
  ...toCallable(endpoint),
  id: operationId(endpoint),
  summary: endpoint.about[locale],
  parameters: toCallable(endpoint).parameters.map((parameter) => ({
    ...parameter,
    required: required.includes(parameter.name),
    description: describeParameter(parameter.name, endpoint.parameterDescriptions, locale),
    example: values[parameter.name] ?? null,
    schema: describeStructure(endpoint, parameter.name, locale),
  })),
  response: toJsonSchema(endpoint.answer, locale) as Schema,
})

function describeStructure({ structures }: Endpoint, name: string, locale: Locale): Schema | null {
  const structure = structures.get(name)
  return structure ? (toRequestJsonSchema(structure, locale) as Schema) : null
}

/** All API calls by subject, in one language. Each has an example from the published content of this installation. */
export async function describeSubjects(locale: Locale): Promise<Subject[]> {
  const examples = await findExamples(Object.values(endpointsBySubject).flat(), clock.now())
  return Object.entries(endpointsBySubject).map(([name, endpoints]) => ({
    name,
    operations: endpoints.map((endpoint) =>
      toOperation(endpoint, examples.get(endpoint) ?? { values: {}, required: [] }, locale),
    ),
  }))
}

/** The named schemas of responses in one language. */
export const describeSchemas = (locale: Locale) => namedSchemas(locale) as Readonly<Record<string, Schema>>

/** A success of a call as formatted JSON, with one row per list; null when the example of the call has none. */
export async function describeSample(id: string, locale: Locale): Promise<string | null> {
  const endpoint = Object.values(endpointsBySubject)
    .flat()
    .find((each) => operationId(each) === id)
  const now = clock.now()
  const example = endpoint && (await findExamples([endpoint], now)).get(endpoint)
  const sample = example && (await findSampleAnswer(endpoint, example, now, locale))
  return sample ? JSON.stringify(sample, null, 2) : null
}

/** The feeds with an example URL of this installation. Empty without a published site. */
export async function describeFeeds(locale: Locale): Promise<FeedExample[]> {
  const { slug, location, event } = await findExampleValues(clock.now())
  return feeds.flatMap(({ path, title }) => {
    const id = path.startsWith('events/') ? event : location
    const examplePath = id ? path.replace('{id}', id) : path
    return slug && !examplePath.includes('{')
      ? [{ address: `/feeds/${slug}/${examplePath}`, title: title[locale] }]
      : []
  })
}
