import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { BlogScreen } from '@/features/content/components/blog-screen'
import { Breadcrumb } from '@/features/content/components/breadcrumb'
import { CateringFilesScreen } from '@/features/content/components/catering-files-screen'
import { ContentScreen } from '@/features/content/components/content-screen'
import { DiningMapScreen } from '@/features/content/components/dining-map-screen'
import { HappeningListScreen } from '@/features/content/components/happening-list-screen'
import { MeetingsScreen } from '@/features/content/components/meetings-screen'
import { NewslettersScreen } from '@/features/content/components/newsletters-screen'
import { PhotoAlbumsScreen } from '@/features/content/components/photo-albums-screen'
import type { ReadingScreen } from '@/features/content/components/reading-screen'
import { StaffScreen } from '@/features/content/components/staff-screen'
import { SurveysScreen } from '@/features/content/components/surveys-screen'
import { FeedbackScreen } from '@/features/contact/components/feedback-screen'
import { sectionBody } from '@/features/content/section-body'
import { addressOfSpecial, type Place, type ScreenName } from '@/features/content/section-screens'
import { CampusMapScreen } from '@/features/dining/components/campus-map-screen'
import { HoursScreen } from '@/features/dining/components/hours-screen'
import { LocationsScreen } from '@/features/dining/components/locations-screen'
import { MenuScreen } from '@/features/dining/components/menu-screen'
import { MealPlansScreen } from '@/features/shop/components/meal-plans-screen'
import { textIn } from '@/domain/locale'
import { clock } from '@/server/clock'
import { readPlaces } from '@/features/dining/read-places'
import { pageOrError } from '@/app/(site)/page-or-error'

/** What is known of an asked page: `name` is what staff call it, `address` its path, `searchParams` as they were sent. */
type AskedScreen = ReadingScreen & {
  place: Place
  address: string
  searchParams: Record<string, string | string[] | undefined>
}

type Screen = (asked: AskedScreen) => Promise<ReactNode>

const breadcrumbOf = ({ site, locale, above }: AskedScreen) => <Breadcrumb site={site} locale={locale} above={above} />
/** The first of what an address says more than once. */
const oneOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : value?.[0])

/** The pages of a site that tell of its locations. */
const pagesOf = ({ site }: AskedScreen) => ({
  menus: addressOfSpecial(site, 'whats-on-the-menu'),
  hours: addressOfSpecial(site, 'hours-of-operation'),
  map: addressOfSpecial(site, 'campus-map'),
})

/** How each screen is drawn. Spec: PUB-2.15. */
export const screens: Record<ScreenName, Screen> = {
  content: ContentScreen,
  menu: ({ name, ...asked }) => MenuScreen({ ...asked, sectionName: name }),
  hours: (asked) => HoursScreen({ ...asked, asked: oneOf(asked.searchParams.week), breadcrumb: breadcrumbOf(asked) }),
  locations: (asked) => LocationsScreen({ ...asked, pages: pagesOf(asked), breadcrumb: breadcrumbOf(asked) }),
  'campus-map': (asked) =>
    CampusMapScreen({
      ...asked,
      asked: oneOf(asked.searchParams.location),
      pages: pagesOf(asked),
      breadcrumb: breadcrumbOf(asked),
    }),
  staff: StaffScreen,
  newsletters: NewslettersScreen,
  surveys: ({ searchParams: { poll, choice, problem }, ...asked }) =>
    SurveysScreen({ ...asked, refused: { poll: oneOf(poll), choice: oneOf(choice), problem: oneOf(problem) } }),
  'photo-albums': (asked) => PhotoAlbumsScreen({ ...asked, asked: oneOf(asked.searchParams.album) }),
  'dining-blog': (asked) => BlogScreen({ ...asked, asked: oneOf(asked.searchParams.article) }),
  'directors-meetings': (asked) => MeetingsScreen({ ...asked, asked: oneOf(asked.searchParams.meeting) }),
  'catering-files': async (asked) => {
    const t = await getTranslations({ locale: asked.locale, namespace: 'readings.catering' })
    return pageOrError(asked.locale, () => CateringFilesScreen(asked), t('failed'))
  },
  'dining-map': DiningMapScreen,
  'meal-plans': async (asked) => {
    const body = await sectionBody(textIn(asked.place.section.body, asked.locale))
    return MealPlansScreen({
      ...asked,
      now: clock.now(),
      breadcrumb: breadcrumbOf(asked),
      children: body && <div className="article mt-6" dangerouslySetInnerHTML={{ __html: body }} />,
    })
  },
  feedback: async (asked) => {
    const { site, locale, place } = asked
    const { locations } = await readPlaces(site.id)
    return FeedbackScreen({
      ...asked,
      breadcrumb: breadcrumbOf(asked),
      html: place.node ? '' : await sectionBody(textIn(place.section.body, locale)),
      locations: locations.filter(({ active }) => active).map(({ name }) => name[locale]),
    })
  },
  events: (asked) => HappeningListScreen({ ...asked, kind: 'events' }),
  'balanced-living-events': (asked) => HappeningListScreen({ ...asked, kind: 'balanced-living-events' }),
  news: (asked) => HappeningListScreen({ ...asked, kind: 'news' }),
  'special-offers': (asked) => HappeningListScreen({ ...asked, kind: 'special-offers' }),
}
