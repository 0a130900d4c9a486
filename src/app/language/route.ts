import { locales } from '@/domain/locale'
import { safeReturnPath } from '@/domain/return-path'

const longestForm = 8_192
const tenYears = 10 * 365 * 86_400

/**
 * Keeps the visitor's choice of language and sends them back to where they were: form fields `to` (en, fr) and `back`
 * (a path of this host). A form on someone else's page changes nothing. Spec: PUB-1.4.
 */
export async function POST(request: Request) {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (!(length <= longestForm)) return new Response(null, { status: 413 })
  const form = new URLSearchParams(await request.text())
  const chosen = locales.find((it) => it === form.get('to'))
  const headers = new Headers({ Location: safeReturnPath(form.get('back')), 'Cache-Control': 'no-store' })
  const isForeign = request.headers.get('sec-fetch-site') === 'cross-site'
  // Scripts may read it: the browser's own calls speak the page's language.
  if (chosen && !isForeign) headers.set('Set-Cookie', `l1=${chosen}; Path=/; Max-Age=${tenYears}; SameSite=Lax`)
  return new Response(null, { status: 303, headers })
}

/** An address typed by hand: nothing to choose here. */
export const GET = () => new Response(null, { status: 303, headers: { Location: '/' } })
