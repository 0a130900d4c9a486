import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { formatPhone } from '@/domain/forms/phone'
import { listProvinces } from '@/domain/places/provinces'
import type { Customer } from '@/features/account/read-customer'
import { getAccountFormMessages } from '@/features/account/account-form-messages'
import { ProfileForm } from '@/features/account/page/forms/profile-form'
import { customerSignOn } from '@/server/sign-on/sign-on-providers'

type Props = { site: Pick<Site, 'id' | 'slug'>; customer: Customer; locale: Locale }

const phoneText = (phone: string | null, locale: Locale) => (phone ? formatPhone(phone, locale) : '')

/** The profile, filled in from the account. Spec: CUS-2.17, CUS-2.24. */
export async function ProfileSection({ site, customer, locale }: Props) {
  const [t, form] = await Promise.all([getTranslations({ locale }), getAccountFormMessages(locale)])
  return (
    <ProfileForm
      siteId={site.id}
      provinces={listProvinces(locale)}
      headingId="account-part"
      vouchedBy={
        customer.usesCampusSignIn
          ? t('account.campusNames', { name: customerSignOn(site.slug)?.name[locale] ?? t('account.campusAccount') })
          : null
      }
      locale={locale}
      profile={{
        firstName: customer.firstName ?? '',
        lastName: customer.lastName ?? '',
        email: customer.email,
        studentId: customer.studentId ?? '',
        phone: phoneText(customer.phone, locale),
        mobile: phoneText(customer.mobile, locale),
        address: customer.address ?? '',
        city: customer.city ?? '',
        province: customer.province ?? '',
        postalCode: customer.postalCode ?? '',
      }}
      messages={{
        form: { ...form, failed: t('accountParts.failed') },
        firstName: t('account.firstName'),
        lastName: t('account.lastName'),
        email: t('account.email'),
        emailHint: t('account.emailHint'),
        emailSent: t.raw('account.emailSent') as string,
        studentId: t('account.studentId'),
        phone: t('account.phone'),
        mobile: t('account.mobile'),
        address: t('account.address'),
        city: t('account.city'),
        province: t('account.province'),
        postalCode: t('account.postalCode'),
        optional: t('forms.optional'),
        noProvince: t('account.noProvince'),
        save: t('account.save'),
        sending: t('forms.sending'),
        saved: t('account.saved'),
      }}
    />
  )
}
