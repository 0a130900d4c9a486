import { documentUpload } from '@collections/pictures/processing/document-upload'
import { bilingual } from '@collections/labels'

export const newsletterFiles = documentUpload({
  kind: 'newsletters',
  singular: bilingual('Newsletter (PDF)', 'Bulletin (PDF)'),
  plural: bilingual('Newsletters (PDF)', 'Bulletins (PDF)'),
  description: bilingual('PDF, up to 20 MB.', 'PDF, jusqu’à 20 Mo.'),
})
