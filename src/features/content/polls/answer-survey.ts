import { ok, refuse, type Result } from '@/domain/result'
import { findChoice, type CountedSurvey } from '@/domain/content/survey'
import { openPayload } from '@/server/database/payload'
import { addVotes } from '@/server/database/survey-votes'
import { countSurveys, findShownSurvey } from './read-surveys'

export type SurveyAnswer = {
  surveyId: string
  /** The id, the text or the position of a choice: see `chosenOf`. */
  choice: string
  /** True if this visitor has answered before. The vote is then not counted again. */
  answered: boolean
}

export type CountedAnswer = { survey: CountedSurvey; choiceId: string; answered: boolean }

/**
 * Counts a vote and returns the survey with its current votes. Refuses `not-found-survey` if visitors do not see the survey
 * now, and `not-found-choice` for an unknown choice. Spec: PUB-7.23, PUB-2.50.
 */
export async function answerSurvey(
  { surveyId, choice, answered }: SurveyAnswer,
  now: Date,
): Promise<Result<CountedAnswer>> {
  const survey = await findShownSurvey(surveyId, now)
  if (survey === null) return refuse('not-found-survey')
  const chosen = findChoice(survey.choices, choice)
  if (chosen === null) return refuse('not-found-choice')
  if (!answered) await addVotes(await openPayload(), survey.id, chosen.id)
  const [counted] = await countSurveys([survey])
  return counted ? ok({ survey: counted, choiceId: chosen.id, answered }) : refuse('not-found-survey')
}
