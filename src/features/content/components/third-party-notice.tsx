import { getTranslations } from 'next-intl/server'
import type { Site } from '@/domain/campus'
import { campusDateAt, longDate } from '@/domain/campus-time'
import { textIn, type Locale } from '@/domain/locale'
import { readLegalText } from '@/features/content/read-legal-texts'
import { sectionBody } from '@/features/content/section-body'
import { readPrivacyNotice } from '@/server/privacy-notice'

type Notice = { html: string; said: string | null }

/**
 * What third parties say of privacy: their own notice where the operator named one and it can be had, else what the
 * operator wrote about them; nothing without either. With the day of the text. Spec: PUB-2.72.
 */
export async function ThirdPartyNotice({ site, locale }: { site: Site; locale: Locale }) {
  const [t, text, fetched] = await Promise.all([
    getTranslations({ locale, namespace: 'legal' }),
    readLegalText('thirdPartyNotice', site.id),
    readPrivacyNotice(locale),
  ])
  const theirs = async (): Promise<Notice> => ({
    html: await sectionBody(fetched?.html ?? null),
    said: fetched?.changed
      ? t('changed', { date: longDate(campusDateAt(fetched.changed, site.timeZone), locale) })
      : null,
  })
  const ours = async (): Promise<Notice> => ({
    html: await sectionBody(textIn(text?.body, locale)),
    said: text?.effectiveOn ? t('since', { date: longDate(text.effectiveOn, locale) }) : null,
  })
  const { html, said } = fetched ? await theirs() : await ours()
  if (!html) return null
  return (
    <section aria-labelledby="third-parties" className="mt-16 border-t border-line pt-8">
      <h2 id="third-parties" className="text-[1.6rem]">
        {textIn(text?.title, locale) ?? t('thirdParties')}
      </h2>
      {said && <p className="mt-2 text-muted">{said}</p>}
      <div className="article mt-6" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
