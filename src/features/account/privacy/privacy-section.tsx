import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { formatConfirmation } from '@/domain/text/confirmation'
import { getSectionMessages } from '@/features/account/account-form-messages'
import type { Customer } from '@/features/account/read-customer'
import { DataDownload } from './data-download'
import { DeleteAccount } from './delete-account-panel'

type Props = { site: Pick<Site, 'id' | 'slug'>; customer: Customer; locale: Locale }

/** The file with the customer's data, and the deletion of the account. */
export async function PrivacySection({ site, customer, locale }: Props) {
  const [t, security, shared] = await Promise.all([
    getTranslations({ locale, namespace: 'accountParts.privacy' }),
    getTranslations({ locale, namespace: 'accountParts.security' }),
    getSectionMessages(locale),
  ])
  return (
    <>
      <section className="account-panel" aria-labelledby="own-data">
        <h3 id="own-data">{t('title')}</h3>
        <p>{t('intro')}</p>
        {!customer.isEmailConfirmed && <p>{t('unconfirmed')}</p>}
        <DataDownload
          path={`/v1/customer/export?site_id=${site.id}&locale=${locale}`}
          messages={{
            download: t('download'),
            preparing: t('preparing'),
            ready: formatConfirmation('allSet', t('ready'), locale),
            failed: t('failed'),
            signedOut: t('signedOut'),
            tooMany: shared.form.tooMany,
          }}
        />
      </section>
      <section className="account-panel" aria-labelledby="delete-account">
        <h3 id="delete-account">{t('deleteTitle')}</h3>
        <p>{t('deleteIntro')}</p>
        <p>{t('deleteKept')}</p>
        <DeleteAccount
          siteId={site.id}
          nextPath={`${accountPath('signIn', site.slug, locale)}?deleted`}
          confirmsByEmail={customer.usesCampusSignIn}
          locale={locale}
          messages={{
            form: shared.form,
            title: t('confirmTitle'),
            help: t('confirmHelp'),
            delete: t('delete'),
            confirm: t('confirmDelete'),
            deleting: t('deleting'),
            keep: t('keep'),
            password: security('currentPassword'),
            email: t('email'),
          }}
        />
      </section>
    </>
  )
}
