import type { RelationshipFieldSingleValidation, SingleRelationshipField } from 'payload'
import { translate, bilingual } from '@collections/labels'
import { isHexId } from '@/domain/hex-id'

/**
 * The customer whom a document belongs to. Checks only the form of the id: Payload's own validation would refuse the save
 * for staff who may not read the account. `same-site.ts` checks that the account exists at the site.
 */
export function customerField({ required = false, unique = false } = {}): SingleRelationshipField {
  const validate: RelationshipFieldSingleValidation = (value, { req }) =>
    (value === null || value === undefined ? !required : isHexId(String(value))) ||
    translate(req, bilingual('Choose a customer.', 'Choisissez un client.'))
  return {
    name: 'customer',
    type: 'relationship',
    relationTo: 'customers',
    required,
    unique,
    index: true,
    label: bilingual('Customer', 'Client'),
    validate,
  }
}
