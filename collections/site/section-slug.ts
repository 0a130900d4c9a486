import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { isReservedSectionSlug } from '@/domain/site/slug'
import { fieldsOf, rowsOf, textOf } from '@/server/database/stored-values'
import { translate, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'
import { reservedSlugMessage, slug, isValidSlug } from './slug'

/** Leaves room for the suffix of a copy within the limit of a slug. */
const maxCopiedLength = 70

/** Refuses slugs that routes under a site use: such a page could not be reached. Spec: PUB-2.7 to PUB-2.15. */
const isReachable: TextFieldSingleValidation = async (value, options) => {
  const written = await isValidSlug(value, options)
  if (written !== true) return written
  const masterSlug = textOf(fieldsOf(options.siblingData).masterSlug)
  return isReservedSectionSlug({ slug: value ?? '', masterSlug }) ? reservedSlugMessage(options.req) : true
}

/** For a child page: also refuses the slug of its section and of an earlier child page. */
const isReachableInSection: TextFieldSingleValidation = async (value, options) => {
  const written = await isReachable(value, options)
  if (written !== true) return written
  const section = fieldsOf(options.data)
  const row = Number(options.path.at(-2))
  const earlier = rowsOf(section.nodes).filter((node, index) => node.slug === value && index < row)
  return section.slug === value || earlier.length > 0
    ? translate(
        options.req,
        bilingual(
          'Another page of this section already uses this address. Choose another one.',
          'Une autre page de cette section utilise déjà cette adresse. Choisissez-en une autre.',
        ),
      )
    : true
}

/** Gives a duplicate a slug of its own. */
const copySuffix: FieldHook = ({ value }) =>
  typeof value === 'string' ? `${value.slice(0, maxCopiedLength).replace(/[-_]+$/, '')}-copy` : value

/** The slug of a section, unique within its site by a unique index of the collection. */
export const sectionSlug = (): TextField => ({
  ...slug(),
  hooks: { beforeDuplicate: [copySuffix] },
  validate: isReachable,
  custom: uniqueMessage(
    bilingual(
      'Another section of this site already uses this address. Choose another one.',
      'Une autre section de ce site utilise déjà cette adresse. Choisissez-en une autre.',
    ),
  ),
})

/** The slug of a child page. */
export const nodeSlug = (): TextField => ({ ...slug(), validate: isReachableInSection, admin: {} })
