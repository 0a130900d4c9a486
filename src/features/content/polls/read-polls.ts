import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { answerCookieName, votePercentages, type CountedSurvey, type Survey } from '@/domain/content/survey'
import { countSurveys, readShownSurveys } from './read-surveys'

/** The results of a poll: the share of each choice in whole percent. `mine` is the visitor's choice, null if unknown. */
export type PollResults = {
  shares: { id: string; text: string; percentage: number }[]
  total: number
  mine: string | null
}

/** A poll in one language. `results` is null until this visitor has answered. Spec: PUB-2.50, PUB-4.12. */
export type Poll = {
  id: string
  question: string
  choices: { id: string; text: string }[]
  results: PollResults | null
}

/**
 * The polls that visitors of a site see now, newest first, with results for the polls that this visitor has answered.
 * `cookie` returns the value of a request cookie.
 */
export async function readPolls(
  site: Site,
  locale: Locale,
  cookie: (name: string) => string | undefined,
): Promise<Poll[]> {
  const surveys = await readShownSurveys(site.id)
  const answered = surveys.filter(({ id }) => cookie(answerCookieName(id)))
  const counted = new Map((await countSurveys(answered)).map((survey) => [survey.id, survey]))
  return surveys.map((survey) => {
    const votes = counted.get(survey.id)
    return { ...toPollTexts(survey, locale), results: votes ? toResults(votes, locale, cookie) : null }
  })
}

const toPollTexts = ({ id, question, choices }: Survey, locale: Locale) => ({
  id,
  question: localize(question, locale) ?? '',
  choices: choices.map(({ id, choice }) => ({ id, text: localize(choice, locale) ?? '' })),
})

function toResults(
  { id, choices }: CountedSurvey,
  locale: Locale,
  cookie: (name: string) => string | undefined,
): PollResults {
  const votes = choices.map((choice) => choice.votes)
  const shares = votePercentages(votes)
  return {
    shares: choices.map((choice, index) => ({
      id: choice.id,
      text: localize(choice.choice, locale) ?? '',
      percentage: shares[index] ?? 0,
    })),
    total: votes.reduce((sum, each) => sum + each, 0),
    mine: cookie(answerCookieName(id)) ?? null,
  }
}
