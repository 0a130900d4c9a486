import { legalMetadata, legalPage, type LegalProps } from '../legal-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: LegalProps) => legalMetadata('privacy', props)

export default function PrivacyPage(props: LegalProps) {
  return legalPage('privacy', props)
}
