import type { Localized } from '@/domain/locale'
import type { PublicationWindow } from './publication-window'

type Choice = { id: string; choice: Localized }

/** A poll without its votes, which change more often and are stored separately. Spec: PUB-3.15. */
export type Survey = PublicationWindow & {
  id: string
  /** The reference number that staff gave it, or null. */
  customId: string | null
  question: Localized
  choices: readonly Choice[]
}

type CountedChoice = Choice & { votes: number }
/** A poll with its current votes. */
export type CountedSurvey = Omit<Survey, 'choices'> & { choices: readonly CountedChoice[] }

/**
 * Finds the choice of a vote by id, else by its text in either language, else by its zero-based position. Text that two
 * choices share matches neither. If any choice is a number, a number is always text and never a position. Null when
 * nothing matches. Spec: PUB-7.23.
 */
export function findChoice<Each extends Choice>(choices: readonly Each[], vote: string): Each | null {
  const wanted = fold(vote)
  if (wanted === '') return null
  const byId = choices.find(({ id }) => id === wanted)
  if (byId) return byId
  const byText = choices.filter(({ choice: { en, fr } }) => fold(en) === wanted || fold(fr) === wanted)
  if (byText.length > 0) return byText.length === 1 ? (byText[0] ?? null) : null
  const numbered = choices.some(({ choice: { en, fr } }) => isNumber(en) || isNumber(fr))
  return !numbered && /^\d{1,2}$/.test(wanted) ? (choices[Number(wanted)] ?? null) : null
}

const fold = (text: string) => text.normalize('NFC').trim().toLowerCase()
const isNumber = (text: string) => /^\d+$/.test(text.trim())

/** Returns each number of votes in percent of the total, rounded independently. All 0 without votes. Spec: PUB-9.6. */
export function votePercentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, each) => sum + each, 0)
  return votes.map((each) => (total === 0 ? 0 : Math.round((100 * each) / total)))
}

/** The name of the cookie that stores a visitor's choice in a poll. Spec: PUB-2.50. */
export const answerCookieName = (surveyId: string): string => `survey_${surveyId}`
