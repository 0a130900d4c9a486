import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { getSectionMessages } from '@/features/account/account-form-messages'
import type { Customer } from '@/features/account/read-customer'
import { readDietaryProfile } from '@/features/account/read-dietary-profile'
import { tryToRead } from '@/server/logging/try-to-read'
import { FoodInsecurityForm } from '@/features/account/page/forms/food-insecurity-form'
import { NotLoaded } from './not-loaded'

type Props = { site: Pick<Site, 'id'>; customer: Customer; locale: Locale }

/** Explains why to report food insecurity and who sees it, above the form. Spec: CUS-2.19. */
export async function FoodInsecuritySection({ site, customer, locale }: Props) {
  const diet = await tryToRead(() => readDietaryProfile(customer))
  if (!diet) return <NotLoaded what="preferences" locale={locale} />
  const namespace = 'accountParts.foodInsecurity'
  const [t, messages] = await Promise.all([getTranslations({ locale, namespace }), getSectionMessages(locale)])
  return (
    <>
      <p className="max-w-[36rem]">{t('why')}</p>
      <p className="account-note mt-4">{t('who')}</p>
      <FoodInsecurityForm
        siteId={site.id}
        lacksFood={diet.foodInsecurity}
        locale={locale}
        messages={{ ...messages, foodInsecurity: t('lacks') }}
      />
    </>
  )
}
