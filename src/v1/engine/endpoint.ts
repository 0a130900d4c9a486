import { z } from 'zod'
import { isStructuredParameter } from '@/contract/structured-parameter'
import type { Locale, Localized } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import type { LimitName } from '@/server/http/rate-limits'
import type { ResponseCookie } from './cookies'
import type { Structure } from './clean-structure'

/**
 * A GET request with its parameters checked and resolved. `cacheKey` is the resource's name, then everything
 * besides language and data that the response depends on. Requests with the same key share one response. `siteId` is null
 * for resources of no single site. `validUntil` is the epoch millisecond at which the URL starts to mean something else, such
 * as midnight for a URL without a date. `read` loads the value and is not cached.
 */
export type ResolvedRequest<Value> = {
  cacheKey: readonly string[]
  siteId: string | null
  validUntil: number
  read: (now: Date) => Promise<Result<Value>>
}

/** A resolved request that can render its body. `freshUntil` is the epoch millisecond at which the body expires. */
export type RenderableRequest = Omit<ResolvedRequest<unknown>, 'read'> & {
  toJson: (now: Date) => Promise<Result<{ json: string; freshUntil: number }>>
}

/** The installation's own content that the documentation uses as an example value for a parameter. */
export type ExampleName =
  | 'site'
  | 'slug'
  | 'location'
  | 'period'
  | 'today'
  | 'section'
  | 'event'
  | 'balanced-living-event'
  | 'news'
  | 'special-offer'
  | 'album'
  | 'survey'
  | 'choice'

/** The documentation of an endpoint: a summary, the schema of a success and an example value per parameter. */
type EndpointDescription = {
  about: Localized
  answer: z.ZodType
  example: Readonly<Record<string, ExampleName>>
  /** Descriptions that replace those of `docs/parameter-descriptions.ts` for this endpoint. */
  parameterDescriptions?: Readonly<Record<string, Localized>>
}

type EndpointBase = EndpointDescription & {
  path: string
  template: readonly string[]
  parameters: readonly string[]
  /** The schemas of the structured parameters, which can be objects or arrays in a JSON body. Others are texts. */
  structures: ReadonlyMap<string, z.ZodType>
}

/** The raw text of every parameter; null if the request does not send it. */
type RawParameters = Record<string, string | null>
/** The same with the objects and arrays of a JSON body, for structured parameters. */
export type RawValues = Record<string, string | Structure | null>

export type ReadEndpoint = EndpointBase & {
  method: 'GET'
  resolve: (parameters: RawParameters, now: Date, locale: Locale) => Promise<Result<RenderableRequest>>
}

/**
 * The context of a write: its instant, its language, a lookup of request cookies by name, and the client's network (empty when
 * it is unknown).
 */
export type RequestContext = {
  now: Date
  locale: Locale
  cookie: (name: string) => string | null
  network: string
}

/** The result of a write, and the cookie to set in the browser. */
export type WriteResult<Value> = { value: Value; remember: ResponseCookie | null }

/** A file that an endpoint returns instead of JSON. Its name has ASCII letters, digits, dots and hyphens only. */
export type ResponseFile = { bytes: Buffer; fileName: string }

/**
 * `needs`: acts for the customer of the session. `uses`: acts for a visitor's cookies, if there are any. `opens`: opens or ends
 * a session, or replaces its password. Pages of other origins can do none of these.
 */
type SessionUse = 'needs' | 'uses' | 'opens'

/** An endpoint that runs for every request, because its answer belongs to one visitor or because it changes something. */
export type ExecutedEndpoint = EndpointBase & {
  /**
   * A GET is private: it changes nothing, and pages of other origins cannot read its response. The documentation asks it, without
   * cookies, which parameters are missing.
   */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The rate limit that counts the call, besides that of all reads; null for none. */
  limit: LimitName | null
  /** Parameters are accepted in the body only, because logs keep query strings. */
  inBody: boolean
  /** How the call depends on a customer's session; null for calls without one. */
  session: SessionUse | null
  /** The media type of a success that is a file; null for JSON. Refusals are JSON in any case. */
  mediaType: string | null
  /** Runs the write. The value is the response body. */
  execute: (
    parameters: RawValues,
    context: RequestContext,
    locale: Locale,
  ) => Promise<Result<WriteResult<string | ResponseFile>>>
}

export type Endpoint = ReadEndpoint | ExecutedEndpoint

export const isExecuted = (endpoint: Endpoint): endpoint is ExecutedEndpoint => 'execute' in endpoint
/** Whether only pages of this host may read the response. */
export const isSameOriginOnly = (endpoint: Endpoint): boolean =>
  isExecuted(endpoint) && (endpoint.session !== null || endpoint.method === 'GET')

type ReadDefinition<Schema extends z.ZodObject, Value> = EndpointDescription & {
  input: Schema
  resolve: (input: z.output<Schema>, now: Date) => Promise<Result<ResolvedRequest<Value>>>
  shape: (value: Value, locale: Locale) => object
  /** When a response expires even if no data changes. Without it, only a change of data expires a response. */
  freshUntil?: (now: Date) => number
}

