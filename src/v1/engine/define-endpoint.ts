import { z } from 'zod'
import { isListParameter, isStructuredParameter } from '@/contract/structured-parameter'
import type { Locale } from '@/domain/locale'
import { ok, refuse, type Result } from '@/domain/result'
import type { LimitName } from '@/server/http/rate-limits'
import type {
  EndpointBase,
  EndpointDescription,
  ExecutedEndpoint,
  ReadEndpoint,
  RenderableRequest,
  RequestContext,
  ResolvedRequest,
  ResponseFile,
  SessionUse,
  WriteAnswer,
} from './endpoint'

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
  execute: (input: z.output<Schema>, context: RequestContext) => WriteAnswer<Value>
  shape: (value: Value, locale: Locale) => object
  documentPath?: (value: Value) => string
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
  lists: new Set(Object.keys(input.shape).filter((name) => isListParameter(input.shape[name] as z.ZodType))),
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
    resolve: async (parameters, now) => {
      const resolved = await resolve(input.parse(parameters), now)
      if (!resolved.ok) return resolved
      const { read, isLive = false, ...request } = resolved.value
      const toJson: RenderableRequest['toJson'] = async (at, locale) => {
        const value = await read(at)
        if (!value.ok) return value
        return ok({ json: JSON.stringify(shape(value.value, locale)), freshUntil: isLive ? 0 : freshUntil(at) })
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
 * depends on the visitor's cookies. With `documentPath`, browsers that open it are redirected to that page.
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
    isDocument?: boolean
  },
): ExecutedEndpoint {
  const { input, limit, session = 'needs', isDocument = false, execute } = definition
  return {
    ...baseOf(path, { ...definition, answer: definition.answer ?? z.string() }),
    method: 'GET',
    limit,
    inBody: false,
    session,
    mediaType,
    isDocument,
    execute: (parameters, context) => execute(input.parse(parameters), context),
  }
}

function executed<Schema extends z.ZodObject, Value>(
  method: ExecutedEndpoint['method'],
  path: string,
  definition: WriteDefinition<Schema, Value>,
): ExecutedEndpoint {
  const { input, limit, inBody = false, session = null, shape, documentPath } = definition
  return {
    ...baseOf(path, definition),
    method,
    limit,
    inBody,
    session,
    mediaType: null,
    isDocument: documentPath !== undefined,
    execute: async (parameters, context, locale) => {
      const parsed = input.safeParse(parameters)
      if (!parsed.success) return refuse('bad-field', { field: wrongField(parsed.error) })
      const result = await definition.execute(parsed.data, context)
      if (!result.ok) return result
      const { value, remember } = result.value
      return ok({ value: JSON.stringify(shape(value, locale)), remember, documentPath: documentPath?.(value) })
    },
  }
}

/** Where the first problem of a structured parameter is, such as `meal_plan.id`. */
const wrongField = ({ issues }: z.ZodError) => (issues[0]?.path ?? []).map(String).join('.').slice(0, 100)
