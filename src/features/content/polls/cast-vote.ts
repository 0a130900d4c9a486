import type { SurveyRow } from '@/contract/content/surveys'
import type { Locale } from '@/domain/locale'
import type { PollResults } from './read-polls'

/** Why a vote did not count: too many votes from one network, a poll that has ended, any other error. */
export const voteProblems = ['tooMany', 'gone', 'failed'] as const
export type VoteProblem = (typeof voteProblems)[number]

type VoteResponse = { status: 'success'; already_answered: boolean; survey: SurveyRow } | { status: 'error' }
const timeoutMs = 20_000

/** Sends a vote to v1. Returns the results with that vote, or why it did not count. Spec: PUB-4.12, PUB-9.1. */
export async function castVote(survey: string, choice: string, locale: Locale): Promise<PollResults | VoteProblem> {
  try {
    const response = await fetch('/v1/surveys/answer', {
      method: 'POST',
      body: new URLSearchParams({ survey_id: survey, choice, locale }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 429) return 'tooMany'
    if (!response.ok) return 'failed'
    const body = (await response.json()) as VoteResponse
    return body.status === 'success' ? toResults(body, choice) : 'gone'
  } catch {
    return 'failed' // no connection, a timeout, or a response that is not JSON
  }
}

/** The earlier choice of a visitor who had already voted is unknown, so `mine` is null. */
function toResults(
  { already_answered, survey }: Extract<VoteResponse, { status: 'success' }>,
  choice: string,
): PollResults {
  return {
    shares: survey.choices.map(({ id, choice: text, percentage }) => ({ id, text, percentage })),
    total: survey.total_votes,
    mine: already_answered ? null : choice,
  }
}
