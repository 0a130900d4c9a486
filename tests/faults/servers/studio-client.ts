import { fieldsOf, rowsOf } from '@/server/database/stored-values'

type StudioReply = { status: number; body: Record<string, unknown> }
/** Sends a request to the studio's API: `ask('GET', 'dishes?limit=1')`. Rejects when the connection breaks. */
export type Ask = (method: string, path: string, data?: object) => Promise<StudioReply>

export const staffPasswords = {
  administrator: 'demo-administrator',
  'site-manager': 'demo-site-manager',
  editor: 'demo-editor-sign-in',
  'menu-editor': 'demo-menu-editor',
  'shop-manager': 'demo-shop-manager',
  dietitian: 'demo-dietitian',
}
export type StaffRole = keyof typeof staffPasswords

async function send(base: string, method: string, path: string, headers: Record<string, string>, data?: object) {
  const response = await fetch(`${base}/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? fieldsOf(JSON.parse(text)) : {} }
}

/** Signs a member of the demo's staff in. Returns the session's token. */
export async function signInStaff(base: string, role: StaffRole): Promise<string> {
  const data = { email: `${role}@example.com`, password: staffPasswords[role] }
  const { status, body } = await send(base, 'POST', 'staff/login', {}, data)
  if (typeof body.token !== 'string') throw new Error(`${role} cannot sign in: ${status} ${JSON.stringify(body)}`)
  return body.token
}

export const studioClient =
  (base: string, token: string): Ask =>
  (method, path, data) =>
    send(base, method, path, { Authorization: `JWT ${token}` }, data)

/** The documents of a list; throws when it is refused. */
export async function listDocuments(ask: Ask, path: string): Promise<Record<string, unknown>[]> {
  const { status, body } = await ask('GET', path)
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`)
  return rowsOf(body.docs)
}
