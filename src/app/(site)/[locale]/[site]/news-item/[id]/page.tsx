import { happeningMetadata, happeningPage, type HappeningProps } from '../../happening-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: HappeningProps) => happeningMetadata('news-item', props)

export default function NewsItemPage(props: HappeningProps) {
  return happeningPage('news-item', props)
}
