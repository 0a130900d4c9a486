import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import type { Locale } from '@/domain/locale'
import { addressOfSpecial } from '@/features/content/section-screens'
import { filledButton, quietButton } from '@/ui/button-style'
import { EmptyNote } from './empty-note'

type Props = { title: string; help: string; site: Site; locale: Locale }

/** That there is nothing, what will be here, and where to go meanwhile. Spec: PUB-4.2, PUB-8.5. */
export async function NothingYet({ title, help, site, locale }: Props) {
  const t = await getTranslations({ locale })
  const menu = addressOfSpecial(site, 'whats-on-the-menu')
  return (
    <div>
      <EmptyNote title={title} help={help} />
      <p className="not-printed mt-8 flex flex-wrap gap-3">
        {menu && (
          <a href={menu} className={filledButton}>
            {t('home.seeMenu')}
          </a>
        )}
        <a href={`/${site.slug}`} className={quietButton}>
          {t('section.home')}
        </a>
      </p>
    </div>
  )
}
