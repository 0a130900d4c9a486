import type { FieldDiffServerProps } from 'payload'
import { parseReplies } from '@/domain/forms/inbox'
import { languageOf, linesDifference } from '@/studio/history/lines-difference'
import { replyTimeFormat } from './reply-time-format'

/** The replies of two versions of a message, each with who sent it and when. */
export function RepliesDifference(props: FieldDiffServerProps) {
  const format = replyTimeFormat(languageOf(props))
  const lines = (value: unknown) =>
    parseReplies(value).flatMap(({ at, by, text }) => [`${by}, ${format.format(new Date(at))}`, ...text.split('\n')])
  const { comparisonValue, versionValue } = props as { comparisonValue: unknown; versionValue: unknown }
  return linesDifference(props, lines(comparisonValue), lines(versionValue))
}
