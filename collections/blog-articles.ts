import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { htmlBody } from './fields/html-body'
import { drafts, publicationWindow } from './fields/publication'
import { announceSiteDocument } from './hooks/announce-change'
import { checkDates } from './hooks/check-dates'
import { groups, words } from './labels'

/** The dining blog. Spec: PUB-3.16, PUB-2.53. */
export const blogArticles: CollectionConfig = {
  slug: 'blog-articles',
  labels: {
    singular: words('Blog article', 'Article du carnet'),
    plural: words('Blog articles', 'Articles du carnet'),
  },
  admin: { useAsTitle: 'title', group: groups.content, defaultColumns: ['title', 'publishedDate', '_status'] },
  defaultSort: '-publishedDate',
  access: byArea('content'),
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true, required: true },
    campusDate('publishedDate', { label: words('Date of the article', 'Date de l’article'), required: true }),
    htmlBody('body', words('Text (HTML)', 'Texte (HTML)')),
    publicationWindow,
  ],
}
