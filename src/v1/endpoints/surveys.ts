import { answerRequest, answerResponse, surveysQuery, surveysResponse } from '@/contract/surveys'
import { askSurveys, voteInSurvey } from '@/v1/ask-surveys'
import { get, inOneSecond, post } from '@/v1/endpoint'
import { surveyAnswer, surveys } from '@/v1/shapes/surveys'

export const surveyEndpoints = [
  get('surveys/public_list', {
    about: {
      en: 'The polls that are shown now, with their votes, the newest first.',
      fr: 'Les sondages affichés en ce moment et leurs votes, du plus récent au plus ancien.',
    },
    input: surveysQuery,
    ask: askSurveys,
    shape: surveys,
    answer: surveysResponse,
    example: { site_id: 'site' },
    freshUntil: inOneSecond,
  }),
  post('surveys/answer', {
    about: {
      en: 'Votes in a poll, once per visitor, and gives its votes as they are then.',
      fr: 'Vote à un sondage, une fois par visiteur, et donne l’état des votes par la suite.',
    },
    input: answerRequest,
    limit: 'votes',
    act: voteInSurvey,
    shape: surveyAnswer,
    answer: answerResponse,
    example: { survey_id: 'survey', choice: 'choice' },
  }),
]
