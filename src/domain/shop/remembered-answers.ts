import { questions, type Question } from './order-form'

/** The ids of the chosen answers; null for a question without an answer. */
export type AnswerIds = Readonly<Record<Question, string | null>>

/** How long a browser remembers the answers. Spec: CUS-2.66, CUS-9.1. */
export const rememberedSeconds = 3 * 24 * 60 * 60

export const noAnswerIds: AnswerIds = { location: null, term: null, type: null, year: null }

/** The cookie of a site's answers. */
export const answersCookie = (siteId: string): string => `answers-${siteId}`

const remembered = /(?:^|\.)(location|term|type|year)-([0-9a-f]{24})(?=\.|$)/g

/** Reads the cookie's value. Anything that is no answer is left out. */
export function parseRememberedAnswers(value: string | null): AnswerIds {
  const found = [...(value ?? '').matchAll(remembered)].map(([, question, id]) => [question, id])
  return { ...noAnswerIds, ...Object.fromEntries(found) }
}

/** Writes the cookie's value: `type-<id>.term-<id>`. It contains ids only; empty without an answer. */
export const formatRememberedAnswers = (answers: AnswerIds): string =>
  questions.flatMap((question) => (answers[question] === null ? [] : `${question}-${answers[question]}`)).join('.')
