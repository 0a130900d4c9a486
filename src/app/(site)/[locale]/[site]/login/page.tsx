import { accountMetadata, accountPage, type AccountProps } from '../account-pages'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AccountProps) => accountMetadata('signIn', props)

export default function SignInPage(props: AccountProps) {
  return accountPage('signIn', props)
}
