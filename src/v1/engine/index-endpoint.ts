import { z } from 'zod'
import { ok } from '@/domain/result'
import { readSettings } from '@/server/settings'
import { get } from './define-endpoint'
import { success } from './envelope'

/** `/v1`: where the documentation is and where to start. It is not part of `endpointsBySubject`, like `openapi.json`. */
export const indexEndpoint = get('', {
  about: {
    en: 'Lists the addresses of the documentation and of the list of sites.',
    fr: 'Donne les adresses de la documentation et de la liste des sites.',
  },
  input: z.object({}),
  resolve: async () =>
    ok({
      siteId: null,
      validUntil: Infinity,
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
