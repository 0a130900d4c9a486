import { answerRequest, answerResponse, surveysQuery, surveysResponse } from '@/contract/content/surveys'
import { resolveSurveys, voteInSurvey } from './resolve-surveys'
import { get, post } from '@/v1/engine/define-endpoint'
import { inOneSecond } from '@/v1/engine/expiry'
import { surveyAnswer, surveys } from '@/v1/content/shapes/surveys'

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
