import type { FieldDiffServerProps } from 'payload'
import { formatSavedBy } from '@/domain/saved-by'
import { languageOf, linesDifference } from './lines-difference'

const notRecorded = { en: 'Not recorded', fr: 'Non consigné' }

/** Who saved each of two versions. */
export function AuthorDifference(props: FieldDiffServerProps) {
  const language = languageOf(props)
  const name = (value: unknown) => [formatSavedBy(value, language) ?? notRecorded[language]]
  const { comparisonValue, versionValue } = props as { comparisonValue: unknown; versionValue: unknown }
  return linesDifference(props, comparisonValue === undefined ? [] : name(comparisonValue), name(versionValue))
}
