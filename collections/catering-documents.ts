import { documentUpload } from './fields/document-upload'
import { words } from './labels'

export const cateringDocuments = documentUpload({
  kind: 'catering',
  singular: words('Catering document', 'Document du service de traiteur'),
  plural: words('Catering documents', 'Documents du service de traiteur'),
  description: words(
    'PDF, Word (.docx) or Excel (.xlsx) without macros or a password, up to 20 MB.',
    'PDF, Word (.docx) ou Excel (.xlsx) sans macros ni mot de passe, jusqu’à 20 Mo.',
  ),
})
