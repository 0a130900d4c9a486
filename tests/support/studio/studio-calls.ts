import type { Payload } from 'payload'
import type { Role } from '@/domain/roles'
import { DELETE, GET, PATCH, POST } from '../../../src/app/(payload)/api/[...slug]/route'

const host = 'http://localhost:3000'
const handlers = { GET, POST, PATCH, DELETE }
type Method = keyof typeof handlers
type SampleFile = { name: string; mimetype: string; data: Buffer }
export type Answer = { status: number; text: string; json: Record<string, unknown> }
type Call = {
  query?: Record<string, string>
  data?: object
  file?: SampleFile
  cookie?: string
  headers?: Record<string, string>
}

/** The body that the studio's forms send: JSON, or multipart with the document in `_payload` and its file. */
function bodyOf({ data, file }: Call): { body?: BodyInit; type?: string } {
  if (!file) return data ? { body: JSON.stringify(data), type: 'application/json' } : {}
  const form = new FormData()
  form.set('_payload', JSON.stringify(data ?? {}))
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  return { body: form }
}

/** Calls a route handler of the studio's REST API like a browser on this site. `path` is without `/api/`. */
export async function call(method: Method, path: string, token: string | null, rest: Call = {}): Promise<Answer> {
  const { body, type } = bodyOf(rest)
  const search = rest.query ? `?${new URLSearchParams(rest.query)}` : ''
  const cookies = [...(token ? [`payload-token=${token}`] : []), ...(rest.cookie ? [rest.cookie] : [])]
  const headers = new Headers({ origin: host, 'accept-language': 'en', ...rest.headers })
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  if (type) headers.set('content-type', type)
  const request = new Request(`${host}/api/${path}${search}`, { method, headers, body })
  const slug = path.split('/').map(decodeURIComponent)
  const response = await handlers[method](request, { params: Promise.resolve({ slug }) })
  const text = await response.text()
  return { status: response.status, text, json: readJson(text) }
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export const password = 'a-Long-passw0rd!'

/** Creates a staff account with this role at these sites and signs it in. Returns its id and session token. */
export async function signInAs(payload: Payload, role: Role, sites: string[], name: string) {
  const email = `${name}@example.com`
  const { id } = await payload.create({
    collection: 'staff',
    data: { name, role, email, password, sites: sites.map((site) => ({ site })) },
    overrideAccess: true, // the test sets up accounts
  })
  const { json, text } = await call('POST', 'staff/login', null, { data: { email, password } })
  if (typeof json.token !== 'string') throw new Error(`${name} could not sign in: ${text}`)
  return { id, token: json.token }
}
