import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'

/** What a phone needs to put a site on its home screen; React puts it into the head. */
export function HomeScreenLinks({ site: { slug }, locale }: { site: Pick<Site, 'slug'>; locale: Locale }) {
  return (
    <>
      <link rel="manifest" href={`/${slug}/manifest.webmanifest?locale=${locale}`} />
      <link rel="apple-touch-icon" sizes="192x192" href={`/${slug}/app-icon/maskable-192.png`} />
    </>
  )
}
