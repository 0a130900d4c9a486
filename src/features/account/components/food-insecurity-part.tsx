import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import type { Customer } from '@/features/account/read-customer'
import { readDiet } from '@/features/account/read-diet'
import { tryToRead } from '@/features/account/try-to-read'
import { FoodInsecurityForm } from './food-insecurity-form'
import { NotLoaded } from './not-loaded'
import { partWords } from './part-words'

type Props = { site: Pick<Site, 'id'>; customer: Customer; locale: Locale }

/** Why one may say that one lacks food, who sees it, and the switch. Spec: CUS-2.19. */
export async function FoodInsecurityPart({ site, customer, locale }: Props) {
  const diet = await tryToRead(() => readDiet(customer))
  if (!diet) return <NotLoaded what="preferences" locale={locale} />
  const namespace = 'accountParts.foodInsecurity'
  const [t, words] = await Promise.all([getTranslations({ locale, namespace }), partWords(locale)])
  return (
    <>
      <p className="max-w-[36rem]">{t('why')}</p>
      <p className="account-note mt-4">{t('who')}</p>
      <FoodInsecurityForm
        siteId={site.id}
        lacksFood={diet.foodInsecurity}
        locale={locale}
        words={{ ...words, food_insecurity: t('lacks') }}
      />
    </>
  )
}
