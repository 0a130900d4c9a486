import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { BlogScreen } from '@/features/content/publications/blog-screen'
import { Breadcrumb } from '@/ui/breadcrumb'
import { CateringFilesScreen } from '@/features/content/publications/catering-files-screen'
import { ContentScreen } from '@/features/site/sections/content-screen'
import { DiningMapScreen } from '@/features/content/publications/dining-map-screen'
import { AnnouncementListScreen } from '@/features/content/announcements/announcement-list-screen'
import { MeetingsScreen } from '@/features/content/publications/meetings-screen'
import { NewslettersScreen } from '@/features/content/publications/newsletters-screen'
import { PhotoAlbumsScreen } from '@/features/content/publications/albums/photo-albums-screen'
import type { PublicationScreenProps } from '@/features/content/publications/publication-screen'
import { StaffScreen } from '@/features/content/publications/staff/staff-screen'
import { SurveysScreen } from '@/features/content/polls/surveys-screen'
import { FeedbackScreen } from '@/features/forms/components/feedback-screen'
import { readSectionBody } from '@/features/site/read-section-body'
import { specialPageUrl, type SectionMatch, type ScreenName } from '@/domain/site/section-screens'
import { CampusMapScreen } from '@/features/places/map/campus-map-screen'
import { HoursScreen } from '@/features/places/hours/hours-screen'
import { LocationsScreen } from '@/features/places/locations/locations-screen'
import { MenuScreen } from '@/features/menu/page/menu-screen'
import { localize } from '@/domain/locale'
import { carriedAllergens } from '@/domain/menu/carry-allergens'
import { getRequestPath } from '@/server/http/request-path'
import { readPlaces } from '@/features/places/read-places'
import { tryToRead } from '@/server/logging/try-to-read'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { PurchasePage } from './purchase-page'

/** The request for a section's screen: `name` is the name of the page, `address` its path, `searchParams` the raw query string. */
type ScreenRequest = PublicationScreenProps & {
  place: SectionMatch
  address: string
  searchParams: Record<string, string | string[] | undefined>
}

type Screen = (request: ScreenRequest) => Promise<ReactNode>

const renderBreadcrumb = ({ site, locale, above }: Omit<ScreenRequest, 'searchParams'>) => (
  <Breadcrumb site={site} locale={locale} above={above} />
)
/** The first value of a parameter that occurs more than once. */
const firstValue = (value: string | string[] | undefined) => (typeof value === 'string' ? value : value?.[0])

/** The paths of a site's pages about its locations; null for a page that is not published. */
const locationPages = async ({ site }: ScreenRequest) => ({
  menus: specialPageUrl(site, 'whats-on-the-menu'),
  hours: specialPageUrl(site, 'hours-of-operation'),
  map: specialPageUrl(site, 'campus-map'),
  mine: carriedAllergens(await getRequestPath()),
})

/** The function that renders each screen. Spec: PUB-2.15. */
export const screens: Record<ScreenName, Screen> = {
  content: ContentScreen,
  menu: ({ name, ...request }) => MenuScreen({ ...request, sectionName: name }),
  hours: async (request) =>
    HoursScreen({
      ...request,
      asked: firstValue(request.searchParams.week),
      pages: await locationPages(request),
      breadcrumb: renderBreadcrumb(request),
    }),
  locations: async (request) =>
    LocationsScreen({ ...request, pages: await locationPages(request), breadcrumb: renderBreadcrumb(request) }),
  'campus-map': async (request) => {
    const t = await getTranslations({ locale: request.locale, namespace: 'places' })
    const screen = {
      ...request,
      asked: firstValue(request.searchParams.location),
      pages: await locationPages(request),
      breadcrumb: renderBreadcrumb(request),
    }
    return withErrorPage(request.locale, () => CampusMapScreen(screen), t('mapEmpty'))
  },
  staff: StaffScreen,
  newsletters: NewslettersScreen,
  surveys: ({ searchParams: { poll, choice, problem }, ...request }) =>
    SurveysScreen({
      ...request,
      refused: { poll: firstValue(poll), choice: firstValue(choice), problem: firstValue(problem) },
    }),
  'photo-albums': (request) => PhotoAlbumsScreen({ ...request, requestedId: firstValue(request.searchParams.album) }),
  'dining-blog': (request) => BlogScreen({ ...request, requestedId: firstValue(request.searchParams.article) }),
  'directors-meetings': (request) =>
    MeetingsScreen({ ...request, requestedId: firstValue(request.searchParams.meeting) }),
  'catering-files': async (request) => {
    const t = await getTranslations({ locale: request.locale, namespace: 'publications.catering' })
    return withErrorPage(request.locale, () => CateringFilesScreen(request), t('failed'))
  },
  'dining-map': DiningMapScreen,
  'meal-plans': async ({ searchParams: { days, meals, snacks }, ...request }) => {
    const body = await readSectionBody(localize(request.place.section.body, request.locale))
    return PurchasePage({
      ...request,
      query: { days: firstValue(days) ?? null, meals: firstValue(meals) ?? null, snacks: firstValue(snacks) ?? null },
      breadcrumb: renderBreadcrumb(request),
      children: body && <div className="article mt-6" dangerouslySetInnerHTML={{ __html: body }} />,
    })
  },
  feedback: async (request) => {
    const { site, locale, place } = request
    const { locations } = (await tryToRead(() => readPlaces(site.id))) ?? { locations: [] }
    return FeedbackScreen({
      ...request,
      breadcrumb: renderBreadcrumb(request),
      html: place.node ? '' : await readSectionBody(localize(place.section.body, locale)),
      locations: locations.filter(({ active }) => active).map(({ name }) => name[locale]),
    })
  },
  events: (request) => AnnouncementListScreen({ ...request, kind: 'events' }),
  'balanced-living-events': (request) => AnnouncementListScreen({ ...request, kind: 'balanced-living-events' }),
  news: (request) => AnnouncementListScreen({ ...request, kind: 'news' }),
  'special-offers': (request) => AnnouncementListScreen({ ...request, kind: 'special-offers' }),
}
