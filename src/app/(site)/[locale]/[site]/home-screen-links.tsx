import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'

/** Links to the web app manifest and the home screen icon. React moves them into the head. */
export function HomeScreenLinks({ site: { slug }, locale }: { site: Pick<Site, 'slug'>; locale: Locale }) {
  return (
    <>
      <link rel="manifest" href={`/${slug}/manifest.webmanifest?locale=${locale}`} />
      <link rel="apple-touch-icon" sizes="192x192" href={`/${slug}/app-icon/maskable-192.png`} />
    </>
  )
}
