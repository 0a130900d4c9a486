import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { phoneSaid } from '@/domain/phone'
import { provincesIn } from '@/domain/provinces'
import type { Customer } from '@/features/account/read-customer'
import { formWords } from '@/ui/form/form-words'
import { ProfileForm } from './profile-form'

type Props = { site: Pick<Site, 'id'>; customer: Customer; locale: Locale }

const said = (phone: string | null, locale: Locale) => (phone ? phoneSaid(phone, locale) : '')

/** What the account says of its owner, to be changed. Spec: CUS-2.17, CUS-2.24. */
export async function ProfilePart({ site, customer, locale }: Props) {
  const [t, form] = await Promise.all([getTranslations({ locale }), formWords(locale)])
  return (
    <ProfileForm
      siteId={site.id}
      provinces={provincesIn(locale)}
      headingId="account-part"
      locale={locale}
      profile={{
        first_name: customer.firstName ?? '',
        last_name: customer.lastName ?? '',
        student_id: customer.studentId ?? '',
        phone: said(customer.phone, locale),
        mobile: said(customer.mobile, locale),
        address: customer.address ?? '',
        city: customer.city ?? '',
        province: customer.province ?? '',
        postal_code: customer.postalCode ?? '',
      }}
      words={{
        form,
        first_name: t('account.firstName'),
        last_name: t('account.lastName'),
        student_id: t('account.studentId'),
        phone: t('account.phone'),
        mobile: t('account.mobile'),
        address: t('account.address'),
        city: t('account.city'),
        province: t('account.province'),
        postal_code: t('account.postalCode'),
        optional: t('forms.optional'),
        noProvince: t('account.noProvince'),
        save: t('account.save'),
        sending: t('forms.sending'),
        saved: t('account.saved'),
      }}
    />
  )
}
