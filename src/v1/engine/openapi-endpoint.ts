import { z } from 'zod'
import type { Locale } from '@/domain/locale'
import { ok } from '@/domain/result'
import { readSettings } from '@/server/settings'
import { get } from './define-endpoint'
import type { Endpoint } from './endpoint'
import { endOfQuarterHour } from './expiry'
import { endpointsBySubject } from '@/v1/endpoints'
import { findExamples } from '@/v1/docs/examples'
import { findSampleAnswer } from '@/v1/docs/sample-answers'
import { buildOpenApiDocument, type OpenApiDocument } from './openapi'

/** The document of this installation, with examples from its published content. */
async function buildDocument(locale: Locale, now: Date): Promise<OpenApiDocument> {
  const endpoints = Object.values(endpointsBySubject).flat()
  const examples = await findExamples(endpoints, now)
  const samples = new Map<Endpoint, unknown>()
  for (const [endpoint, example] of examples)
    samples.set(endpoint, await findSampleAnswer(endpoint, example, now, locale))
  return buildOpenApiDocument({
    subjects: endpointsBySubject,
    examples,
    samples,
    serverUrl: readSettings(process.env).serverUrl,
    locale,
  })
}

/** `openapi.json`. It is not part of `endpointsBySubject`, so the document does not describe itself. Spec: V1-14.10. */
export const openApiEndpoint = get('openapi', {
  about: { en: 'Returns this OpenAPI document.', fr: 'Retourne ce document OpenAPI.' },
  input: z.object({}),
  resolve: async () =>
    ok({
      siteId: null,
      validUntil: Infinity,
      read: async (now) => ok({ en: await buildDocument('en', now), fr: await buildDocument('fr', now) }),
    }),
  shape: (documents, locale) => documents[locale],
  answer: z.looseObject({ openapi: z.string() }),
  example: {},
  freshUntil: endOfQuarterHour,
})
