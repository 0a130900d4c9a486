import type { FieldDiffServerProps } from 'payload'
import { languageOf, linesDifference } from './lines-difference'

const words = { en: { yes: 'Yes', no: 'No' }, fr: { yes: 'Oui', no: 'Non' } }

/** A check box in a comparison of versions: yes, no, or nothing for a value that was never set. */
export function CheckboxDifference(props: FieldDiffServerProps) {
  const { yes, no } = words[languageOf(props)]
  const lines = (value: unknown) => (typeof value === 'boolean' ? [value ? yes : no] : [])
  return linesDifference(props, lines(props.comparisonValue), lines(props.versionValue))
}
