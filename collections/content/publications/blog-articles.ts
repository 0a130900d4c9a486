import type { CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { drafts, publicationWindow } from '@collections/fields/publication'
import { announceSiteDocument } from '@collections/hooks/announce-change'
import { checkDates } from '@collections/hooks/check-dates'
import { groups, bilingual } from '@collections/labels'

/** The dining blog. Spec: PUB-3.16, PUB-2.53. */
export const blogArticles: CollectionConfig = {
  slug: 'blog-articles',
  labels: {
    singular: bilingual('Blog article', 'Article de blogue'),
    plural: bilingual('Blog articles', 'Articles de blogue'),
  },
  admin: {
    useAsTitle: 'title',
    group: groups.content,
    defaultColumns: ['title', 'publishedDate', '_status'],
    custom: { listedUnder: 'news' },
  },
  defaultSort: '-publishedDate',
  custom: { area: 'content', public: true },
  hooks: { ...announceSiteDocument(), beforeValidate: [checkDates(['showFrom', 'showUntil'])] },
  versions: drafts,
  fields: [
    { name: 'title', type: 'text', label: bilingual('Title', 'Titre'), localized: true, required: true },
    campusDate('publishedDate', { label: bilingual('Date of the article', 'Date de l’article'), required: true }),
    ...richTextBody('body', bilingual('Text', 'Texte')),
    publicationWindow,
  ],
}
