import type { z } from 'zod'
import type { Locale, Localized } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'
import type { LimitName } from '@/server/rate-limits'
import type { Kept } from './cookies'

/**
 * A question that is understood. `about` begins with its subject and names everything that its answer depends on besides
 * language and data: equal questions have equal lists, and share one answer. `siteId` is null when it is about no one site.
 * `until` is when the address begins to mean something else (a date that was left out), in milliseconds. `read` gets
 * the value, afresh each time.
 */
export type Asked<Value> = {
  about: readonly string[]
  siteId: string | null
  until: number
  read: (now: Date) => Promise<Result<Value>>
}

/** A question with its shape: `toJson` gives the body and until when it holds, in milliseconds. */
export type Question = Omit<Asked<unknown>, 'read'> & {
  toJson: (now: Date) => Promise<Result<{ json: string; freshUntil: number }>>
}

/** What of an installation's own content stands in for a parameter, where an endpoint is shown by example. */
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

/** What a reader is told of an endpoint: what it gives, the schema of its success, and by which content to try it. */
type Described = {
  about: Localized
  answer: z.ZodType
  example: Readonly<Record<string, ExampleName>>
  /** What a parameter is here, where it is not what the same word is elsewhere. */
  says?: Readonly<Record<string, Localized>>
}

type Placed = Described & {
  path: string
  template: readonly string[]
  parameters: readonly string[]
}

/** The text of every parameter, null where there is none. */
type Given = Record<string, string | null>

export type ReadEndpoint = Placed & {
  method: 'GET'
  understand: (given: Given, now: Date, locale: Locale) => Promise<Result<Question>>
}

/** Who acts, when and in which language. `cookie` gives the value of a visitor's cookie, null when they have none of that name. */
export type Visit = { now: Date; locale: Locale; cookie: (name: string) => string | null }

/** What was done, and the cookie in which the visitor's browser is to keep something of it. */
export type Done<Value> = { value: Value; remember: Kept | null }

export type ActEndpoint = Placed & {
  method: 'POST' | 'PUT'
  /** Which limit per network counts it. */
  limit: LimitName
  /** Taken from a body alone: what is nobody's business must not stand in an address, which logs keep. */
  inBody: boolean
  /** Does it, at once and each time; the value is the body. */
  act: (given: Given, visit: Visit, locale: Locale) => Promise<Result<Done<string>>>
}

export type Endpoint = ReadEndpoint | ActEndpoint

type ReadRow<Schema extends z.ZodObject, Value> = Described & {
  input: Schema
  ask: (input: z.output<Schema>, now: Date) => Promise<Result<Asked<Value>>>
  shape: (value: Value, locale: Locale) => object
  /** When the clock alone makes an answer old; without it only a change of data does. */
  freshUntil?: (now: Date) => number
}

type ActRow<Schema extends z.ZodObject, Value> = Described & {
  input: Schema
  limit: LimitName
  inBody?: boolean
  act: (input: z.output<Schema>, visit: Visit) => Promise<Result<Done<Value>>>
  shape: (value: Value, locale: Locale) => object
}

const placed = (path: string, { about, answer, example, says, input }: Described & { input: z.ZodObject }): Placed => ({
  about,
  answer,
  example,
  says,
  path,
  template: path.split('/'),
  parameters: Object.keys(input.shape),
})

/** One row of the table of endpoints: a question. */
export function get<Schema extends z.ZodObject, Value>(path: string, row: ReadRow<Schema, Value>): ReadEndpoint {
  const { input, ask, shape, freshUntil = () => Infinity } = row
  return {
    ...placed(path, row),
    method: 'GET',
    understand: async (given, now, locale) => {
      const asked = await ask(input.parse(given), now)
      if (!asked.ok) return asked
      const { read, ...question } = asked.value
      const toJson: Question['toJson'] = async (at) => {
        const value = await read(at)
        if (!value.ok) return value
        return ok({ json: JSON.stringify(shape(value.value, locale)), freshUntil: freshUntil(at) })
      }
      return ok({ ...question, toJson })
    },
  }
}

/** One row of the table of endpoints: something that is done. */
export const post = <Schema extends z.ZodObject, Value>(path: string, row: ActRow<Schema, Value>): ActEndpoint =>
  acting('POST', path, row)

/** One that puts something in the place of what was there. */
export const put = <Schema extends z.ZodObject, Value>(path: string, row: ActRow<Schema, Value>): ActEndpoint =>
  acting('PUT', path, row)

function acting<Schema extends z.ZodObject, Value>(
  method: ActEndpoint['method'],
  path: string,
  row: ActRow<Schema, Value>,
): ActEndpoint {
  const { input, limit, inBody = false, act, shape } = row
  return {
    ...placed(path, row),
    method,
    limit,
    inBody,
    act: async (given, visit, locale) => {
      const done = await act(input.parse(given), visit)
      if (!done.ok) return done
      const { value, remember } = done.value
      return ok({ value: JSON.stringify(shape(value, locale)), remember })
    },
  }
}

/** For numbers that visitors change all the time, which nobody announces. */
export const inOneSecond = (now: Date) => now.getTime() + 1_000

/** Openings, closings and their messages change on full minutes. */
export const endOfMinute = (now: Date) => endOf(now, 60_000)

/** Midnights and changes of clocks fall on quarter hours of UTC, in every zone. */
export const endOfQuarterHour = (now: Date) => endOf(now, 15 * 60_000)

const endOf = (now: Date, span: number) => (Math.floor(now.getTime() / span) + 1) * span
