import type { Payload } from 'payload'
import { fieldsOf, rowsOf } from '@/server/stored'
import { ask, type Answered } from './rest'
import type { Person } from './staff'

type Options = { data?: object; language?: 'en' | 'fr'; override?: string }

/** The studio's API as somebody with this token, or with none; `override` says which method a POST stands for. */
export const callStudio = (
  token: string | null,
  method: string,
  path: string,
  { override, ...options }: Options = {},
): Promise<Answered> =>
  ask(method, path, {
    ...options,
    ...(token ? { token } : {}),
    ...(override ? { headers: { 'X-Payload-HTTP-Method-Override': override } } : {}),
  })

/** A member of staff, signed in: `ask('GET', 'dishes?limit=1')`. */
export async function studioOf(payload: Payload, person: Person) {
  const { token } = await payload.login({
    collection: 'staff',
    data: { email: person.email, password: 'a-long-password' },
    overrideAccess: true, // signing in is for everybody
  })
  return (method: string, path: string, options?: Options) => callStudio(token ?? null, method, path, options)
}

/** The refusals of an answer by their fields. */
export const refusalsIn = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    rowsOf(body.errors)
      .flatMap((error) => rowsOf(fieldsOf(error.data).errors))
      .map(({ path, message }) => [String(path), String(message)]),
  )
