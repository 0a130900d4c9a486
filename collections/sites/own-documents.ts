import type {
  FilterOptions,
  RelationshipField,
  RelationshipFieldSingleValidation,
  UploadField,
  UploadFieldSingleValidation,
} from 'payload'
import { relationship, upload } from 'payload/shared'
import type { words } from '@collections/labels'

type Options = {
  required?: boolean
  width?: string
  condition?: (site: Record<string, unknown>) => boolean
  description?: ReturnType<typeof words>
}

/** A site chooses among its own documents; a new one has none yet. */
const ofThisSite: FilterOptions = ({ id }) => (id ? { site: { equals: id } } : false)

/*
 * The choice is narrowed in the studio alone: that a document belongs to the site is checked when it is saved, by
 * `same-site`, which lets stand what has been deleted since. And `required` is asked of people, not of the database, in
 * which a document that is deleted leaves its row empty.
 */

const chosen: RelationshipFieldSingleValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined })
const picture: UploadFieldSingleValidation = (value, options) => upload(value, { ...options, filterOptions: undefined })
const somePicture: UploadFieldSingleValidation = (value, options) => picture(value, { ...options, required: true })

/** A picture of this site. */
export const ownPicture = (
  name: string,
  relationTo: 'images' | 'logo',
  label: ReturnType<typeof words>,
  { required = false, width }: Pick<Options, 'required' | 'width'> = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo,
  label,
  filterOptions: ofThisSite,
  validate: required ? somePicture : picture,
  admin: { width },
})

/** Another document of this site. */
export const ownDocument = (
  name: string,
  relationTo: 'events' | 'special-offers' | 'locations' | 'popups',
  label: ReturnType<typeof words>,
  { width, condition, description }: Omit<Options, 'required'> = {},
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  label,
  filterOptions: ofThisSite,
  validate: chosen,
  admin: { width, description, condition },
})
