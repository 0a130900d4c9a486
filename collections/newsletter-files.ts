import { documentUpload } from './fields/document-upload'
import { words } from './labels'

export const newsletterFiles = documentUpload({
  kind: 'newsletters',
  singular: words('Newsletter (PDF)', 'Infolettre (PDF)'),
  plural: words('Newsletters (PDF)', 'Infolettres (PDF)'),
  description: words('PDF, up to 20 MB.', 'PDF, jusqu’à 20 Mo.'),
})
