import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, FieldDiffServerProps } from 'payload'
import { localize, type Localized } from '@/domain/locale'
import { languageOf, linesDifference } from './lines-difference'

const deleted = { en: 'Deleted document', fr: 'Document supprimé' }

const record = (value: unknown) => (value && typeof value === 'object' ? (value as Record<string, unknown>) : null)

/** Related documents in a comparison of versions, by their titles in the language of the studio. */
export function RelationshipDifference(props: FieldDiffServerProps) {
  const { field, i18n, req } = props
  const language = languageOf(props)
  const relationTo = 'relationTo' in field ? field.relationTo : undefined

  /** Versions are read with their related documents; one that is an id still was deleted, or is hidden from this person. */
  function titleOf(one: unknown): string {
    const pair = record(one)
    const isPair = pair !== null && 'relationTo' in pair
    const document = record(isPair ? pair.value : one)
    const { config } = req.payload.collections[(isPair ? pair.relationTo : relationTo) as CollectionSlug]
    const title = document?.[config.admin.useAsTitle ?? 'id']
    const text = typeof title === 'string' ? title : localize(title as Localized | null, language)
    const kind = isPair && config.labels.singular ? `${getTranslation(config.labels.singular, i18n)}\u00a0: ` : ''
    return text ? `${language === 'fr' ? kind : kind.replace('\u00a0', '')}${text}` : deleted[language]
  }
  const lines = (value: unknown) =>
    value === null || value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(titleOf)
  return linesDifference(props, lines(props.comparisonValue), lines(props.versionValue))
}
