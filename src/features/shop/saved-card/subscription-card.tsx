import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import type { Site } from '@/domain/site/site'
import { campusDateAt } from '@/domain/time/campus-time'
import { formatShortDate } from '@/domain/time/date-formats'
import type { CustomerSubscription } from '@/features/account/read-subscriptions'
import { readPaymentSetup } from '@/features/shop/checkout/panel/read-checkout-data'
import { checkoutMessages, checkoutRuleMessages } from '@/i18n/site-messages'
import { clock } from '@/server/clock'
import { SavedCard } from './saved-card'

type SubscriptionCardProps = {
  site: Pick<Site, 'id' | 'timeZone'>
  subscription: CustomerSubscription
  locale: Locale
}

/** The saved card of a subscription with its replacement; nothing where no card can be replaced. */
export async function SubscriptionCard({ site, subscription, locale }: SubscriptionCardProps) {
  const { id, name, next, retryAt, card, canReplaceCard } = subscription
  if (!canReplaceCard || next === null) return null
  const t = await getTranslations({ locale, namespace: 'accountParts.subscriptions.card' })
  const failed = await getTranslations({ locale, namespace: 'accountParts' })
  const { card: fields, installments, faults } = checkoutMessages(locale)
  const plan = { name: name[locale] }
  const due = (on: string) => ({ amount: formatPrice(next.amountCents, locale), date: formatShortDate(on, locale) })
  return (
    <SavedCard
      card={card}
      messages={{ shown: t.raw('shown') as string, replace: t('replace'), replaceNamed: t('replaceNamed', plan) }}
      dialog={{
        siteId: site.id,
        subscriptionId: id,
        locale,
        today: campusDateAt(clock.now(), site.timeZone),
        payment: await readPaymentSetup(),
        ruleMessages: checkoutRuleMessages(locale),
        messages: {
          ...{ card: fields, installments, tooMany: faults.tooMany, failed: failed('failed') },
          ...{ title: t('title', plan), save: t('save'), saving: t('saving'), keep: t('keep') },
          help: retryAt ? t('retry', due(campusDateAt(retryAt, site.timeZone))) : t('next', due(next.on)),
        },
      }}
    />
  )
}
