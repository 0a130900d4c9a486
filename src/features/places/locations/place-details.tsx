import { UsersRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { formatAddressLines } from '@/domain/places/address-lines'
import { weekHours } from '@/domain/places/hours/schedules'
import { locationFeatures, paymentMethods, type Location } from '@/domain/places/location'
import type { Site } from '@/domain/site/site'
import { weekdayOf, type CampusDate } from '@/domain/time/calendar'
import { campusDateAt } from '@/domain/time/campus-time'
import { localize, type Locale } from '@/domain/locale'
import { getOpenStatus } from '@/domain/places/hours/open-status'
import { formatPhone } from '@/domain/forms/phone'
import { weekdayName } from '@/domain/time/date-formats'
import { HoursCell } from '@/features/places/hours/hours-cell'
import { Thumbnail } from '@/ui/picture'
import { menuMessages } from '@/i18n/menu-messages'
import { OpenNearby } from '@/ui/open-nearby'
import { PlaceButtons } from './place-buttons'
import { PlaceLandmark } from '@/features/places/nearby/place-landmark'
import type { LocationPages } from '@/domain/places/location-links'
import { PlaceStatus } from '@/ui/place-status'

type Props = {
  site: Site
  location: Location
  /** Every location of the site, to name what is open nearby. */
  locations: readonly Location[]
  pages: LocationPages
  /** The name of its building, null for none. */
  building: string | null
  links: LocationPages
  now: Date
  locale: Locale
}

/** The details of a location. Unknown details are omitted. Spec: PUB-2.62, PUB-4.9. */
export async function PlaceDetails(props: Props) {
  const { site, location, locations, pages, building, links, now, locale } = props
  const t = await getTranslations({ locale, namespace: 'places' })
  const name = localize(location.name, locale) ?? ''
  const today = campusDateAt(now, site.timeZone)
  const isOpen = getOpenStatus(location.schedules, now, site.timeZone).label === 'open'
  const description = localize(location.description, locale) ?? localize(location.shortDescription, locale)
  const picture = site.locationImages ? location.image : null
  const phone = location.contactPhone ?? location.address.phone
  const lines = formatAddressLines(location.address, locale)
  return (
    <article className="place" data-location={location.id} data-name={name}>
      <header>
        <h2 id="place-name">{name}</h2>
        {building && <p className="place-building">{building}</p>}
        <PlaceLandmark location={location} locale={locale} />
        <div data-favourite-place="">
          <PlaceStatus {...{ site, location, now, locale }} words={menuMessages(locale)} />
        </div>
        {isOpen && location.occupancy !== 'na' && (
          <p className="place-occupancy">
            <UsersRound size={20} aria-hidden />
            {t(`occupancy.${location.occupancy}`)}
          </p>
        )}
        <OpenNearby {...{ site, location, locations, pages, now, locale }} />
      </header>
      {picture && <Thumbnail picture={picture} locale={locale} />}
      <div className="place-body">
        {description && <p className="place-description">{description}</p>}
        <dl className="place-facts">
          <Fact title={t('address')}>{lines.length > 0 && <Lines lines={lines} />}</Fact>
          <Fact title={t('contact')}>{location.contactName}</Fact>
          <Fact title={t('email')}>
            {location.contactEmail && <a href={`mailto:${location.contactEmail}`}>{location.contactEmail}</a>}
          </Fact>
          <Fact title={t('phone')}>{phone && <a href={`tel:+1${phone}`}>{formatPhone(phone, locale)}</a>}</Fact>
          <Tags title={t('payments')} tags={paymentsOf(location, (method) => t(`payment.${method}`))} />
          <Tags title={t('labels')} tags={labelsOf(location, locale, (feature) => t(`feature.${feature}`))} />
          <Tags title={t('cuisines')} tags={cuisinesOf(location, locale)} />
        </dl>
        {location.schedules.length > 0 && (
          <details className="place-hours">
            <summary>{t('week')}</summary>
            <PlaceWeek location={location} today={today} locale={locale} />
          </details>
        )}
        <PlaceButtons {...{ name, links, locale }} address={location.address} />
      </div>
    </article>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) =>
  children && (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )

const Lines = ({ lines }: { lines: string[] }) => lines.map((line) => <p key={line}>{line}</p>)

const Tags = ({ title, tags }: { title: string; tags: string[] }) => (
  <Fact title={title}>
    {tags.length > 0 && (
      <ul className="place-tags">
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )}
  </Fact>
)

type Method = (typeof paymentMethods)[number]
type Feature = (typeof locationFeatures)[number]

/** Removes duplicates: staff may enter as a custom text what they also selected. */
const distinct = (tags: string[]) => [...new Set(tags)]

const paymentsOf = ({ payments, customPaymentTypes }: Location, name: (method: Method) => string) =>
  distinct([...paymentMethods.filter((method) => payments[method]).map(name), ...customPaymentTypes])

const labelsOf = ({ features, customLabels }: Location, locale: Locale, name: (feature: Feature) => string) =>
  distinct([...locationFeatures.filter((feature) => features[feature]).map(name), ...customLabels[locale]])

const cuisinesOf = ({ cuisines, customCuisines }: Location, locale: Locale) =>
  distinct([...cuisines.flatMap((cuisine) => localize(cuisine.name, locale) ?? []), ...customCuisines[locale]])

type PlaceWeekProps = { location: Location; today: CampusDate; locale: Locale }

/** This week's hours of a location with its meals, one row per day. Spec: PUB-2.62. */
const PlaceWeek = ({ location, today, locale }: PlaceWeekProps) => (
  <dl className="place-week">
    {weekHours(location.schedules, today).map((day) => (
      <div key={day.date} aria-current={day.date === today ? 'date' : undefined}>
        <dt>{weekdayName(weekdayOf(day.date), locale, 'long')}</dt>
        <dd>
          <HoursCell {...{ location, day, locale }} withMeals />
        </dd>
      </div>
    ))}
  </dl>
)
