import type { z } from 'zod'
import {
  answerRequest,
  answerResponse,
  surveysQuery,
  surveysResponse,
  type SurveyRow,
} from '@/contract/content/surveys'
import { votePercentages, type CountedSurvey } from '@/domain/content/survey'
import type { Locale } from '@/domain/locale'
import type { CountedAnswer } from '@/features/content/polls/answer-survey'
import { success } from '@/v1/engine/envelope'
import { resolveSurveys, voteInSurvey } from './resolve-surveys'
import { get, post } from '@/v1/engine/define-endpoint'
import { inOneSecond } from '@/v1/engine/expiry'

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
function surveys(listed: CountedSurvey[], locale: Locale): z.infer<typeof surveysResponse> {
  return success(listed.length, { surveys: listed.map((survey) => surveyRow(survey, locale)) })
}

/** Spec: PUB-7.23. */
function surveyAnswer({ survey, answered }: CountedAnswer, locale: Locale): z.infer<typeof answerResponse> {
  return success(1, { already_answered: answered, survey: surveyRow(survey, locale) })
}

export const surveyEndpoints = [
  get('surveys/public_list', {
    about: {
      en: 'Lists the polls that a site shows now with their votes, newest first. percentage is a whole number from 0 to 100.',
      fr: 'Liste les sondages qu’un site affiche en ce moment et leurs votes, du plus récent au plus ancien. percentage est un nombre entier de 0 à 100.',
    },
    input: surveysQuery,
    resolve: resolveSurveys,
    shape: surveys,
    answer: surveysResponse,
    example: { site_id: 'site' },
    freshUntil: inOneSecond,
  }),
  post('surveys/answer', {
    about: {
      en: 'Votes in a poll and returns its current votes. A browser counts once: already_answered is true if it has voted before.',
      fr: 'Vote à un sondage et retourne l’état des votes. Un navigateur compte une seule fois\u00a0: already_answered est true s’il a déjà voté.',
    },
    input: answerRequest,
    limit: 'votes',
    execute: voteInSurvey,
    shape: surveyAnswer,
    answer: answerResponse,
    example: { survey_id: 'survey', choice: 'choice' },
  }),
]
