import { buildLegalMetadata, renderLegalPage, type LegalProps } from '../legal-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: LegalProps) => buildLegalMetadata('terms-of-use', props)

export default function TermsOfUsePage(props: LegalProps) {
  return renderLegalPage('terms-of-use', props)
}
