import { handleEndpoints } from 'payload'
import config from '@payload-config'
import { answerWhenDatabaseIsAway } from '@/server/http/studio/database-away'
import { staffOnly } from '@/server/http/studio/studio-entry'
import { fieldsOf } from '@/server/database/stored-values'

type Options = { data?: object; token?: string; cookie?: string; language?: string; headers?: Record<string, string> }
export type StudioAnswer = { status: number; body: Record<string, unknown>; text: string; headers: Headers }

const handler = answerWhenDatabaseIsAway(staffOnly((request) => handleEndpoints({ config, request })))
const server = 'http://localhost:3000'

/** Sends a request to the studio's API without starting a server: `ask('POST', 'staff/login', { data })`. */
export async function ask(method: string, path: string, options: Options = {}): Promise<StudioAnswer> {
  const headers = new Headers({ 'Content-Type': 'application/json', ...options.headers })
  if (options.token) headers.set('Authorization', `JWT ${options.token}`)
  if (options.cookie) headers.set('Cookie', `payload-token=${options.cookie}`)
  if (options.language) headers.set('Accept-Language', options.language)
  const body = options.data === undefined ? {} : { body: JSON.stringify(options.data) }
  const request = new Request(`${server}/api/${path}`, { method, headers, ...body })
  const slug = (path.split('?')[0] ?? '').split('/')
  const response = await handler(request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  const answered = text.startsWith('{') ? fieldsOf(JSON.parse(text)) : {}
  return { status: response.status, body: answered, text, headers: response.headers }
}

/** Returns the first error of a response: with its path for a field, else the message alone. */
export function getFirstError({ body }: StudioAnswer): { path?: string; message: string } {
  const [error] = body.errors as { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  const field = error?.data?.errors?.[0]
  return field ? { path: field.path, message: field.message } : { message: error?.message ?? '' }
}
