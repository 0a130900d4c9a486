import type { Locale, Localized } from '@/domain/locale'

/** A problem in the file. `line` counts from 1, as editors do; null means the whole file. */
export type Problem = { line: number | null; reason: Localized }

/** A column of the file that is none of ours, and which of `ours` it probably is. */
type ForeignColumn = { name: string; guess: string | null }
/** `columns` are there when the file has other columns than ours: somebody may say which they are. */
export type Refused = { ok: false; problems: Problem[]; columns?: { foreign: ForeignColumn[]; ours: string[] } }
export type Checked<Value> = { ok: true; value: Value } | Refused

const maxReported = 50

function escapeText(text: string): string {
  const cut = text.length > 60 ? `${text.slice(0, 60)}…` : text
  return cut.replace(/[\p{C}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** Quotes a text of the file, in English: at most 60 characters, with control and direction characters escaped. */
export const quote = (text: string): string => `"${escapeText(text)}"`

/** The same in French. */
export const cite = (text: string): string => `«\u00a0${escapeText(text)}\u00a0»`

const words = {
  en: { line: (line: number) => `line ${line}: `, more: (count: number) => `and ${count} more` },
  fr: { line: (line: number) => `ligne ${line}\u00a0: `, more: (count: number) => `et ${count} de plus` },
}

/** Formats problems as lines of text in the order of the file: at most 50, then the number of the others. */
export function formatProblems(problems: readonly Problem[], locale: Locale = 'en'): string[] {
  const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const lines = sorted
    .slice(0, maxReported)
    .map(({ line, reason }) => (line === null ? '' : words[locale].line(line)) + reason[locale])
  return sorted.length > maxReported ? [...lines, words[locale].more(sorted.length - maxReported)] : lines
}

/** The same in both languages, to be stored. */
export const linesOf = (problems: readonly Problem[]): Record<Locale, string[]> => ({
  en: formatProblems(problems, 'en'),
  fr: formatProblems(problems, 'fr'),
})
