import { handleEndpoints } from 'payload'
import config from '@payload-config'
import { forStaffOnly } from '@/server/studio-door'
import { fieldsOf } from '@/server/stored'

type Asked = { data?: object; token?: string; cookie?: string; language?: string; headers?: Record<string, string> }
export type Answered = { status: number; body: Record<string, unknown>; text: string; headers: Headers }

const door = forStaffOnly((request) => handleEndpoints({ config, request }))
const server = 'http://localhost:3000'

/** The studio's API as a browser or a program asks it: `ask('POST', 'staff/login', { data })`. Starts no server. */
export async function ask(method: string, path: string, asked: Asked = {}): Promise<Answered> {
  const headers = new Headers({ 'Content-Type': 'application/json', ...asked.headers })
  if (asked.token) headers.set('Authorization', `JWT ${asked.token}`)
  if (asked.cookie) headers.set('Cookie', `payload-token=${asked.cookie}`)
  if (asked.language) headers.set('Accept-Language', asked.language)
  const body = asked.data === undefined ? {} : { body: JSON.stringify(asked.data) }
  const request = new Request(`${server}/api/${path}`, { method, headers, ...body })
  const slug = (path.split('?')[0] ?? '').split('/')
  const response = await door(request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  return { status: response.status, body: text ? fieldsOf(JSON.parse(text)) : {}, text, headers: response.headers }
}

/** What stands at the field of a refused form, or the sentence of a refusal without a field. */
export function refusalIn({ body }: Answered): { path?: string; message: string } {
  const [error] = body.errors as { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  return error?.data?.errors?.[0] ?? { message: error?.message ?? '' }
}
