import { UsersRound } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { addressLines } from '@/domain/address-lines'
import { locationFeatures, paymentMethods, type Location, type Site } from '@/domain/campus'
import { campusDateAt } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { openStatus } from '@/domain/open-status'
import { phoneSaid } from '@/domain/phone'
import { Thumbnail } from '@/ui/picture'
import { menuWords } from './menu-words'
import { PlaceButtons } from './place-buttons'
import type { PlacePages } from './place-choice'
import { PlaceStatus } from './place-status'
import { PlaceWeek } from './place-week'

type Props = {
  site: Site
  location: Location
  /** The name of the building that it is in. */
  building: string | null
  links: PlacePages
  now: Date
  locale: Locale
}

/** Everything that is known of a location; what is not known takes no room. Spec: PUB-2.62, PUB-4.9. */
export async function PlaceDetails({ site, location, building, links, now, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'places' })
  const name = textIn(location.name, locale) ?? ''
  const today = campusDateAt(now, site.timeZone)
  const isOpen = openStatus(location.schedules, now, site.timeZone).label === 'open'
  const about = textIn(location.description, locale) ?? textIn(location.shortDescription, locale)
  const picture = site.locationImages ? location.image : null
  const phone = location.contactPhone ?? location.address.phone
  const lines = addressLines(location.address, locale)
  return (
    <article className="place">
      <header>
        <h2 id="place-name">{name}</h2>
        {building && <p className="place-building">{building}</p>}
        <PlaceStatus {...{ site, location, now, locale }} date={today} words={menuWords(locale)} />
        {isOpen && location.occupancy !== 'na' && (
          <p className="place-busy">
            <UsersRound size={20} aria-hidden />
            {t(`occupancy.${location.occupancy}`)}
          </p>
        )}
      </header>
      {picture && <Thumbnail picture={picture} locale={locale} />}
      <div className="place-more">
        {about && <p className="place-about">{about}</p>}
        <dl className="place-facts">
          <Fact title={t('address')}>{lines.length > 0 && <Lines lines={lines} />}</Fact>
          <Fact title={t('contact')}>{location.contactName}</Fact>
          <Fact title={t('email')}>
            {location.contactEmail && <a href={`mailto:${location.contactEmail}`}>{location.contactEmail}</a>}
          </Fact>
          <Fact title={t('phone')}>{phone && <a href={`tel:+1${phone}`}>{phoneSaid(phone, locale)}</a>}</Fact>
          <Marks title={t('payments')} marks={paymentsOf(location, (method) => t(`payment.${method}`))} />
          <Marks title={t('labels')} marks={labelsOf(location, locale, (feature) => t(`feature.${feature}`))} />
          <Marks title={t('cuisines')} marks={cuisinesOf(location, locale)} />
        </dl>
        {location.schedules.length > 0 && (
          <details className="place-hours">
            <summary>{t('week')}</summary>
            <PlaceWeek location={location} today={today} locale={locale} />
          </details>
        )}
        <PlaceButtons name={name} links={links} locale={locale} />
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

const Marks = ({ title, marks }: { title: string; marks: string[] }) => (
  <Fact title={title}>
    {marks.length > 0 && (
      <ul className="place-marks">
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
    )}
  </Fact>
)

type Method = (typeof paymentMethods)[number]
type Feature = (typeof locationFeatures)[number]

/** Once each: staff may have written by hand what they ticked too. */
const once = (marks: string[]) => [...new Set(marks)]

const paymentsOf = ({ payments, customPaymentTypes }: Location, name: (method: Method) => string) =>
  once([...paymentMethods.filter((method) => payments[method]).map(name), ...customPaymentTypes])

const labelsOf = ({ features, customLabels }: Location, locale: Locale, name: (feature: Feature) => string) =>
  once([...locationFeatures.filter((feature) => features[feature]).map(name), ...customLabels[locale]])

const cuisinesOf = ({ cuisines, customCuisines }: Location, locale: Locale) =>
  once([...cuisines.flatMap((cuisine) => textIn(cuisine.name, locale) ?? []), ...customCuisines[locale]])
