import { handleEndpoints, type Payload } from 'payload'
import config from '@payload-config'
import { forStaffOnly } from '@/server/studio-door'
import { fieldsOf, rowsOf } from '@/server/stored'
import type { Person } from './staff'

const door = forStaffOnly((request) => handleEndpoints({ config, request }))

export type Answer = { status: number; body: Record<string, unknown>; text: string }

/** Payload's REST through the door of the studio, as a browser with this token, or with none, would call it. */
export async function callStudio(
  token: string | null,
  method: string,
  path: string,
  { data, language = 'en', override }: { data?: object; language?: 'en' | 'fr'; override?: string } = {},
): Promise<Answer> {
  const request = new Request(`http://localhost:3000/api/${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `JWT ${token}` } : {}),
      ...(data ? { 'Content-Type': 'application/json' } : {}),
      ...(override ? { 'X-Payload-HTTP-Method-Override': override } : {}),
      'Accept-Language': language,
    },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  const slug = new URL(request.url).pathname.split('/').slice(2)
  const response = await door(request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  return { status: response.status, body: fieldsOf(JSON.parse(text)), text }
}

/** A member of staff, signed in: `ask('GET', 'dishes?limit=1')`. */
export async function studioOf(payload: Payload, person: Person) {
  const { token } = await payload.login({
    collection: 'staff',
    data: { email: person.email, password: 'a-long-password' },
    overrideAccess: true, // signing in is for everybody
  })
  return (method: string, path: string, options?: Parameters<typeof callStudio>[3]) =>
    callStudio(token ?? null, method, path, options)
}

/** The refusals of an answer by their fields. */
export const refusalsIn = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    rowsOf(body.errors)
      .flatMap((error) => rowsOf(fieldsOf(error.data).errors))
      .map(({ path, message }) => [String(path), String(message)]),
  )
