import { z } from 'zod'
import type { Locale } from '@/domain/locale'
import { ok } from '@/domain/result'
import { readSettings } from '@/server/settings'
import { findExamples } from './docs/examples'
import { findSampleAnswer } from './docs/sample-answers'
import { get } from './engine/define-endpoint'
import { success } from './engine/envelope'
import { signInByGet } from './account/customer-endpoints'
import type { Endpoint } from './engine/endpoint'
import { endpoints, endpointsBySubject } from './endpoints'
import { endOfQuarterHour } from './engine/expiry'
import { buildOpenApiDocument, type OpenApiDocument } from './engine/openapi'

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
const openApiEndpoint = get('openapi', {
  about: { en: 'Returns this OpenAPI document.', fr: 'Retourne ce document OpenAPI.' },
  input: z.object({}),
  resolve: async () =>
    ok({
      site: null,
      read: async (now) => ok({ en: await buildDocument('en', now), fr: await buildDocument('fr', now) }),
    }),
  shape: (documents, locale) => documents[locale],
  answer: z.looseObject({ openapi: z.string() }),
  example: {},
  freshUntil: endOfQuarterHour,
})

/** `/v1`: where the documentation is and where to start. It is not part of `endpointsBySubject`, like `openapi.json`. */
const indexEndpoint = get('', {
  about: {
    en: 'Lists the addresses of the documentation and of the list of sites.',
    fr: 'Donne les adresses de la documentation et de la liste des sites.',
  },
  input: z.object({}),
  resolve: async () =>
    ok({
      site: null,
      read: async () => ok(`${readSettings(process.env).serverUrl}/v1`),
    }),
  shape: (url: string) =>
    success(0, {
      docs: `${url}/docs`,
      moving: `${url}/docs/moving`,
      openapi: `${url}/openapi.json`,
      sites: `${url}/sites/public`,
    }),
  answer: z.looseObject({ docs: z.string() }),
  example: {},
})

const switchedOn = process.env.V1_SIGN_IN_BY_GET?.trim() === 'on' ? [signInByGet] : []

/** Every route of `/v1`: the API, its index and its OpenAPI document, and what the operator has switched on. */
export const routes: readonly Endpoint[] = [...endpoints, ...switchedOn, indexEndpoint, openApiEndpoint]
