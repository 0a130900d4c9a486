import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { linkTarget } from '@/domain/link-target'
import { textIn, type Locale } from '@/domain/locale'
import type { Place } from '@/features/content/section-screens'
import { sectionBody } from '@/features/content/section-body'
import { Breadcrumb } from './breadcrumb'
import { EmptyNote } from './empty-note'

/**
 * A page of the campus's own words: title, text, the pages under it. A child node has no text of its own. The title is
 * seen unless staff hide it, and is always there for those who hear the page. Spec: PUB-2.17, PUB-2.32, PUB-2.33.
 */
export async function ContentScreen({ site, place, locale }: { site: Site; place: Place; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'section' })
  const { section, node } = place
  const sectionName = textIn(section.name, locale) ?? section.slug
  const title = node ? textIn(node.name, locale) : textIn(section.title, locale) || sectionName
  const html = node ? '' : await sectionBody(textIn(section.body, locale))
  const under = section.nodes.filter((it) => it.published && it.id !== node?.id)
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb
        site={site}
        locale={locale}
        above={node && { href: `/${site.slug}/${section.slug}`, name: sectionName }}
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,680px)_1fr]">
        <article>
          <h1 className={section.showHeader || node ? 'mt-3 text-[clamp(2rem,6vw,2.9rem)]' : 'sr-only'}>{title}</h1>
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
              {under.map(({ id, slug, name, url }) => (
                <li key={id}>
                  <a
                    href={linkTarget(url) ?? `/${site.slug}/${slug}`}
                    className="flex min-h-12 items-center py-2 underline-offset-4 hover:text-accent hover:underline"
                  >
                    {textIn(name, locale)}
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
