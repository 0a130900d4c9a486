import type { Site } from '@/domain/campus'
import { pictureAddress } from '@/domain/file-address'
import { textIn, type Locale } from '@/domain/locale'

/** 100 by 400 px at most for a large logo, else 70 by 300 (25 and 18.75 rem of 16 px). Spec: PUB-9.4. */
const sizes = { big: 'h-[100px] max-w-[min(400px,100%)]', usual: 'h-[70px] max-w-[min(300px,100%)]' }

/**
 * A site's logo on a ground on which it was drawn to be seen; where there is none, a crest with the initials of its
 * name, which says nothing that the name beside it does not. `decorative` where the name stands beside the logo.
 */
export function SiteLogo({
  site,
  locale,
  decorative = false,
}: {
  site: Pick<Site, 'logo' | 'bigLogo' | 'name'>
  locale: Locale
  decorative?: boolean
}) {
  const name = textIn(site.name, locale) ?? ''
  if (!site.logo) return <Crest name={name} />
  const { width, height } = site.logo
  return (
    <span className="inline-flex min-w-0 max-w-full dark:rounded-lg dark:bg-[#fbfaf6] dark:px-2">
      <img
        src={pictureAddress(site.logo)}
        alt={decorative ? '' : (textIn(site.logo.alt, locale) ?? name)}
        width={width ?? undefined}
        height={height ?? undefined}
        className={`w-auto min-w-0 object-contain object-left ${site.bigLogo ? sizes.big : sizes.usual}`}
      />
    </span>
  )
}

const small = new Set(['of', 'the', 'and', 'de', 'du', 'des', 'la', 'le', 'les', 'et', 'd', 'l'])

function Crest({ name }: { name: string }) {
  const words = name.split(/[\s'’-]+/).filter((word) => word !== '' && !small.has(word.toLowerCase()))
  const initials = words
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')
  return (
    <svg viewBox="0 0 60 70" className="h-[58px] w-auto shrink-0" aria-hidden>
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
