import { documentUpload } from '@collections/pictures/processing/document-upload'
import { bilingual } from '@collections/labels'

export const cateringDocuments = documentUpload({
  kind: 'catering',
  singular: bilingual('Catering document', 'Document du service de traiteur'),
  plural: bilingual('Catering documents', 'Documents du service de traiteur'),
  description: bilingual(
    'PDF, Word (.docx) or Excel (.xlsx) without macros or a password, up to 20 MB.',
    'PDF, Word (.docx) ou Excel (.xlsx) sans macros ni mot de passe, jusqu’à 20 Mo.',
  ),
})
