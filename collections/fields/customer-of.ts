import type { RelationshipFieldSingleValidation, SingleRelationshipField } from 'payload'
import { say, words } from '@collections/labels'

/**
 * Whose it is. Payload would refuse to save a document to whoever may not read the account it belongs to; here an id is
 * enough, and that it is an account of the same site is checked as everywhere.
 */
export function customerOf({ required = false, unique = false } = {}): SingleRelationshipField {
  const validate: RelationshipFieldSingleValidation = (value, { req }) =>
    (value === null || value === undefined ? !required : /^[0-9a-f]{24}$/.test(String(value))) ||
    say(req, words('Choose a customer.', 'Choisissez un client.'))
  return {
    name: 'customer',
    type: 'relationship',
    relationTo: 'customers',
    required,
    unique,
    index: true,
    label: words('Customer', 'Client'),
    validate,
  }
}
