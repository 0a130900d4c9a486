import { executeAuthStrategies, getRequestLanguage, parseCookies, type Payload } from 'payload'
import { onlyLanguage } from '@/domain/site/site-languages'
import { readSiteLanguages } from '@/server/database/site-languages'
import { fieldsOf } from '@/server/database/stored-values'

type StudioQuery = Record<string, string | string[] | undefined>

/** The content language in which Payload would open a page of the studio for a person: the one that they used last. */
async function readLastLanguage(payload: Payload, person: string, fallback: string): Promise<string> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: 'locale' } },
        { 'user.relationTo': { equals: 'staff' } },
        { 'user.value': { equals: person } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true, // the person's own preference, which Payload reads in the same way
  })
  const value = fieldsOf(docs[0]).value
  return typeof value === 'string' ? value : fallback
}

/** The language of the studio's interface for a request. */
export const studioLanguage = (payload: Payload, headers: Headers): 'en' | 'fr' =>
  languageOf(payload, headers) === 'fr' ? 'fr' : 'en'

const languageOf = ({ config }: Payload, headers: Headers) =>
  getRequestLanguage({ config, cookies: parseCookies(headers), headers })

/** The language in which the texts of the chosen site are written first: its only one, else that of the interface. */
async function contentLanguageOf(payload: Payload, headers: Headers): Promise<string> {
  const site = parseCookies(headers).get('payload-tenant')
  return (site && onlyLanguage(await readSiteLanguages(payload, site))) || languageOf(payload, headers)
}

/** Where the studio's pages ask in the browser for the content language that the person used last, to change to it. */
export const contentLanguagePath = 'payload-preferences/locale'

/** Answers that call with the language in which the page was opened, so that no page changes it after it has been shown. */
export const respondWithContentLanguage = async (payload: Payload, { headers }: Request): Promise<Response> =>
  Response.json(
    { key: 'locale', value: await contentLanguageOf(payload, headers) },
    { headers: { 'Cache-Control': 'no-store' } },
  )

/**
 * The address at which a page of the studio opens in the content language that is also the language of its interface, so that
 * French text does not land in English fields; in the only language of the chosen site, if it has one. Null where it does so already, where the address names a language, and for
 * everybody who is not signed in as staff.
 */
export async function findContentLanguageAddress(
  payload: Payload,
  headers: Headers,
  segments: string[],
  query: StudioQuery,
): Promise<string | null> {
  const { localization } = payload.config
  if (query.locale !== undefined || !localization) return null
  const language = await contentLanguageOf(payload, headers)
  const { user } = await executeAuthStrategies({ headers, payload })
  if (user?.collection !== 'staff') return null
  if ((await readLastLanguage(payload, String(user.id), localization.defaultLocale)) === language) return null
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each])),
  )
  parameters.set('locale', language)
  return `/${['admin', ...segments.map(encodeURIComponent)].join('/')}?${parameters}`
}
