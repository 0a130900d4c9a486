import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { linkTarget } from '@/domain/link-target'
import { textIn, type Locale } from '@/domain/locale'
import { sectionAt, sectionPage } from '@/features/content/section-page'
import type { Place } from '@/features/content/section-screens'
import { Breadcrumb } from './breadcrumb'
import { EmptyNote } from './empty-note'

type Props = {
  site: Site
  place: Place
  locale: Locale
  above: { href: string; name: string } | null
  /** The path under which its pages stand, where that is not the site's. */
  base?: string
}

/**
 * A page of the campus's own words: title, text, the pages under it. A child node has no text of its own. The title is
 * seen unless staff hide it or a banner bears the name, and is always there for those who hear the page. A script of
 * another host runs here alone, where the operator allows that host. Spec: PUB-2.17, PUB-2.32, PUB-2.33, PUB-2.34.
 */
export async function ContentScreen({ site, place, locale, above, base = `/${site.slug}` }: Props) {
  const [t, { section, body, scriptUrl }] = await Promise.all([
    getTranslations({ locale, namespace: 'section' }),
    sectionPage(sectionAt(place)),
  ])
  const name = textIn(section.name, locale) ?? section.slug
  const title = section.banner ? name : textIn(section.title, locale) || name
  const html = body[locale]
  const under = place.section.nodes.filter((it) => it.published && it.id !== place.node?.id)
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
        {under.length > 0 && (
          <aside aria-labelledby="pages-under" className="lg:pt-5">
            <h2 id="pages-under" className="text-xl">
              {t('under')}
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {under.map(({ id, slug, name: pageName, url }) => (
                <li key={id}>
                  <a
                    href={linkTarget(url) ?? `${base}/${slug}`}
                    className="flex min-h-12 items-center py-2 underline-offset-4 hover:text-accent hover:underline"
                  >
                    {textIn(pageName, locale)}
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
