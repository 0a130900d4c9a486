import { DietaryFormScreen } from '@/features/contact/components/dietary-form-screen'
import { visitorMetadata, visitorPage, type VisitorPageProps } from '../visitor-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: VisitorPageProps) => visitorMetadata('dietary-health-form', props)

/** Spec: PUB-2.10, CUS-2.6. */
export default function DietaryHealthFormPage(props: VisitorPageProps) {
  return visitorPage(props, DietaryFormScreen)
}
