import type { Field, RowField } from 'payload'

/** Fields beside each other. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })
