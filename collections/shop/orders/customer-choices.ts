import type { CollectionSlug, Field, SingleRelationshipField } from 'payload'
import { type BilingualText, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

const choice = (name: string, relationTo: CollectionSlug, label: BilingualText): SingleRelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  label,
  admin: { width: '25%' },
})

/** The buyer's answers to the questions of the order form; empty where the site does not ask. Spec: CUS-4.10. */
export const customerChoices = (): Field =>
  row(
    choice('customerType', 'customer-types', bilingual('Customer type', 'Type de clientèle')),
    choice('customerLocation', 'customer-locations', bilingual('Location', 'Lieu')),
    choice('customerYear', 'customer-years', bilingual('Year', 'Année')),
    choice('customerTerm', 'customer-terms', bilingual('Term', 'Session')),
  )
