import type { Field } from 'payload'
import { bilingual } from '@collections/labels'
import { checkbox } from '@collections/fields/checkbox'
import { datesAndTimes } from './dates-and-times'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { placeFields } from './place-fields'
import { publicationWindow } from '@collections/fields/publication'

/** The fields that events and balanced-living events share. Spec: PUB-3.9. */
export const eventFields = (): Field[] => [
  { name: 'title', type: 'text', label: bilingual('Title', 'Titre'), localized: true, required: true },
  { name: 'brief', type: 'textarea', label: bilingual('Summary', 'Résumé'), localized: true },
  ...richTextBody('description', bilingual('Text', 'Texte')),
  { name: 'picture', type: 'upload', relationTo: 'event-images', label: bilingual('Picture', 'Image') },
  ...datesAndTimes(true),
  ...placeFields,
  checkbox('active', bilingual('Active', 'Actif'), { on: true, sidebar: true }),
  checkbox('featured', bilingual('Featured', 'En vedette'), { sidebar: true }),
  publicationWindow,
]
