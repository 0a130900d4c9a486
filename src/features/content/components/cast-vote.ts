import type { SurveyRow } from '@/contract/surveys'
import type { Locale } from '@/domain/locale'
import type { PollResults } from '@/features/content/read-polls'

/** Why a vote did not count: too many from one network, a poll that is over, anything else. */
export const voteProblems = ['tooMany', 'gone', 'failed'] as const
export type VoteProblem = (typeof voteProblems)[number]

type Answer = { status: 'success'; already_answered: boolean; survey: SurveyRow } | { status: 'error' }
const patienceMs = 20_000

/** Votes, and gives the poll as it stands with that vote, or why it did not count. Spec: PUB-4.12, PUB-9.1. */
export async function castVote(survey: string, choice: string, locale: Locale): Promise<PollResults | VoteProblem> {
  try {
    const response = await fetch('/v1/surveys/answer', {
      method: 'POST',
      body: new URLSearchParams({ survey_id: survey, choice, locale }),
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.status === 429) return 'tooMany'
    if (!response.ok) return 'failed'
    const answer = (await response.json()) as Answer
    return answer.status === 'success' ? resultsOf(answer, choice) : 'gone'
  } catch {
    return 'failed' // no network, no answer in time, or something in between that answers otherwise
  }
}

/** Who had voted before chose something, but perhaps not this. */
function resultsOf({ already_answered, survey }: Extract<Answer, { status: 'success' }>, choice: string): PollResults {
  return {
    shares: survey.choices.map(({ id, choice: text, percentage }) => ({ id, text, percentage })),
    total: survey.total_votes,
    mine: already_answered ? null : choice,
  }
}
