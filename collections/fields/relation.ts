import type { CollectionSlug, SingleRelationshipField } from 'payload'
import type { BilingualText } from '@collections/labels'

type Options = Partial<Omit<SingleRelationshipField, 'name' | 'type' | 'relationTo' | 'label'>>

/** A reference to documents of one collection. */
export const relation = (
  name: string,
  relationTo: CollectionSlug,
  label: BilingualText,
  options: Options = {},
): SingleRelationshipField => ({ name, type: 'relationship', relationTo, label, ...options }) as SingleRelationshipField
