import { answerRequest } from '@/contract/surveys'
import { safeReturnPath } from '@/domain/return-path'
import { clock } from '@/server/clock'
import { visitingNetwork } from '@/server/page-status'
import { waitOf } from '@/server/rate-limits'
import { readSentBody } from '@/server/sent-body'
import { voteInSurvey } from '@/v1/ask-surveys'
import { readCookie, setCookie } from '@/v1/cookies'
import { readBody } from '@/v1/read-body'

const longestId = 64

type Outcome = { problem?: 'tooMany' | 'gone' | 'failed'; cookie?: string }

/**
 * The vote of a page whose script does not run: form fields `survey`, `choice` and `back` (a path of this host). It counts
 * and is remembered as in v1, and the visitor comes back to the poll; where it did not count, the address says why. A form
 * on someone else's page changes nothing. Spec: PUB-2.50, PUB-4.12.
 */
export async function POST(request: Request) {
  const body = await readBody(await readSentBody(request))
  const sent = body.ok ? body.value : new Map<string, string>()
  const [survey = '', choice = ''] = ['survey', 'choice'].map((name) => (sent.get(name) ?? '').slice(0, longestId))
  const isForeign = request.headers.get('sec-fetch-site') === 'cross-site'
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
  if (waitOf('votes', visitingNetwork()) > 0) return { problem: 'tooMany' }
  const visit = { now: clock.now(), locale: 'en' as const, cookie: (name: string) => readCookie(cookies, name) }
  try {
    const done = await voteInSurvey(answerRequest.parse({ survey_id: survey, choice }), visit)
    if (!done.ok) return { problem: 'gone' }
    const { remember } = done.value
    return remember ? { cookie: setCookie(remember, false) } : {}
  } catch (error) {
    console.error(error)
    return { problem: 'failed' }
  }
}

/** An address typed by hand: nothing to vote for here. */
export const GET = () => new Response(null, { status: 303, headers: { Location: '/' } })
