import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'

/** What a screen of things to read is given; `name` is what staff call the page. Spec: PUB-2.15. */
export type ReadingScreen = {
  site: Site
  locale: Locale
  name: string
  above: { href: string; name: string } | null
}
