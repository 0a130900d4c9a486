import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { localize, type Locale } from '@/domain/locale'
import { filledButton, quietButton } from '@/ui/brand/button-style'

/** The not-found screen. `site` is the site of the address, or null outside a site. Spec: PUB-2.14. */
export async function NotFoundScreen({ site, locale }: { site: Site | null; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' })
  return (
    <div className="page-width grid gap-x-16 gap-y-8 pt-12 lg:grid-cols-[1fr_20rem] lg:pt-20">
      <div className="max-w-[680px]">
        <h1 className="text-[clamp(2rem,6vw,3rem)]">{t('heading')}</h1>
        <p className="mt-5 text-lg text-balance text-muted">{t('help')}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          {site && (
            <a href={`/${site.slug}`} className={filledButton}>
              {t('toSite', { site: localize(site.name, locale) ?? '' })}
            </a>
          )}
          <a href="/" className={site ? quietButton : filledButton}>
            {t('toSchools')}
          </a>
        </p>
      </div>
      <EmptyPlate />
    </div>
  )
}

/** Decorative drawing: a plate with crumbs, a fork and a knife. */
function EmptyPlate() {
  return (
    <svg
      viewBox="0 0 320 200"
      className="w-full max-w-80 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden
    >
      <ellipse cx="160" cy="104" rx="86" ry="82" fill="var(--surface)" />
      <ellipse cx="160" cy="104" rx="56" ry="53" strokeOpacity=".4" />
      <path d="M40 30v40c0 14 8 20 14 22v82M40 30v40M54 30v38M68 30v40c0 14-8 20-14 22" />
      <path d="M268 174V30c14 8 20 34 18 62-1 10-8 14-18 14" />
      <g fill="currentColor" stroke="none">
        <circle cx="150" cy="112" r="3.5" />
        <circle cx="176" cy="94" r="2.5" />
        <circle cx="164" cy="124" r="2" />
      </g>
    </svg>
  )
}
