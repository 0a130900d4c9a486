import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { phoneSaid } from '@/domain/phone'
import { readAllergens } from '@/features/account/read-allergens'
import type { Customer } from '@/features/account/read-customer'
import { readDiet } from '@/features/account/read-diet'
import { tryToRead } from '@/features/account/try-to-read'
import { AllergenForm } from './allergen-form'
import { NotLoaded } from './not-loaded'
import { partWords } from './part-words'

type Props = { site: Pick<Site, 'id'>; customer: Customer; locale: Locale }

/**
 * The allergen profile, to be changed. One that cannot be read is no empty form, which would be saved over it.
 * Spec: CUS-2.18, CUS-8.18.
 */
export async function AllergenPart({ site, customer, locale }: Props) {
  const read = await tryToRead(() => Promise.all([readDiet(customer), readAllergens(locale)]))
  if (!read) return <NotLoaded what="preferences" locale={locale} />
  const [diet, allergens] = read
  const [t, words] = await Promise.all([getTranslations({ locale }), partWords(locale)])
  return (
    <>
      <p className="account-note">{t('accountParts.allergens.safety')}</p>
      <AllergenForm
        siteId={site.id}
        allergens={allergens.map(({ id, name }) => ({ value: id, label: name[locale] }))}
        locale={locale}
        profile={{
          allergens: diet.allergens,
          custom_allergens: diet.customAllergens.join(', '),
          contact_name: diet.contactName ?? '',
          contact_number: diet.contactNumber ? phoneSaid(diet.contactNumber, locale) : '',
          carries_epinephrine: diet.carriesEpinephrine,
        }}
        words={{
          ...words,
          allergens: t('accountParts.allergens.mine'),
          custom_allergens: t('accountParts.allergens.others'),
          contact_name: t('accountParts.allergens.contactName'),
          contact_number: t('accountParts.allergens.contactNumber'),
          carries_epinephrine: t('accountParts.allergens.epinephrine'),
          optional: t('forms.optional'),
          othersHint: t('accountParts.allergens.othersHint'),
          contact: t('accountParts.allergens.contact'),
          contactHint: t('accountParts.allergens.contactHint'),
        }}
      />
    </>
  )
}
