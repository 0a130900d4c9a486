import type { Localized } from './locale'
import type { Publication } from './publication'

export type Choice = { id: string; choice: Localized }

/** A poll as staff wrote it, whenever it is shown. How often each choice was chosen is counted apart. Spec: PUB-3.15. */
export type Survey = Publication & {
  id: string
  /** The number that staff know it by; null when it has none. */
  customId: string | null
  question: Localized
  choices: readonly Choice[]
}

type CountedChoice = Choice & { votes: number }
/** A poll with its votes as they are now. */
export type CountedSurvey = Omit<Survey, 'choices'> & { choices: readonly CountedChoice[] }

/**
 * The choice that a vote names: by its id, else by its text in either language, else by its place counted from 0. A text
 * that two choices have names neither; where a choice is itself a number, numbers are texts and never places. Null when
 * none is meant. Spec: PUB-7.23.
 */
export function chosenOf<Each extends Choice>(choices: readonly Each[], asked: string): Each | null {
  const wanted = folded(asked)
  if (wanted === '') return null
  const byId = choices.find(({ id }) => id === wanted)
  if (byId) return byId
  const byText = choices.filter(({ choice: { en, fr } }) => folded(en) === wanted || folded(fr) === wanted)
  if (byText.length > 0) return byText.length === 1 ? (byText[0] ?? null) : null
  const numbered = choices.some(({ choice: { en, fr } }) => isNumber(en) || isNumber(fr))
  return !numbered && /^\d{1,2}$/.test(wanted) ? (choices[Number(wanted)] ?? null) : null
}

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()
const isNumber = (text: string) => /^\d+$/.test(text.trim())

/** What share of all votes each number is, in whole percent, each rounded by itself; all 0 without votes. Spec: PUB-9.6. */
export function percentages(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, each) => sum + each, 0)
  return votes.map((each) => (total === 0 ? 0 : Math.round((100 * each) / total)))
}

/** The cookie that remembers a visitor's choice in a poll. Spec: PUB-2.50. */
export const answerCookie = (surveyId: string): string => `survey_${surveyId}`
