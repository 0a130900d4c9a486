import { happeningMetadata, happeningPage, type HappeningProps } from '../../happening-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: HappeningProps) => happeningMetadata('special-offer', props)

export default function SpecialOfferPage(props: HappeningProps) {
  return happeningPage('special-offer', props)
}
