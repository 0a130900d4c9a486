import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'

/** The properties of a publication screen. `name` is the name of the page, `above` its parent page or null. Spec: PUB-2.15. */
export type PublicationScreenProps = {
  site: Site
  locale: Locale
  name: string
  above: { href: string; name: string } | null
}
