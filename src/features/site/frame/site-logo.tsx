import type { Site } from '@/domain/site/site'
import { pictureUrl } from '@/domain/files/file-urls'
import { localize, type Locale } from '@/domain/locale'

/**
 * Maximum height and width in px: 100 by 400 for a big logo, else 70 by 300 (25rem and 18.75rem at 16 px). Phones show both
 * smaller, so that the page begins sooner. Spec: PUB-9.4.
 */
const sizes = {
  big: 'h-14 sm:h-[100px] max-w-[min(400px,100%)]',
  usual: 'h-12 sm:h-[70px] max-w-[min(300px,100%)]',
}

/**
 * The logo of a site. In the dark scheme its inverted version is shown; without one it keeps a light
 * background, because logos are drawn for it. Without a logo, a
 * crest shows the initials of the name. Set `decorative` if the name is next to the logo: the image then has an empty alt.
 */
export function SiteLogo({
  site,
  locale,
  decorative = false,
}: {
  site: Pick<Site, 'logo' | 'invertedLogo' | 'bigLogo' | 'name'>
  locale: Locale
  decorative?: boolean
}) {
  const name = localize(site.name, locale) ?? ''
  if (!site.logo) return <Crest name={name} />
  const { width, height } = site.logo
  const slab = site.invertedLogo ? '' : 'dark:rounded-lg dark:bg-[#fbfaf6] dark:px-2'
  return (
    <picture className={`inline-flex min-w-0 max-w-full ${slab}`}>
      {site.invertedLogo && (
        <source srcSet={pictureUrl(site.invertedLogo)} media="screen and (prefers-color-scheme: dark)" />
      )}
      <img
        src={pictureUrl(site.logo)}
        fetchPriority="low"
        alt={decorative ? '' : (localize(site.logo.alt, locale) ?? name)}
        width={width ?? undefined}
        height={height ?? undefined}
        className={`w-auto min-w-0 object-contain object-left ${site.bigLogo ? sizes.big : sizes.usual}`}
      />
    </picture>
  )
}

const minorWords = new Set(['of', 'the', 'and', 'de', 'du', 'des', 'la', 'le', 'les', 'et', 'd', 'l'])

function Crest({ name }: { name: string }) {
  const words = name.split(/[\s'’-]+/).filter((word) => word !== '' && !minorWords.has(word.toLowerCase()))
  const initials = words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
  return (
    <svg viewBox="0 0 60 70" className="h-12 w-auto sm:h-[58px] shrink-0" aria-hidden>
      <path d="M3 4h54v34c0 15-12 24-27 29C15 62 3 53 3 38V4Z" fill="var(--brand)" />
      <path
        d="M7.5 8.5h45V38c0 12-9.5 19.5-22.5 24C17 57.5 7.5 50 7.5 38V8.5Z"
        fill="none"
        stroke="var(--on-brand)"
        strokeOpacity=".55"
      />
      <text
        x="30"
        y="42"
        textAnchor="middle"
        fontSize="25"
        fontWeight="600"
        fontFamily="var(--font-fraunces)"
        fill="var(--on-brand)"
      >
        {initials}
      </text>
    </svg>
  )
}
