import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import type { Locale } from '@/domain/locale'
import { specialPageUrl } from '@/domain/site/section-screens'
import { filledButton, quietButton } from '@/ui/brand/button-style'
import { EmptyNote } from './empty-note'

type Props = { title: string; help: string; site: Site; locale: Locale }

/** An empty page: what is missing, what will be here, and links to the menu and the home page. Spec: PUB-4.2, PUB-8.5. */
export async function EmptyState({ title, help, site, locale }: Props) {
  const t = await getTranslations({ locale })
  const menu = specialPageUrl(site, 'whats-on-the-menu')
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
