import type { z } from 'zod'
import type { Locale, Localized } from '@/domain/locale'
import type { Result } from '@/domain/result'
import type { SiteSummary } from '@/domain/site/site'
import type { LimitName } from '@/server/http/rate-limits'
import type { ResponseCookie } from '@/domain/http/cookies'
import type { Structure } from './clean-structure'

/**
 * A GET request with its parameters checked and resolved. `site` is null for resources of no single site. `validUntil` is the
 * epoch millisecond at which the URL starts to mean something else, such as midnight for a URL without a date; a URL without it
 * always means the same. `read` loads the value and is not cached.
 */
export type ResolvedRequest<Value> = {
  site: Pick<SiteSummary, 'id' | 'languages'> | null
  validUntil?: number
  /** The response depends on data that expire no tag, such as reservations: it is never cached. */
  isLive?: boolean
  read: (now: Date) => Promise<Result<Value>>
}

/** A resolved request that can render its body. `freshUntil` is the epoch millisecond at which the body expires. */
export type RenderableRequest = Omit<ResolvedRequest<unknown>, 'read' | 'isLive'> & {
  toJson: (now: Date, locale: Locale) => Promise<Result<{ json: string; freshUntil: number }>>
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
export type EndpointDescription = {
  about: Localized
  answer: z.ZodType
  example: Readonly<Record<string, ExampleName>>
  /** Descriptions that replace those of `docs/parameter-descriptions.ts` for this endpoint. */
  parameterDescriptions?: Readonly<Record<string, Localized>>
}

export type EndpointBase = EndpointDescription & {
  path: string
  template: readonly string[]
  parameters: readonly string[]
  /** The schemas of the structured parameters, which can be objects or arrays in a JSON body. */
  structures: ReadonlyMap<string, z.ZodType>
  /** The parameters with several texts. All that are neither are texts. */
  lists: ReadonlySet<string>
}

/** The raw text of every parameter; null if the request does not send it. */
type RawParameters = Record<string, string | null>
/** The same with the objects and arrays of a JSON body for structured parameters, and an array of texts for each list. */
export type RawValues = Record<string, string | Structure | null>

export type ReadEndpoint = EndpointBase & {
  method: 'GET'
  resolve: (parameters: RawParameters, now: Date) => Promise<Result<RenderableRequest>>
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

/** The result of a write, and the cookie or cookies to set in the browser, if any. */
export type WriteResult<Value> = { value: Value; remember?: ResponseCookie | readonly ResponseCookie[] | null }
export type WriteAnswer<Value> = Promise<Result<WriteResult<Value>>>

/** A file that an endpoint returns instead of JSON. Its name has ASCII letters, digits, dots and hyphens only. */
export type ResponseFile = { bytes: Buffer; fileName: string }

/**
 * `needs`: acts for the customer of the session. `uses`: acts for a visitor's cookies, if there are any. `opens`: opens or ends
 * a session, or replaces its password. Pages of other origins can do none of these, unless the operator lists them.
 */
export type SessionUse = 'needs' | 'uses' | 'opens'

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
  /** A browser may open it as a page of its own, wherever the link was: it changes nothing, and only the visitor sees it. */
  isDocument: boolean
  /** Runs the write. The value is the response body. `documentPath` is where a browser finds it as a page. */
  execute: (
    parameters: RawValues,
    context: RequestContext,
    locale: Locale,
  ) => Promise<Result<WriteResult<string | ResponseFile> & { documentPath?: string | undefined }>>
}

export type Endpoint = ReadEndpoint | ExecutedEndpoint

export const isExecuted = (endpoint: Endpoint): endpoint is ExecutedEndpoint => 'execute' in endpoint
/** Whether only pages of this host, and of origins that the operator lists, may read the response. */
export const isSameOriginOnly = (endpoint: Endpoint): boolean =>
  isExecuted(endpoint) && (endpoint.session !== null || endpoint.method === 'GET')
