import { buildAccountMetadata, renderAccountPage, type AccountProps } from '../account-pages'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: AccountProps) => buildAccountMetadata('account', props)

export default function AccountPage(props: AccountProps) {
  return renderAccountPage('account', props)
}
