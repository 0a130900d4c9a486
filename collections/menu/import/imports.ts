import type { CollectionConfig } from 'payload'
import { importStates } from '@/domain/menu/import-record'

/**
 * Imports of menus and dishes that staff started, for 30 days: `imported-documents` has what each document was before. The API gives
 * no access; `imports-endpoints.ts` reads them for those who may import.
 *
 * Rows of our own, because nothing that exists keeps both. Jobs of Payload run one at a time, are repeated after a crash and deleted
 * at the end. Of the versions of a document only the last ten are kept, and what was written below Payload's hooks has none.
 * `siteId` is no relationship, which would keep a site from being deleted.
 */
export const imports: CollectionConfig = {
  slug: 'imports',
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['siteId', 'createdAt'] }],
  fields: [
    { name: 'siteId', type: 'text', required: true },
    { name: 'file', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: ['dishes', 'menus'] },
    { name: 'importedBy', type: 'text', required: true },
    { name: 'undoneBy', type: 'text' },
    { name: 'state', type: 'select', required: true, options: [...importStates] },
    { name: 'total', type: 'number', required: true },
    { name: 'written', type: 'number' },
    { name: 'counts', type: 'json', required: true },
    { name: 'problems', type: 'json' }, // lines of text in both languages
  ],
}

/**
 * A document that an import has written and nobody has taken back: what it was before, as JSON text, empty for a new one, and its `updatedAt` since.
 * A row is stored in the transaction that writes the document, and deleted in the one that takes it back.
 */
export const importedDocuments: CollectionConfig = {
  slug: 'imported-documents',
  admin: { hidden: true },
  lockDocuments: false,
  indexes: [{ fields: ['importId', 'position'], unique: true }],
  fields: [
    { name: 'importId', type: 'text', required: true },
    { name: 'position', type: 'number', required: true },
    { name: 'line', type: 'number', required: true },
    { name: 'kind', type: 'select', required: true, options: ['dishes', 'menus'] },
    { name: 'documentId', type: 'text', required: true },
    { name: 'previous', type: 'textarea' },
    { name: 'writtenAt', type: 'text', required: true },
  ],
}
