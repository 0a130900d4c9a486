import { OnTheGoScreen } from '@/features/contact/components/on-the-go-screen'
import { visitorMetadata, visitorPage, type VisitorPageProps } from '../visitor-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: VisitorPageProps) => visitorMetadata('on-the-go-valentine-dining', props)

/** Spec: PUB-2.10, CUS-2.7. */
export default function OnTheGoPage(props: VisitorPageProps) {
  return visitorPage(props, OnTheGoScreen)
}
