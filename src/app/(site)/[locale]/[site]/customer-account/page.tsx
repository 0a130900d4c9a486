import { accountMetadata, accountPage, type AccountProps } from '../account-pages'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AccountProps) => accountMetadata('account', props)

export default function AccountPage(props: AccountProps) {
  return accountPage('account', props)
}
