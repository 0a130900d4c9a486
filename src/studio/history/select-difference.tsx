import { getTranslation } from '@payloadcms/translations'
import type { FieldDiffServerProps, StaticLabel } from 'payload'
import { linesDifference } from './lines-difference'

/** Chosen options in a comparison of versions, by their labels in the language of the studio; nothing for no choice. */
export function SelectDifference(props: FieldDiffServerProps) {
  const { field, i18n } = props
  const options = 'options' in field ? field.options : []

  function labelOf(value: unknown): string {
    const option = options.find((each) => (typeof each === 'string' ? each : each.value) === value)
    return option && typeof option === 'object' ? getTranslation(option.label as StaticLabel, i18n) : String(value)
  }
  const lines = (value: unknown) =>
    value === null || value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(labelOf)
  return linesDifference(props, lines(props.comparisonValue), lines(props.versionValue))
}
