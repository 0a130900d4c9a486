import type { Location, Site } from '@/domain/campus'
import type { CampusDate } from '@/domain/campus-time'
import { pictureAddress } from '@/domain/file-address'
import type { MenuFilter } from '@/domain/dish'
import { textIn, type Locale } from '@/domain/locale'
import { fillIn } from './fill-in'
import { MenuLegend } from './menu-legend'
import type { MenuWords } from './menu-words'
import { PlaceStatus } from './place-status'

type HeadProps = { site: Site; location: Location; date: CampusDate; now: Date; locale: Locale; words: MenuWords }

/** The location above its dishes: whether it is open, what it is, and its picture where the site shows pictures. Spec: PUB-2.37. */
export function PlaceHead({ site, location, date, now, locale, words }: HeadProps) {
  const about = textIn(location.description, locale) ?? textIn(location.shortDescription, locale)
  const picture = site.locationImages ? location.image : null
  return (
    <div className="menu-place">
      <div>
        <PlaceStatus {...{ site, location, date, now, locale, words }} />
        {about && <p className="menu-about">{about}</p>}
      </div>
      {picture && (
        <img src={pictureAddress(picture)} alt={textIn(picture.alt, locale) ?? ''} width={446} height={402} />
      )}
    </div>
  )
}

type FootProps = { site: Site; location: Location; filters: MenuFilter[]; withDishes: boolean; locale: Locale; words: MenuWords }

/** Below the dishes: the brand's own nutrition page, the legend, the disclaimer. Spec: PUB-2.38, PUB-3.7. */
export function MenuFoot({ site, location, filters, withDishes, locale, words }: FootProps) {
  const { brand } = location
  const address = brand?.nutritionUrl && /^https?:\/\//i.test(brand.nutritionUrl) ? brand.nutritionUrl : null
  return (
    <footer className="menu-foot">
      {brand && address && (
        <p>
          <a href={address}>{fillIn(words.brandNutrition, { brand: brand.name })}</a>
        </p>
      )}
      {withDishes && <MenuLegend filters={filters} locale={locale} words={words} />}
      {(withDishes || location.useMenuImages) && <p className="menu-disclaimer">{textIn(site.menuDisclaimer, locale) ?? words.disclaimer}</p>}
    </footer>
  )
}
