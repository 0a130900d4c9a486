import type { Site } from '@/domain/campus'
import { textIn, type Locale } from '@/domain/locale'
import { answerCookie, percentages, type CountedSurvey, type Survey } from '@/domain/survey'
import { countSurveys, readShownSurveys } from './read-surveys'

/** How a poll stands: the share of each choice in whole percent. `mine` is the visitor's choice, null where nobody knows it. */
export type PollResults = {
  shares: { id: string; text: string; percentage: number }[]
  total: number
  mine: string | null
}

/** A poll in one language; `results` only for whom it has been answered. Spec: PUB-2.50, PUB-4.12. */
export type Poll = {
  id: string
  question: string
  choices: { id: string; text: string }[]
  results: PollResults | null
}

/**
 * The polls that visitors of a site see now, the newest first, with the results of those that this visitor has answered:
 * `cookie` gives what their browser keeps under a name.
 */
export async function readPolls(
  site: Site,
  locale: Locale,
  cookie: (name: string) => string | undefined,
): Promise<Poll[]> {
  const surveys = await readShownSurveys(site.id)
  const answered = surveys.filter(({ id }) => cookie(answerCookie(id)))
  const counted = new Map((await countSurveys(answered)).map((survey) => [survey.id, survey]))
  return surveys.map((survey) => {
    const votes = counted.get(survey.id)
    return { ...wordsOf(survey, locale), results: votes ? resultsOf(votes, locale, cookie) : null }
  })
}

const wordsOf = ({ id, question, choices }: Survey, locale: Locale) => ({
  id,
  question: textIn(question, locale) ?? '',
  choices: choices.map(({ id, choice }) => ({ id, text: textIn(choice, locale) ?? '' })),
})

function resultsOf(
  { id, choices }: CountedSurvey,
  locale: Locale,
  cookie: (name: string) => string | undefined,
): PollResults {
  const votes = choices.map((choice) => choice.votes)
  const shares = percentages(votes)
  return {
    shares: choices.map((choice, index) => ({
      id: choice.id,
      text: textIn(choice.choice, locale) ?? '',
      percentage: shares[index] ?? 0,
    })),
    total: votes.reduce((sum, each) => sum + each, 0),
    mine: cookie(answerCookie(id)) ?? null,
  }
}
