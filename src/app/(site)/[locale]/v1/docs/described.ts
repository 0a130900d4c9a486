import type { Locale } from '@/domain/locale'
import type { Operation, Schema, Subject } from '@/features/developers/operations'
import { clock } from '@/server/clock'
import { subjects } from '@/v1/endpoints'
import { findExamples } from '@/v1/examples'
import { operationId } from '@/v1/openapi'
import { jsonSchemaOf } from '@/v1/json-schema'
import { parameterWords } from '@/v1/parameter-words'
import type { Endpoint } from '@/v1/endpoint'

const operationOf = (endpoint: Endpoint, example: Readonly<Record<string, string>>, locale: Locale): Operation => ({
  id: operationId(endpoint),
  method: endpoint.method,
  path: endpoint.path,
  summary: endpoint.about[locale],
  parameters: [...endpoint.parameters, 'locale'].map((name) => ({
    name,
    inPath: endpoint.path.includes(`{${name}}`),
    description: parameterWords[name]?.[locale] ?? '',
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
