import type { Locale } from '@/domain/locale'
import type { FeedExample, Operation, Schema, Subject, WalkthroughText } from '@/features/api-docs/operations'
import { feeds } from '@/feeds/feeds'
import { listSites } from '@/features/site/read-sites'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { caches } from '@/server/cache/caches'
import { clock } from '@/server/clock'
import { endpointsBySubject } from '@/v1/endpoints'
import { findExamples, findExampleValues } from '@/v1/docs/examples'
import { findSampleAnswer } from '@/v1/docs/sample-answers'
import { operationId, toCallable, type EndpointExample } from '@/v1/engine/openapi'
import { namedSchemas, toJsonSchema, toRequestJsonSchema } from '@/v1/engine/json-schema'
import { describeParameter } from '@/v1/docs/parameter-descriptions'
import { walkthroughs } from '@/v1/docs/walkthroughs/walkthroughs'
import { writeShell } from '@/v1/docs/walkthroughs/write-shell'
import { writeTypeScript } from '@/v1/docs/walkthroughs/write-type-script'
import type { Endpoint } from '@/v1/engine/endpoint'
import { endOfMinute } from '@/v1/engine/expiry'
import { getServerUrl } from '@/server/http/server-url'

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

/**
 * Keeps what is described with the content of the installation for a minute, until a site changes. The examples are looked up by id,
 * which no cache holds.
 */
async function keep<Value>(key: string, build: (now: Date) => Promise<Value>): Promise<Value> {
  const kept = await caches.values.getOrBuild(`api-docs:${key}`, async () => {
    const now = clock.now()
    const tags = [everySiteTag, ...(await listSites()).map(({ id }) => siteTag(id))]
    return { value: { it: await build(now) }, tags, freshUntil: endOfMinute(now) }
  })
  return (kept as { it: Value }).it
}

/** All API calls by subject, in one language. Each has an example from the published content of this installation. */
export const describeSubjects = (locale: Locale): Promise<Subject[]> =>
  keep(`subjects:${locale}`, async (now) => {
    const examples = await findExamples(Object.values(endpointsBySubject).flat(), now)
    return Object.entries(endpointsBySubject).map(([name, endpoints]) => ({
      name,
      operations: endpoints.map((endpoint) =>
        toOperation(endpoint, examples.get(endpoint) ?? { values: {}, required: [] }, locale),
      ),
    }))
  })

/** The named schemas of responses in one language. */
export const describeSchemas = (locale: Locale) => namedSchemas(locale) as Readonly<Record<string, Schema>>

/** A success of a call as formatted JSON, with one row per list; null when the example of the call has none. */
export async function describeSample(id: string, locale: Locale): Promise<string | null> {
  const endpoint = Object.values(endpointsBySubject)
    .flat()
    .find((each) => operationId(each) === id)
  if (!endpoint) return null
  return keep(`sample:${id}:${locale}`, async (now) => {
    const example = (await findExamples([endpoint], now)).get(endpoint)
    const sample = example && (await findSampleAnswer(endpoint, example, now, locale))
    return sample ? JSON.stringify(sample, null, 2) : null
  })
}

/** The feeds with an example URL of this installation. Empty without a published site. */
export async function describeFeeds(locale: Locale): Promise<FeedExample[]> {
  const { slug, location, event } = await keep('values', findExampleValues)
  return feeds.flatMap(({ path, title }) => {
    const id = path.startsWith('events/') ? event : location
    const examplePath = id ? path.replace('{id}', id) : path
    return slug && !examplePath.includes('{')
      ? [{ address: `/feeds/${slug}/${examplePath}`, title: title[locale] }]
      : []
  })
}

/** The walkthroughs, with a site of this installation if it has one. */
export async function describeWalkthroughs(locale: Locale): Promise<WalkthroughText[]> {
  const { slug } = await keep('values', findExampleValues)
  return walkthroughs.map((given) => {
    const walkthrough = slug ? { ...given, inputs: { ...given.inputs, slug } } : given
    return {
      id: given.id,
      title: given.title[locale],
      about: given.about[locale],
      shell: writeShell(walkthrough, getServerUrl(), locale),
      typeScript: writeTypeScript(walkthrough, getServerUrl(), locale),
    }
  })
}
