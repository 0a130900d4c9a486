import {
  buildAnnouncementMetadata,
  renderAnnouncementPage,
  type AnnouncementProps,
} from '@/app/(site)/[locale]/[site]/announcement-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AnnouncementProps) => buildAnnouncementMetadata('news-item', props)

export default function NewsItemPage(props: AnnouncementProps) {
  return renderAnnouncementPage('news-item', props)
}
