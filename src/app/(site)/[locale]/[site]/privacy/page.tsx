import { buildLegalMetadata, renderLegalPage, type LegalProps } from '../legal-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: LegalProps) => buildLegalMetadata('privacy', props)

export default function PrivacyPage(props: LegalProps) {
  return renderLegalPage('privacy', props)
}
