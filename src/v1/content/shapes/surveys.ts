import type { z } from 'zod'
import type { answerResponse, SurveyRow, surveysResponse } from '@/contract/content/surveys'
import type { Locale } from '@/domain/locale'
import { votePercentages, type CountedSurvey } from '@/domain/content/survey'
import type { CountedAnswer } from '@/features/content/polls/answer-survey'
import { success } from '@/v1/engine/envelope'

/** A poll with its votes; percentages are whole numbers. Spec: PUB-3.15, PUB-9.6. */
function surveyRow({ id, customId, question, choices, showFrom, showUntil }: CountedSurvey, locale: Locale): SurveyRow {
  const shares = votePercentages(choices.map(({ votes }) => votes))
  return {
    id,
    customId,
    question: question[locale],
    start: showFrom,
    end: showUntil,
    choices: choices.map(({ id, choice, votes }, index) => ({
      id,
      choice: choice[locale],
      votes,
      percentage: shares[index] ?? 0,
    })),
    total_votes: choices.reduce((sum, { votes }) => sum + votes, 0),
  }
}

/** `records` counts the polls. Spec: PUB-7.22. */
export function surveys(listed: CountedSurvey[], locale: Locale): z.infer<typeof surveysResponse> {
  return success(listed.length, { surveys: listed.map((survey) => surveyRow(survey, locale)) })
}

/** Spec: PUB-7.23. */
export function surveyAnswer({ survey, answered }: CountedAnswer, locale: Locale): z.infer<typeof answerResponse> {
  return success(1, { already_answered: answered, survey: surveyRow(survey, locale) })
}
