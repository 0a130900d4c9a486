import { happeningMetadata, happeningPage, type HappeningProps } from '../../happening-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: HappeningProps) => happeningMetadata('event', props)

export default function EventPage(props: HappeningProps) {
  return happeningPage('event', props)
}
