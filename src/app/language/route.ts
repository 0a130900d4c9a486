import { locales } from '@/domain/locale'
import { visibleReturnPath } from '@/domain/http/return-path'
import { readRequestBody } from '@/server/http/request-body'
import { isForeignRequest } from '@/server/http/security/request-source'

const maxFormBytes = 8_192
const tenYears = 10 * 365 * 86_400

/**
 * Stores the visitor's language in a cookie and redirects back. Form fields: `to` (en, fr), `back` (a path of this host). A
 * form on a page of another origin changes nothing. Spec: PUB-1.4.
 */
export async function POST(request: Request) {
  const body = await readRequestBody(request, maxFormBytes)
  if (body === 'too-long') return new Response(null, { status: 413 })
  const form = new URLSearchParams(body === 'broken-off' ? '' : Buffer.from(body.bytes).toString())
  const chosen = locales.find((it) => it === form.get('to'))
  const isOwn = !isForeignRequest(request.headers)
  const back = visibleReturnPath(form.get('back'), isOwn ? request.headers.get('referer') : null)
  const headers = new Headers({ Location: back, 'Cache-Control': 'no-store' })
  // Not HttpOnly: scripts read it to call v1 in the page's language.
  if (chosen && isOwn) headers.set('Set-Cookie', `l1=${chosen}; Path=/; Max-Age=${tenYears}; SameSite=Lax`)
  return new Response(null, { status: 303, headers })
}

/** For visitors who open the address directly. */
export const GET = () => new Response(null, { status: 303, headers: { Location: '/' } })
