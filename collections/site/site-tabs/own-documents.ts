import type {
  FilterOptions,
  RelationshipField,
  RelationshipFieldSingleValidation,
  UploadField,
  UploadFieldSingleValidation,
} from 'payload'
import { relationship, upload } from 'payload/shared'
import type { BilingualText } from '@collections/labels'

type Options = {
  required?: boolean
  width?: string
  condition?: (site: Record<string, unknown>) => boolean
  description?: BilingualText
}

/** Offers only documents of the site itself. A new site has none. */
const ofThisSite: FilterOptions = ({ id }) => (id ? { site: { equals: id } } : false)

/*
 * Validation ignores `filterOptions`, because Payload would refuse a save while a stored document has been deleted.
 * `same-site.ts` checks new values. `required` is validated but not part of the schema, because the deletion of a document
 * leaves the column empty.
 */

const validateRelationship: RelationshipFieldSingleValidation = (value, options) =>
  relationship(value, { ...options, filterOptions: undefined })
const validateUpload: UploadFieldSingleValidation = (value, options) =>
  upload(value, { ...options, filterOptions: undefined })
const validateRequiredUpload: UploadFieldSingleValidation = (value, options) =>
  validateUpload(value, { ...options, required: true })

/** A picture of this site. */
export const ownPicture = (
  name: string,
  relationTo: 'images' | 'logo',
  label: BilingualText,
  { required = false, width }: Pick<Options, 'required' | 'width'> = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo,
  label,
  filterOptions: ofThisSite,
  validate: required ? validateRequiredUpload : validateUpload,
  admin: { width },
})

/** Another kind of document of this site. */
export const ownDocument = (
  name: string,
  relationTo: 'events' | 'special-offers' | 'locations' | 'popups',
  label: BilingualText,
  { width, condition, description }: Omit<Options, 'required'> = {},
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  label,
  filterOptions: ofThisSite,
  validate: validateRelationship,
  admin: { width, description, condition },
})
