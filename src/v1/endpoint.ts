import type { z } from 'zod'
import type { Locale, Localized } from '@/domain/locale'
import { ok, type Result } from '@/domain/result'

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
}

export type Endpoint = Described & {
  method: 'GET' | 'POST'
  path: string
  template: readonly string[]
  parameters: readonly string[]
  /** `given` has the text of every parameter, null where there is none. */
  understand: (given: Record<string, string | null>, now: Date, locale: Locale) => Promise<Result<Question>>
}

type Row<Schema extends z.ZodObject, Value> = Described & {
  input: Schema
  ask: (input: z.output<Schema>, now: Date) => Promise<Result<Asked<Value>>>
  shape: (value: Value, locale: Locale) => object
  /** When the clock alone makes an answer old; without it only a change of data does. */
  freshUntil?: (now: Date) => number
}

/** One row of the table of endpoints. */
export function get<Schema extends z.ZodObject, Value>(path: string, row: Row<Schema, Value>): Endpoint {
  const { input, ask, shape, freshUntil = () => Infinity, about, answer, example } = row
  return {
    about,
    answer,
    example,
    method: 'GET',
    path,
    template: path.split('/'),
    parameters: Object.keys(input.shape),
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

/** Openings, closings and their messages change on full minutes. */
export const endOfMinute = (now: Date) => endOf(now, 60_000)

/** Midnights and changes of clocks fall on quarter hours of UTC, in every zone. */
export const endOfQuarterHour = (now: Date) => endOf(now, 15 * 60_000)

const endOf = (now: Date, span: number) => (Math.floor(now.getTime() / span) + 1) * span
