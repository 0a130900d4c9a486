import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { formatLongDate } from '@/domain/time/date-formats'
import { localize, type Locale } from '@/domain/locale'
import { readLegalText } from '@/features/site/read-legal-texts'
import { readSectionBody } from '@/features/site/read-section-body'
import { readPrivacyNotice } from '@/server/http/pages/privacy-notice'

type Notice = { html: string; dateLine: string | null }

/**
 * The privacy notice of third parties with its date: the notice fetched from the configured URL, else the text of the
 * operator. Renders nothing without either. Spec: PUB-2.72.
 */
export async function ThirdPartyNotice({ site, locale }: { site: Site; locale: Locale }) {
  const [t, text, fetched] = await Promise.all([
    getTranslations({ locale, namespace: 'legal' }),
    readLegalText('thirdPartyNotice', site.id),
    readPrivacyNotice(locale),
  ])
  const fetchedNotice = async (): Promise<Notice> => ({
    html: await readSectionBody(fetched?.html ?? null),
    dateLine: fetched?.changed
      ? t('changed', { date: formatLongDate(campusDateAt(fetched.changed, site.timeZone), locale) })
      : null,
  })
  const ownNotice = async (): Promise<Notice> => ({
    html: await readSectionBody(localize(text?.body, locale)),
    dateLine: text?.effectiveOn ? t('since', { date: formatLongDate(text.effectiveOn, locale) }) : null,
  })
  const { html, dateLine } = fetched ? await fetchedNotice() : await ownNotice()
  if (!html) return null
  return (
    <section aria-labelledby="third-parties" className="mt-16 border-t border-line pt-8">
      <h2 id="third-parties" className="text-[1.6rem]">
        {localize(text?.title, locale) ?? t('thirdParties')}
      </h2>
      {dateLine && <p className="mt-2 text-muted">{dateLine}</p>}
      <div className="article mt-6" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
