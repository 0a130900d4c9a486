import { ok, refuse, type Result } from '@/domain/result'
import { chosenOf, type CountedSurvey } from '@/domain/survey'
import { openPayload } from '@/server/payload'
import { addVotes } from '@/server/survey-votes'
import { countSurveys, findShownSurvey } from './read-surveys'

export type SurveyAnswer = {
  surveyId: string
  /** The choice's id, its text or its place: see `chosenOf`. */
  choice: string
  /** Whether this visitor has answered before. Their vote then counts no second time. */
  answered: boolean
}

export type Answered = { survey: CountedSurvey; choiceId: string; answered: boolean }

/**
 * Counts a visitor's vote, and gives the survey as it is with that vote. Refuses `not-found-survey` where visitors do not
 * see it now, `not-found-choice`. Spec: PUB-7.23, PUB-2.50.
 */
export async function answerSurvey({ surveyId, choice, answered }: SurveyAnswer, now: Date): Promise<Result<Answered>> {
  const survey = await findShownSurvey(surveyId, now)
  if (survey === null) return refuse('not-found-survey')
  const chosen = chosenOf(survey.choices, choice)
  if (chosen === null) return refuse('not-found-choice')
  if (!answered) await addVotes(await openPayload(), survey.id, chosen.id)
  const [counted] = await countSurveys([survey])
  return counted ? ok({ survey: counted, choiceId: chosen.id, answered }) : refuse('not-found-survey')
}
