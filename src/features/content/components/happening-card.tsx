import { ArrowRight, ArrowUpRight } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import type { Happening } from '@/features/content/happening'
import { Thumbnail } from '@/ui/picture'
import { PlaceholderPicture } from './placeholder-picture'
import { Dateline, TimesAndPlace } from './happening-times'

type Props = {
  happening: Happening
  locale: Locale
  heading: 'h2' | 'h3'
  /** The first of a page: told at length, its picture fetched at once. */
  lead?: boolean
}

/**
 * Something announced, as a list shows it: date line, title, picture or placeholder, hours and place, what it is in
 * three lines, and the way to all of it. News has a title of one line. Spec: PUB-2.41, PUB-2.44, PUB-2.45, PUB-2.48, PUB-9.2.
 */
export async function HappeningCard({ happening, locale, heading: Heading, lead = false }: Props) {
  const t = await getTranslations({ locale })
  const { kind, title, brief, picture, link } = happening
  const outside = link?.outside ?? false
  const more = link?.text ?? t('happenings.readMore')
  const label = `${t('happenings.readMoreOf', { more, title })}${outside ? ` ${t('navigation.outside')}` : ''}`
  return (
    <article className={lead ? 'happening happening-lead' : 'happening'}>
      <div className="happening-facts">
        <Dateline happening={happening} locale={locale} />
        <TimesAndPlace happening={happening} locale={locale} />
      </div>
      <Heading className={kind === 'news' ? 'happening-title line-clamp-1' : 'happening-title'}>{title}</Heading>
      <div className="happening-picture">
        {picture ? (
          <Thumbnail picture={picture} locale={locale} fetched={lead ? 'first' : 'near'} />
        ) : (
          <PlaceholderPicture kind={kind} />
        )}
      </div>
      <div className="happening-text">
        {brief && <p className="happening-brief line-clamp-3">{brief}</p>}
        <a href={link?.href ?? happening.path} className="happening-more">
          <span aria-hidden>{more}</span>
          <span className="sr-only">{label}</span>
          {outside ? <ArrowUpRight size={20} aria-hidden /> : <ArrowRight size={20} aria-hidden />}
        </a>
      </div>
    </article>
  )
}
