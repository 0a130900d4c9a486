import type { UIFieldServerProps } from 'payload'
import { specialPageUrl } from '@/domain/site/section-screens'
import { readSite } from '@/features/site/read-sites'
import { PreviewLinks } from './preview-links'

/**
 * Links above the settings of an order form to the page that visitors see with them, in each language. Nothing for settings
 * that are not stored yet, and a sentence instead where the site has no such page.
 */
export async function OrderFormPreview({ id, payload, req }: UIFieldServerProps) {
  if (id === undefined) return null
  const settings = await payload.findByID({
    collection: 'order-form-settings',
    id: String(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  const site = typeof settings?.site === 'string' ? await readSite(settings.site) : null
  if (!site) return null
  return <PreviewLinks path={site.published ? specialPageUrl(site, 'meal-plan-purchase') : null} />
}
