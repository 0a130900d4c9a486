import {
  buildAnnouncementMetadata,
  renderAnnouncementPage,
  type AnnouncementProps,
} from '@/app/(site)/[locale]/[site]/announcement-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AnnouncementProps) => buildAnnouncementMetadata('special-offer', props)

export default function SpecialOfferPage(props: AnnouncementProps) {
  return renderAnnouncementPage('special-offer', props)
}
