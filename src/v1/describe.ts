import { z } from 'zod'
import type { Locale } from '@/domain/locale'
import { ok } from '@/domain/result'
import { readSettings } from '@/server/settings'
import { endOfQuarterHour, get } from './endpoint'
import { subjects } from './endpoints'
import { findExamples } from './examples'
import { openApi, type OpenApi } from './openapi'

/** The document of this installation, its examples taken from what it publishes now. */
async function describe(locale: Locale, now: Date): Promise<OpenApi> {
  const examples = await findExamples(Object.values(subjects).flat(), now)
  return openApi({ subjects, examples, serverUrl: readSettings(process.env).serverUrl, locale })
}

/** `openapi.json`: the API says itself what it is. Spec: V1-14.10. */
export const openApiEndpoint = get('openapi', {
  about: { en: 'This description.', fr: 'Cette description.' },
  input: z.object({}),
  ask: async () =>
    ok({
      about: ['openapi'],
      siteId: null,
      until: Infinity,
      read: async (now) => ok({ en: await describe('en', now), fr: await describe('fr', now) }),
    }),
  shape: (documents, locale) => documents[locale],
  answer: z.looseObject({ openapi: z.string() }),
  example: {},
  freshUntil: endOfQuarterHour,
})
