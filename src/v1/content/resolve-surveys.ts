import type { z } from 'zod'
import type { answerRequest, surveysQuery } from '@/contract/content/surveys'
import { ok, refuse, type Result } from '@/domain/result'
import { answerCookieName, type CountedSurvey } from '@/domain/content/survey'
import { answerSurvey, type CountedAnswer } from '@/features/content/polls/answer-survey'
import { countSurveys, readShownSurveys } from '@/features/content/polls/read-surveys'
import { findPublishedSite } from '@/v1/site/resolve-sites'
import type { ResolvedRequest, RequestContext, WriteAnswer } from '@/v1/engine/endpoint'
import { endOfQuarterHour } from '@/v1/engine/expiry'

/**
 * Resolves the polls that are shown now, at most `count`. Refuses
 * `missing-parameter`, `not-found-site`. Spec: PUB-7.22.
 */
export async function resolveSurveys(
  { site_id, count }: z.output<typeof surveysQuery>,
  asOf: Date,
): Promise<Result<ResolvedRequest<CountedSurvey[]>>> {
  const site = await findPublishedSite(site_id)
  if (!site.ok) return site
  const { id } = site.value
  const total = (await readShownSurveys(id, asOf)).length
  const limit = count < total ? count : null
  return ok({
    site: site.value,
    validUntil: endOfQuarterHour(asOf),
    read: async (now) => ok(await countSurveys((await readShownSurveys(id, now)).slice(0, limit ?? undefined))),
  })
}

/**
 * Counts a vote, unless the browser's cookie says that it has voted. Refuses `missing-parameter`, `not-found-survey`,
 * `not-found-choice`. Spec: PUB-7.23.
 */
export async function voteInSurvey(
  { survey_id: surveyId, choice }: z.output<typeof answerRequest>,
  { now, cookie }: RequestContext,
): WriteAnswer<CountedAnswer> {
  if (surveyId === null) return refuse('missing-parameter', { parameter: 'survey_id' })
  if (choice === null) return refuse('missing-parameter', { parameter: 'choice' })
  const answered = Boolean(cookie(answerCookieName(surveyId)))
  const result = await answerSurvey({ surveyId, choice, answered }, now)
  if (!result.ok) return result
  const { survey, choiceId } = result.value
  return ok({ value: result.value, remember: answered ? null : { name: answerCookieName(survey.id), value: choiceId } })
}
