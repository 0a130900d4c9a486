import type { CollectionBeforeChangeHook, TextField } from 'payload'
import { keepFormerSlugs } from '@/domain/site/former-slugs'
import { isReservedSlug, isSlug } from '@/domain/site/slug'
import { readSiteRows } from '@/server/database/site-rows'
import { administratorsOnly } from '@collections/access/administrators-only'
import { bilingual, translate } from '@collections/labels'

/**
 * The addresses that a site had before: its pages redirect from them, and `sites/{slug}/info` answers them. A site that takes one as
 * its own address has it for itself (`followSlug`). Spec: PUB-4.1.
 */
export const formerSlugs: TextField = {
  name: 'formerSlugs',
  type: 'text',
  hasMany: true,
  label: bilingual('Former addresses', 'Anciennes adresses'),
  access: { create: administratorsOnly, read: administratorsOnly, update: administratorsOnly },
  admin: {
    position: 'sidebar',
    description: bilingual(
      'Links with these addresses still work. The address is added here when you change it.',
      'Les liens avec ces adresses fonctionnent encore. L’adresse s’ajoute ici lorsque vous la changez.',
    ),
  },
  validate: async (value, { req, id }) => {
    const entered = Array.isArray(value) ? value : []
    const wrong = entered.find((slug) => typeof slug !== 'string' || !isSlug(slug) || isReservedSlug(slug))
    if (wrong !== undefined)
      return translate(
        req,
        bilingual(
          'Use lower-case letters, digits and hyphens.',
          'Utilisez des lettres minuscules, des chiffres et des traits d’union.',
        ),
      )
    const others = entered.length > 0 ? (await readSiteRows(req.payload)).filter((site) => site.id !== id) : []
    const taken = entered.find((slug) => others.some((site) => site.slug === slug || site.formerSlugs.includes(slug)))
    if (taken === undefined) return true
    return translate(
      req,
      bilingual(`Another site uses the address ${taken}.`, `Un autre site utilise l’adresse ${taken}.`),
    )
  },
}

/** Keeps the address that a site leaves, and takes the new one from the former addresses of all sites. */
export const followSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const [slug, left] = [data.slug ?? originalDoc?.slug, originalDoc?.slug]
  if (slug === left) return data
  for (const other of await readSiteRows(req.payload))
    if (other.id !== originalDoc?.id && other.formerSlugs.includes(slug))
      await req.payload.update({
        collection: 'sites',
        id: other.id,
        data: { formerSlugs: other.formerSlugs.filter((each) => each !== slug) },
        overrideAccess: true, // whoever may choose an address may choose one that no site has now
        req,
      })
  const kept = data.formerSlugs ?? originalDoc?.formerSlugs ?? []
  return { ...data, formerSlugs: keepFormerSlugs(kept, left ?? null, slug) }
}