type WriteDefinition<Schema extends z.ZodObject, Value> = EndpointDescription & {
  input: Schema
  limit: LimitName | null
  inBody?: boolean
  session?: SessionUse | null
  execute: (input: z.output<Schema>, context: RequestContext) => Promise<Result<WriteResult<Value>>>
  shape: (value: Value, locale: Locale) => object
}

type PrivateReadOptions = { limit?: LimitName; session?: SessionUse | null }

const baseOf = (
  path: string,
  { about, answer, example, parameterDescriptions: says, input }: EndpointDescription & { input: z.ZodObject },
): EndpointBase => ({
  about,
  answer,
  example,
  parameterDescriptions: says,
  path,
  template: path.split('/').filter(Boolean),
  parameters: Object.keys(input.shape),
  structures: new Map(
    Object.entries(input.shape).filter(([, schema]) => isStructuredParameter(schema)) as [string, z.ZodType][],
  ),
})

/** Defines a GET endpoint with public, cached responses. */
export function get<Schema extends z.ZodObject, Value>(
  path: string,
  definition: ReadDefinition<Schema, Value>,
): ReadEndpoint {
  const { input, resolve, shape, freshUntil = () => Infinity } = definition
  return {
    ...baseOf(path, definition),
    method: 'GET',
    resolve: async (parameters, now, locale) => {
      const resolved = await resolve(input.parse(parameters), now)
      if (!resolved.ok) return resolved
      const { read, ...request } = resolved.value
      const toJson: RenderableRequest['toJson'] = async (at) => {
        const value = await read(at)
        if (!value.ok) return value
        return ok({ json: JSON.stringify(shape(value.value, locale)), freshUntil: freshUntil(at) })
      }
      return ok({ ...request, toJson })
    },
  }
}

/** Defines a POST endpoint. */
export const post = <Schema extends z.ZodObject, Value>(
  path: string,
  definition: WriteDefinition<Schema, Value>,
): ExecutedEndpoint => executed('POST', path, definition)

/** Defines a PUT endpoint. */
export const put = <Schema extends z.ZodObject, Value>(
  path: string,
  definition: WriteDefinition<Schema, Value>,
): ExecutedEndpoint => executed('PUT', path, definition)

/** Defines a DELETE endpoint. Its parameters are in the query or in a JSON body, because proxies may drop the body. */
export const remove = <Schema extends z.ZodObject, Value>(
  path: string,
  definition: Omit<WriteDefinition<Schema, Value>, 'inBody'>,
): ExecutedEndpoint => executed('DELETE', path, definition)

/**
 * Defines a GET endpoint whose response must not be stored or read by pages of other origins. Unless `session` says otherwise, it
 * depends on the visitor's cookies.
 */
export const getPrivate = <Schema extends z.ZodObject, Value>(
  path: string,
  definition: Omit<WriteDefinition<Schema, Value>, 'limit' | 'inBody' | 'session'> & PrivateReadOptions,
): ExecutedEndpoint =>
  executed('GET', path, {
    ...definition,
    limit: definition.limit ?? null,
    session: definition.session === undefined ? 'uses' : definition.session,
  })

/** Defines a private GET endpoint that returns a file. `answer` describes one whose content is JSON. */
export function getPrivateFile<Schema extends z.ZodObject>(
  path: string,
  mediaType: string,
  definition: Omit<WriteDefinition<Schema, ResponseFile>, 'limit' | 'inBody' | 'shape' | 'answer'> & {
    limit: LimitName | null
    answer?: z.ZodType
  },
): ExecutedEndpoint {
  const { input, limit, session = 'needs', execute } = definition
  return {
    ...baseOf(path, { ...definition, answer: definition.answer ?? z.string() }),
    method: 'GET',
    limit,
    inBody: false,
    session,
    mediaType,
    execute: (parameters, context) => execute(input.parse(parameters), context),
  }
}

function executed<Schema extends z.ZodObject, Value>(
  method: ExecutedEndpoint['method'],
  path: string,
  definition: WriteDefinition<Schema, Value>,
): ExecutedEndpoint {
  const { input, limit, inBody = false, session = null, shape } = definition
  return {
    ...baseOf(path, definition),
    method,
    limit,
    inBody,
    session,
    mediaType: null,
    execute: async (parameters, context, locale) => {
      const parsed = input.safeParse(parameters)
      if (!parsed.success) return refuse('bad-field', { field: wrongField(parsed.error) })
      const result = await definition.execute(parsed.data, context)
      if (!result.ok) return result
      return ok({ ...result.value, value: JSON.stringify(shape(result.value.value, locale)) })
    },
  }
}

/** Where the first problem of a structured parameter is, such as `meal_plan.id`. */
const wrongField = ({ issues }: z.ZodError) => (issues[0]?.path ?? []).map(String).join('.').slice(0, 100)

/** For values that visitors change often, such as votes, which expire no cache tag. */
export const inOneSecond = (now: Date) => now.getTime() + 1_000

/** For opening statuses, which change on full minutes. */
export const endOfMinute = (now: Date) => endOf(now, 60_000)

/** For values that depend on the campus date: in every time zone, midnight falls on a quarter hour of UTC. */
export const endOfQuarterHour = (now: Date) => endOf(now, 15 * 60_000)

const endOf = (now: Date, span: number) => (Math.floor(now.getTime() / span) + 1) * span
