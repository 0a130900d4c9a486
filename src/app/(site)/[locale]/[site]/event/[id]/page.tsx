import {
  buildAnnouncementMetadata,
  renderAnnouncementPage,
  type AnnouncementProps,
} from '@/app/(site)/[locale]/[site]/announcement-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AnnouncementProps) => buildAnnouncementMetadata('event', props)

export default function EventPage(props: AnnouncementProps) {
  return renderAnnouncementPage('event', props)
}
