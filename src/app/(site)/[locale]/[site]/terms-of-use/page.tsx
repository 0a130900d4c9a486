import { legalMetadata, legalPage, type LegalProps } from '../legal-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: LegalProps) => legalMetadata('terms-of-use', props)

export default function TermsOfUsePage(props: LegalProps) {
  return legalPage('terms-of-use', props)
}
