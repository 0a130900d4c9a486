import { Download, Printer, Wallet } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { allergenCardPath } from '@/domain/account/account-paths'
import type { Locale } from '@/domain/locale'
import type { Site } from '@/domain/site/site'
import { getWalletSettings } from '@/server/wallet/sign-pass'
import { quietButton } from '@/ui/brand/button-style'

type Props = { site: Pick<Site, 'id' | 'slug'>; locale: Locale }

/** The allergen card as a PDF, as a page to print and, where the operator has certificates, as a wallet pass. Spec: CUS-2.25. */
export async function AllergenCardLinks({ site, locale }: Props) {
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
