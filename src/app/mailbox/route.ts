import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { resolveLocale } from '@/domain/locale'
import { readReplyContent } from '@/features/forms/replies/read-reply-content'
import { mailboxPolicy, renderMailbox } from '@/features/shop/mailbox/mailbox-html'
import { readMailbox } from '@/features/shop/mailbox/read-mailbox'
import { readSettings } from '@/server/settings'
import { readCookie } from '@/domain/http/cookies'

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** The mails of a demo. 404 everywhere else: staff read them in the studio. */
export async function GET(request: Request) {
  if (!readSettings(process.env).demoMailbox) return new Response('Not found', { status: 404, headers })
  const cookie = readCookie(request.headers.get('cookie'), 'l1')
  const locale = resolveLocale(new URL(request.url).searchParams.get('locale'), cookie === 'fr' ? 'fr' : '')
  return new Response(renderMailbox(await readMailbox(readReplyContent), locale), {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': mailboxPolicy },
  })
}
