import { accountMetadata, accountPage, type AccountProps } from '../account-pages'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AccountProps) => accountMetadata('signUp', props)

export default function SignUpPage(props: AccountProps) {
  return accountPage('signUp', props)
}
