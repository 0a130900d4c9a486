import { Printer } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { accountPath } from '@/domain/account/account-paths'
import { allergenCardWords, listCardAllergens, type AllergenCard } from '@/domain/account/allergen-card'
import { formatPhone } from '@/domain/forms/phone'
import { locales, type Locale } from '@/domain/locale'
import type { Result } from '@/domain/result'
import type { Site } from '@/domain/site/site'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { filledButton, linkButton } from '@/ui/brand/button-style'
import { PrintButton } from '@/ui/print-button'

type Props = { site: Site; card: Result<AllergenCard>; locale: Locale }

/** The allergen card as a page to print, with both languages side by side. Spec: CUS-2.25. */
export async function AllergenCardScreen({ site, card, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'accountParts.allergenCard' })
  const profilePath = `${accountPath('account', site.slug, locale)}?part=allergens`
  return (
    <>
      <h1 className="page-head not-printed">{t('title')}</h1>
      {card.ok ? (
        <>
          <p className="not-printed mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
            <PrintButton className={filledButton}>
              <Printer size={18} aria-hidden />
              {t('printNow')}
            </PrintButton>
            <a href={profilePath} className={linkButton}>
              {t('back')}
            </a>
          </p>
          <Card card={card.value} />
        </>
      ) : (
        <div className="mt-6">
          <p>{t('empty')}</p>
          <p className="mt-4">
            <a href={profilePath} className={filledButton}>
              {t('toProfile')}
            </a>
          </p>
        </div>
      )}
    </>
  )
}

function Card({ card }: { card: AllergenCard }) {
  const names = [...new Set(Object.values(card.siteName))].join(' · ')
  return (
    <article className="allergen-card" aria-label={card.holderName}>
      <header>
        <p className="allergen-card-holder">{card.holderName}</p>
        <p>{names}</p>
      </header>
      <div className="allergen-card-columns">
        {locales.map((locale) => (
          <Column key={locale} card={card} locale={locale} />
        ))}
      </div>
    </article>
  )
}

function Column({ card, locale }: { card: AllergenCard; locale: Locale }) {
  const words = allergenCardWords[locale]
  const { carriesEpinephrine, contact, madeOn } = card
  return (
    <section lang={locale} aria-labelledby={`allergen-card-${locale}`}>
      <h2 id={`allergen-card-${locale}`}>{words.title}</h2>
      <p>{words.allergicTo}</p>
      <ul>
        {listCardAllergens(card, locale).map((name, at) => (
          <li key={at}>{name}</li>
        ))}
      </ul>
      {carriesEpinephrine && <p className="allergen-card-epinephrine">{words.epinephrine}</p>}
      <p>
        <strong>{words.emergency}</strong>
      </p>
      {contact && (
        <p>
          {words.contact}
          <br />
          <strong>
            {contact.name}
            <br />
            <a href={`tel:${contact.number}`}>{formatPhone(contact.number, locale)}</a>
          </strong>
        </p>
      )}
      <p>{words.note}</p>
      <p className="allergen-card-date">{formatMessage(words.madeOn, { date: formatLongDate(madeOn, locale) })}</p>
    </section>
  )
}
