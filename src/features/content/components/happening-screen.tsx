import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Picture, Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import type { Happening } from '@/features/content/happening'
import { listPageOf } from '@/features/content/happening-list-page'
import { listHappenings } from '@/features/content/read-happenings'
import { sectionBody } from '@/features/content/section-body'
import { filledButton } from '@/ui/button-style'
import { WholePicture } from '@/ui/picture'
import { Breadcrumb } from './breadcrumb'
import { Dateline, TimesAndPlace } from './happening-times'

type Props = { happening: Happening; site: Site; locale: Locale }

/** Of the others, so many are offered as what to read next. */
const nextOnes = 3

/**
 * All of an event, a piece of news or an offer: date line, title, hours and place, picture, text, where it leads, and
 * what else there is. Spec: PUB-2.12, PUB-2.41, PUB-2.45, PUB-2.46, PUB-2.48.
 */
export async function HappeningScreen({ happening, site, locale }: Props) {
  const { kind, title, brief, html, picture, link } = happening
  const [t, body, all] = await Promise.all([
    getTranslations({ locale }),
    sectionBody(html),
    listHappenings(kind, site, locale),
  ])
  const list = listPageOf(site, kind, locale)
  const above = list && { href: list.href, name: list.name ?? t(`happenings.${kind}.title`) }
  const others = all.filter(({ id, nearness }) => id !== happening.id && (kind === 'news' || nearness !== 'over'))
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <div className="happening-page">
        <article>
          <Dateline happening={happening} locale={locale} />
          <h1 className="happening-headline">{title}</h1>
          {brief && <p className="happening-standfirst">{brief}</p>}
          <TimesAndPlace happening={happening} locale={locale} />
          {picture && (
            <div className="happening-large">
              <WholePicture
                picture={picture}
                locale={locale}
                size={[446, 402]}
                className={isUpright(picture) ? 'happening-poster' : undefined}
                fetched="first"
              />
            </div>
          )}
          {body && <div className="article" dangerouslySetInnerHTML={{ __html: body }} />}
          {link && (
            <p className="not-printed">
              <a href={link.href} className={filledButton}>
                {link.text ?? t('happenings.readMore')}
                {link.outside && <span className="sr-only"> {t('navigation.outside')}</span>}
                {link.outside ? <ArrowUpRight size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
              </a>
            </p>
          )}
        </article>
        {(above || others.length > 0) && (
          <aside aria-label={t(`happenings.${kind}.more`)} className="happening-next not-printed">
            {others.length > 0 && <h2>{t(`happenings.${kind}.more`)}</h2>}
            <ul>
              {others.slice(0, nextOnes).map((other) => (
                <li key={other.id}>
                  <Dateline happening={other} locale={locale} />
                  <a href={other.link?.href ?? other.path}>{other.title}</a>
                </li>
              ))}
            </ul>
            {above && (
              <a href={above.href} className="happening-more">
                {t(`happenings.${kind}.seeAll`)}
                <ArrowRight size={20} aria-hidden />
              </a>
            )}
          </aside>
        )}
      </div>
    </div>
  )
}

/** A poster is shown whole, for its words; a wide picture may lose its edges. */
const isUpright = ({ width, height }: Picture) => (height ?? 0) > (width ?? 0)
