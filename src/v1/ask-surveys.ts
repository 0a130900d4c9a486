import type { z } from 'zod'
import type { answerRequest, surveysQuery } from '@/contract/surveys'
import { ok, refuse, type Result } from '@/domain/result'
import { answerCookie, type CountedSurvey } from '@/domain/survey'
import { answerSurvey, type Answered } from '@/features/content/answer-survey'
import { countSurveys, readShownSurveys } from '@/features/content/read-surveys'
import { publishedSite } from './ask-sites'
import { endOfQuarterHour, type Asked, type Done, type Visit } from './endpoint'

/**
 * The polls that are shown now, at most `count`; counts beyond how many there are ask the same. Refuses
 * `missing-parameter`, `not-found-site`. Spec: PUB-7.22.
 */
export async function askSurveys(
  { site_id, count }: z.output<typeof surveysQuery>,
  asOf: Date,
): Promise<Result<Asked<CountedSurvey[]>>> {
  const site = await publishedSite(site_id)
  if (!site.ok) return site
  const { id } = site.value
  const all = (await readShownSurveys(id, asOf)).length
  const most = count < all ? count : null
  return ok({
    about: ['surveys', id, String(most)],
    siteId: id,
    until: endOfQuarterHour(asOf),
    read: async (now) => ok(await countSurveys((await readShownSurveys(id, now)).slice(0, most ?? undefined))),
  })
}

/** Refuses `missing-parameter`, `not-found-survey`, `not-found-choice`. Spec: PUB-7.23. */
export async function voteInSurvey(
  { survey_id: surveyId, choice }: z.output<typeof answerRequest>,
  { now, cookie }: Visit,
): Promise<Result<Done<Answered>>> {
  if (surveyId === null) return refuse('missing-parameter', { parameter: 'survey_id' })
  if (choice === null) return refuse('missing-parameter', { parameter: 'choice' })
  const answered = Boolean(cookie(answerCookie(surveyId)))
  const result = await answerSurvey({ surveyId, choice, answered }, now)
  if (!result.ok) return result
  const { survey, choiceId } = result.value
  return ok({ value: result.value, remember: answered ? null : { name: answerCookie(survey.id), value: choiceId } })
}
