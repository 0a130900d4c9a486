import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { answerRequest } from '@/contract/content/surveys'
import { safeReturnPath } from '@/domain/http/return-path'
import { clock } from '@/server/clock'
import { getClientNetwork } from '@/server/http/current-request'
import { takeRateLimitToken } from '@/server/http/rate-limits'
import { readRequestBody } from '@/server/http/request-body'
import { isForeignRequest } from '@/server/http/security/request-source'
import { voteInSurvey } from '@/v1/content/resolve-surveys'
import { readCookie, formatSetCookie } from '@/domain/http/cookies'
import { parseBody } from '@/v1/engine/parse-body'
import { logError } from '@/server/logging/log-error'

const maxIdLength = 64

type Outcome = { problem?: 'tooMany' | 'gone' | 'failed'; cookie?: string }

/**
 * A vote without JavaScript. Form fields: `survey`, `choice`, `back` (a path of this host). It counts as a vote through v1,
 * and redirects back to the poll; if it did not count, the query has the reason. A form on a page of another origin
 * changes nothing. Spec: PUB-2.50, PUB-4.12.
 */
export async function POST(request: Request) {
  const body = await parseBody(await readRequestBody(request))
  const sent = body.ok ? body.value.texts : new Map<string, string>()
  const [survey = '', choice = ''] = ['survey', 'choice'].map((name) => (sent.get(name) ?? '').slice(0, maxIdLength))
  const isForeign = isForeignRequest(request.headers)
  const outcome: Outcome = isForeign ? { problem: 'failed' } : await vote(survey, choice, request.headers.get('cookie'))
  const query = outcome.problem ? `?${new URLSearchParams({ poll: survey, choice, problem: outcome.problem })}` : ''
  const path = safeReturnPath(sent.get('back')).replace(/\?.*/, '')
  const headers = new Headers({
    Location: `${path}${query}#poll-${encodeURIComponent(survey)}`,
    'Cache-Control': 'no-store',
  })
  if (outcome.cookie) headers.set('Set-Cookie', outcome.cookie)
  return new Response(null, { status: 303, headers })
}

async function vote(survey: string, choice: string, cookies: string | null): Promise<Outcome> {
  if (takeRateLimitToken('votes', getClientNetwork()) > 0) return { problem: 'tooMany' }
  const visit = {
    now: clock.now(),
    locale: 'en' as const,
    cookie: (name: string) => readCookie(cookies, name),
    network: getClientNetwork(),
  }
  try {
    const done = await voteInSurvey(answerRequest.parse({ survey_id: survey, choice }), visit)
    if (!done.ok) return { problem: 'gone' }
    const [remember] = [done.value.remember ?? []].flat()
    return remember ? { cookie: formatSetCookie(remember, false) } : {}
  } catch (error) {
    logError('A vote could not be stored:', error)
    return { problem: 'failed' }
  }
}

/** For visitors who open the address directly. */
export const GET = () => new Response(null, { status: 303, headers: { Location: '/' } })
