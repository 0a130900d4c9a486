import { Download, Printer, Wallet } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { allergenCardPath } from '@/domain/account/account-paths'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { formatPhone } from '@/domain/forms/phone'
import { getSectionMessages } from '@/features/account/account-form-messages'
import type { Customer } from '@/features/account/read-customer'
import { readDietaryProfile } from '@/features/account/read-dietary-profile'
import { readAllergens } from '@/features/account/read-own-allergens'
import { tryToRead } from '@/server/logging/try-to-read'
import { AllergenForm } from '@/features/account/page/forms/allergen-form'
import { getWalletSettings } from '@/server/wallet/sign-pass'
import { quietButton } from '@/ui/brand/button-style'
import { NotLoaded } from './not-loaded'

type AllergenCardLinksProps = { site: Pick<Site, 'id' | 'slug'>; locale: Locale }

/** The allergen card as a PDF, as a page to print and, where the operator has certificates, as a wallet pass. Spec: CUS-2.25. */
async function AllergenCardLinks({ site, locale }: AllergenCardLinksProps) {
  const t = await getTranslations({ locale, namespace: 'accountParts.allergenCard' })
  const query = `?site_id=${site.id}&locale=${locale}`
  return (
    <section aria-labelledby="allergen-card" className="mt-10">
      <h3 id="allergen-card" className="text-xl">
        {t('title')}
      </h3>
      <p className="mt-1 text-muted">{t('intro')}</p>
      <ul className="mt-3 flex flex-wrap gap-3">
        <li>
          <a href={`/v1/customer/allergen_card${query}`} className={quietButton}>
            <Download size={18} aria-hidden />
            {t('download')}
          </a>
        </li>
        <li>
          <a href={allergenCardPath(site.slug)} className={quietButton}>
            <Printer size={18} aria-hidden />
            {t('print')}
          </a>
        </li>
        {getWalletSettings() && (
          <li>
            <a href={`/v1/pass/allergen_card${query}`} className={quietButton}>
              <Wallet size={18} aria-hidden />
              {t('wallet')}
            </a>
          </li>
        )}
      </ul>
    </section>
  )
}

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
