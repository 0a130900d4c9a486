import { buildAccountMetadata, renderAccountPage, type AccountProps } from '../account-pages'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AccountProps) => buildAccountMetadata('signUp', props)

export default function SignUpPage(props: AccountProps) {
  return renderAccountPage('signUp', props)
}
