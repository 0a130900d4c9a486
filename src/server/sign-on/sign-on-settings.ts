import { z } from 'zod'

/**
 * The identity provider of a campus or of staff, by OpenID Connect. `name` is what its button says, such as "Northgate account".
 * Without a secret we are a public client, which proves itself by PKCE alone.
 */
export type SignOnProvider = {
  issuer: string
  clientId: string
  clientSecret: string | null
  name: { en: string; fr: string }
}

/** By site slug for customers; null for staff when they have none. */
export type SignOnSettings = { customers: ReadonlyMap<string, SignOnProvider>; staff: SignOnProvider | null }

const isSafeIssuer = (url: string) =>
  URL.canParse(url) && (url.startsWith('https://') || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(url))

const provider = z
  .object({
    issuer: z.string().refine(isSafeIssuer, { error: 'issuer must be an https: address' }),
    clientId: z.string().min(1, { error: 'clientId is missing' }),
    clientSecret: z.string().min(1).nullable().default(null),
    name: z.object({ en: z.string().min(1), fr: z.string().min(1) }, { error: 'name must have en and fr' }),
  })
  .strict()
const bySite = z.record(z.string(), provider)

/** Throws an error of one sentence that names the setting. It does not quote the setting, which holds secrets. */
function parse<Value>(name: string, text: string | undefined, schema: z.ZodType<Value>): Value | null {
  if (!text) return null
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error(`Refectory cannot start: ${name} is not valid JSON`)
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`Refectory cannot start: ${name}: ${[...(issue?.path ?? []), issue?.message].join(': ')}`)
}

/** The providers of the settings `SIGN_ON_CUSTOMERS` and `SIGN_ON_STAFF`. */
export const signOnSettingsOf = (it: {
  SIGN_ON_CUSTOMERS?: string | undefined
  SIGN_ON_STAFF?: string | undefined
}): SignOnSettings => ({
  customers: new Map(Object.entries(parse('SIGN_ON_CUSTOMERS', it.SIGN_ON_CUSTOMERS, bySite) ?? {})),
  staff: parse('SIGN_ON_STAFF', it.SIGN_ON_STAFF, provider),
})
