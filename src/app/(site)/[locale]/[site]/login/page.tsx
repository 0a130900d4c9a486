import { buildAccountMetadata, renderAccountPage, type AccountProps } from '../account-pages'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AccountProps) => buildAccountMetadata('signIn', props)

export default function SignInPage(props: AccountProps) {
  return renderAccountPage('signIn', props)
}
