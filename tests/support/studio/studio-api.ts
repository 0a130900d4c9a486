import type { Payload } from 'payload'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { ask, type StudioAnswer } from './rest'
import type { Person } from '../data/staff'

type Options = { data?: object; language?: 'en' | 'fr'; override?: string }

/** Sends a request to the studio's API with a token or none. `override` is the method that a POST stands for. */
export const requestStudioAs = (
  token: string | null,
  method: string,
  path: string,
  { override, ...options }: Options = {},
): Promise<StudioAnswer> =>
  ask(method, path, {
    ...options,
    ...(token ? { token } : {}),
    ...(override ? { headers: { 'X-Payload-HTTP-Method-Override': override } } : {}),
  })

/** Signs a person of the staff in. Returns the token of the session. */
export async function tokenOfStaff(payload: Payload, { email }: Pick<Person, 'email'>): Promise<string | undefined> {
  const { token } = await payload.login({
    collection: 'staff',
    data: { email, password: 'a-long-password' },
    overrideAccess: true, // anyone may sign in
  })
  return token
}

/** Signs a person in and returns a function for requests to the studio's API: `ask('GET', 'dishes?limit=1')`. */
export async function signInToStudio(payload: Payload, person: Person) {
  const token = await tokenOfStaff(payload, person)
  return (method: string, path: string, options?: Options) => requestStudioAs(token ?? null, method, path, options)
}

/** The error messages of a response by field. */
export const listFieldErrors = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    rowsOf(body.errors)
      .flatMap((error) => rowsOf(fieldsOf(error.data).errors))
      .map(({ path, message }) => [String(path), String(message)]),
  )
