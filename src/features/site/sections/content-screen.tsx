import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { localize, type Locale } from '@/domain/locale'
import { resolveSection, readSectionPage } from '@/features/site/read-section-page'
import type { SectionMatch } from '@/domain/site/section-screens'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyNote } from '@/ui/empty-note'

type Props = {
  site: Site
  place: SectionMatch
  locale: Locale
  above: { href: string; name: string } | null
  /** The parent path of the child pages, if it is not the path of the site. */
  base?: string
}

/**
 * A content page: title, text and child pages. A child node has no text. The title is visible unless staff hide it or a
 * banner shows the name; screen readers always get it. This is the only page that can run a script from another host, and
 * only from a host that the operator allows. Spec: PUB-2.17, PUB-2.32, PUB-2.33, PUB-2.34.
 */
export async function ContentScreen({ site, place, locale, above, base = `/${site.slug}` }: Props) {
  const [t, { section, body, scriptUrl }] = await Promise.all([
    getTranslations({ locale, namespace: 'section' }),
    readSectionPage(resolveSection(place)),
  ])
  const name = localize(section.name, locale) ?? section.slug
  const title = section.banner ? name : localize(section.title, locale) || name
  const html = body[locale]
  const children = place.section.nodes.filter((it) => it.published && it.id !== place.node?.id)
  return (
    <div className="page-width pt-6 lg:pt-10">
      {scriptUrl && <script src={scriptUrl} async />}
      <Breadcrumb site={site} locale={locale} above={above} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,680px)_1fr]">
        <article>
          <h1 className={section.showHeader ? 'mt-3 text-[clamp(2rem,6vw,2.9rem)]' : 'sr-only'}>{title}</h1>
          {html ? (
            <div className="article mt-8" dangerouslySetInnerHTML={{ __html: html }} />
          ) : (
            <EmptyNote title={t('empty')} help={t('emptyHelp')} />
          )}
        </article>
        {children.length > 0 && (
          <aside aria-labelledby="pages-under" className="lg:pt-5">
            <h2 id="pages-under" className="text-xl">
              {t('under')}
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {children.map(({ id, slug, name: pageName, url }) => (
                <li key={id}>
                  <a
                    href={resolveLinkTarget(url) ?? `${base}/${slug}`}
                    className="flex min-h-12 items-center py-2 underline-offset-4 hover:text-accent hover:underline"
                  >
                    {localize(pageName, locale)}
                  </a>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </div>
  )
}
