import type { Field } from 'payload'
import { words } from '@collections/labels'
import { checkbox } from './checkbox'
import { datesAndTimes } from './dates-and-times'
import { htmlBody } from './html-body'
import { placeOf } from './place-of'
import { publicationWindow } from './publication'

/** What an event says, wherever it is listed. Spec: PUB-3.9. */
export const eventFields = (): Field[] => [
  { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true, required: true },
  { name: 'brief', type: 'textarea', label: words('In brief', 'En bref'), localized: true },
  htmlBody('description', words('Text (HTML)', 'Texte (HTML)')),
  { name: 'picture', type: 'upload', relationTo: 'event-images', label: words('Picture', 'Image') },
  ...datesAndTimes(true),
  ...placeOf,
  checkbox('active', words('Active', 'Actif'), { on: true, sidebar: true }),
  checkbox('featured', words('Featured', 'En vedette'), { sidebar: true }),
  publicationWindow,
]
