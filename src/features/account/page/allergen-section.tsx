import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { formatPhone } from '@/domain/forms/phone'
import { readAllergens } from '@/features/account/read-allergens'
import type { Customer } from '@/features/account/read-customer'
import { readDietaryProfile } from '@/features/account/read-dietary-profile'
import { tryToRead } from '@/server/logging/try-to-read'
import { AllergenForm } from '@/features/account/page/forms/allergen-form'
import { AllergenCardLinks } from '@/features/account/allergen-card/allergen-card-links'
import { NotLoaded } from './not-loaded'
import { getSectionMessages } from '@/features/account/page/forms/section-messages'

type Props = { site: Pick<Site, 'id' | 'slug'>; customer: Customer; locale: Locale }

/**
 * The form of the allergen profile. When the profile cannot be read, the section shows an error instead of an empty form,
 * which would overwrite the profile when saved. Spec: CUS-2.18, CUS-8.18.
 */
export async function AllergenSection({ site, customer, locale }: Props) {
  const loaded = await tryToRead(() => Promise.all([readDietaryProfile(customer), readAllergens(locale)]))
  if (!loaded) return <NotLoaded what="preferences" locale={locale} />
  const [diet, allergens] = loaded
  const [t, messages] = await Promise.all([getTranslations({ locale }), getSectionMessages(locale)])
  return (
    <>
      <p className="account-note">{t('accountParts.allergens.safety')}</p>
      <AllergenForm
        siteId={site.id}
        card={<AllergenCardLinks site={site} locale={locale} />}
        allergens={allergens.map(({ id, name }) => ({ value: id, label: name[locale] }))}
        locale={locale}
        profile={{
          allergens: diet.allergens,
          customAllergens: diet.customAllergens.join(', '),
          contactName: diet.contactName ?? '',
          contactNumber: diet.contactNumber ? formatPhone(diet.contactNumber, locale) : '',
          carriesEpinephrine: diet.carriesEpinephrine,
        }}
        messages={{
          ...messages,
          allergens: t('accountParts.allergens.mine'),
          customAllergens: t('accountParts.allergens.others'),
          contactName: t('accountParts.allergens.contactName'),
          contactNumber: t('accountParts.allergens.contactNumber'),
          carriesEpinephrine: t('accountParts.allergens.epinephrine'),
          optional: t('forms.optional'),
          othersHint: t('accountParts.allergens.othersHint'),
          contact: t('accountParts.allergens.contact'),
          contactHint: t('accountParts.allergens.contactHint'),
        }}
      />
    </>
  )
}
