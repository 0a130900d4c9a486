import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload'
import { isReservedUnderSite } from '@/domain/address'
import { fieldsOf, rowsOf, textOf } from '@/server/stored'
import { say, words } from '@collections/labels'
import { taken } from '@collections/unique-refusals'
import { sayReserved, slug, writtenAsSlug } from './slug'

const longestCopied = 70

/** A slug that no route under a site owns. Spec: PUB-2.7 to PUB-2.15. */
const reachable: TextFieldSingleValidation = async (value, options) => {
  const written = await writtenAsSlug(value, options)
  if (written !== true) return written
  const masterSlug = textOf(fieldsOf(options.siblingData).masterSlug)
  return isReservedUnderSite({ slug: value ?? '', masterSlug }) ? sayReserved(options.req) : true
}

/** Of a page under a section: no other page of the section, nor the section itself, has its slug. */
const reachableInSection: TextFieldSingleValidation = async (value, options) => {
  const written = await reachable(value, options)
  if (written !== true) return written
  const section = fieldsOf(options.data)
  const row = Number(options.path.at(-2))
  const earlier = rowsOf(section.nodes).filter((node, index) => node.slug === value && index < row)
  return section.slug === value || earlier.length > 0
    ? say(
        options.req,
        words(
          'Another page of this section has this address: choose another.',
          'Une autre page de cette section porte cette adresse : choisissez-en une autre.',
        ),
      )
    : true
}

/** A copy gets an address of its own, which staff then change. */
const ofACopy: FieldHook = ({ value }) =>
  typeof value === 'string' ? `${value.slice(0, longestCopied).replace(/[-_]+$/, '')}-copy` : value

/** The address of a section under its site, which no other section of the site has: the unique index decides. */
export const sectionSlug = (): TextField => ({
  ...slug(),
  hooks: { beforeDuplicate: [ofACopy] },
  validate: reachable,
  custom: taken(
    words(
      'Another section of this site has this address: choose another.',
      'Une autre section de ce site porte cette adresse : choisissez-en une autre.',
    ),
  ),
})

/** The address of a page under a section. */
export const nodeSlug = (): TextField => ({ ...slug(), validate: reachableInSection, admin: {} })
