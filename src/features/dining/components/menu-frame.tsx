import type { Location, Site } from '@/domain/campus'
import type { CampusDate } from '@/domain/campus-time'
import type { MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { ChangedToday } from './changed-today'
import { DayLinks } from './day-links'
import { fillIn } from '@/ui/fill-in'
import { Thumbnail } from '@/ui/picture'
import type { MenuView } from './menu-address'
import { MenuLegend } from './menu-legend'
import type { MenuWords } from './menu-words'
import { PlaceStatus } from './place-status'

type HeadProps = {
  site: Site
  location: Location
  view: MenuView
  changedAt: Date | null
  today: CampusDate
  now: Date
  locale: Locale
  words: MenuWords
}

/**
 * The location above its dishes: whether it is open, whether its menu was changed today, the ways to other days, what it is in a line, and its picture
 * where the site shows pictures. Spec: PUB-2.36, PUB-2.37.
 */
export function PlaceHead({ site, location, view, changedAt, today, now, locale, words }: HeadProps) {
  const about = textIn(location.shortDescription, locale) ?? textIn(location.description, locale)
  const picture = site.locationImages ? location.image : null
  return (
    <div className="menu-place">
      <div className="menu-place-now">
        <div>
          <PlaceStatus {...{ site, location, now, locale, words }} date={view.date} />
          <ChangedToday {...{ changedAt, now, locale, words }} zone={site.timeZone} />
        </div>
        <DayLinks view={view} today={today} locale={locale} words={words} />
      </div>
      {about && <p className="menu-about">{about}</p>}
      {picture && <Thumbnail picture={picture} locale={locale} fetched="first" />}
    </div>
  )
}

type FootProps = {
  site: Site
  location: Location
  filters: MenuFilter[]
  withDishes: boolean
  locale: Locale
  words: MenuWords
}

/** Below the dishes: the brand's own nutrition page, the legend, the disclaimer, and more of the location. Spec: PUB-2.37, PUB-2.38, PUB-3.7. */
export function MenuFoot({ site, location, filters, withDishes, locale, words }: FootProps) {
  const { brand } = location
  const address = brand?.nutritionUrl && /^https?:\/\//i.test(brand.nutritionUrl) ? brand.nutritionUrl : null
  const description = textIn(location.shortDescription, locale) ? textIn(location.description, locale) : null
  return (
    <footer className="menu-foot">
      {brand && address && (
        <p>
          <a href={address}>{fillIn(words.brandNutrition, { brand: brand.name })}</a>
        </p>
      )}
      {withDishes && <MenuLegend filters={filters} locale={locale} words={words} />}
      {(withDishes || location.useMenuImages) && (
        <p className="menu-disclaimer">{textIn(site.menuDisclaimer, locale) ?? words.disclaimer}</p>
      )}
      {description && (
        <section className="menu-more" aria-labelledby="menu-more">
          <h2 id="menu-more">{textIn(location.name, locale)}</h2>
          <p>{description}</p>
        </section>
      )}
    </footer>
  )
}
