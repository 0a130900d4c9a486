import {
  Bird,
  Cloud,
  Droplets,
  Factory,
  HardHat,
  LandPlot,
  Leaf,
  PawPrint,
  Sprout,
  type LucideIcon,
} from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { localize, type Locale } from '@/domain/locale'
import { climateFriendlyPercent, impactMetrics, ratings, type ImpactMetric } from '@/domain/menu/dish/sustainability'
import { readLegalText } from '@/features/site/read-legal-texts'
import { readSectionBody } from '@/features/site/read-section-body'

const icons: Record<ImpactMetric, LucideIcon> = {
  greenhouseGas: Cloud,
  processing: Factory,
  biodiversity: Bird,
  soilHealth: Sprout,
  landUse: LandPlot,
  animalWelfare: PawPrint,
  labourRisk: HardHat,
  waterUsage: Droplets,
}

/** Explains the sustainability marks on dishes, followed by the operator's own text, if any. Spec: PUB-2.74, PUB-9.6. */
export async function ClimateScreen({ locale }: { locale: Locale }) {
  const [t, text] = await Promise.all([
    getTranslations({ locale, namespace: 'climate' }),
    readLegalText('climateFriendly', null),
  ])
  const notes = await readSectionBody(localize(text?.body, locale))
  return (
    <div className="climate page-width pt-10 lg:pt-16">
      <h1 className="max-w-3xl text-[clamp(2.2rem,7vw,3.6rem)]">{t('title')}</h1>
      <p className="mt-4 max-w-[680px] text-lg text-balance text-muted">{t('intro')}</p>

      <section aria-labelledby="ratings" className="climate-section">
        <h2 id="ratings">{t('ratings')}</h2>
        <p className="climate-lead">{t('ratingsHelp')}</p>
        <dl className="climate-ratings">
          {ratings.map(({ name, betterThanPercent }) => (
            <div key={name} style={{ '--share': `${betterThanPercent}%` } as CSSProperties}>
              <dt>{t(`rating.${name}`)}</dt>
              <dd>{t('betterThan', { percent: betterThanPercent })}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section aria-labelledby="climate-friendly" className="climate-section climate-mark">
        <Leaf size={44} strokeWidth={1.5} aria-hidden />
        <div>
          <h2 id="climate-friendly">{t('mark')}</h2>
          <p className="climate-lead">{t('markHelp', { percent: climateFriendlyPercent })}</p>
        </div>
      </section>

      <section aria-labelledby="metrics" className="climate-section">
        <h2 id="metrics">{t('metrics')}</h2>
        <ul className="climate-metrics">
          {impactMetrics.map((metric) => {
            const Icon = icons[metric]
            return (
              <li key={metric}>
                <Icon size={28} strokeWidth={1.5} aria-hidden />
                <h3>{t(`metric.${metric}`)}</h3>
                <p>{t(`metricHelp.${metric}`)}</p>
              </li>
            )
          })}
        </ul>
      </section>

      {notes && (
        <section aria-labelledby="notes" className="climate-section">
          <h2 id="notes">{localize(text?.title, locale)}</h2>
          <div className="article mt-4" dangerouslySetInnerHTML={{ __html: notes }} />
        </section>
      )}
    </div>
  )
}
