'use client'
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import type { CartContents } from '@/domain/shop/cart/cart-contents'
import { formatPrice } from '@/domain/shop/money/money'

const messages = {
  en: { empty: 'No items', promoCode: 'Promo code', from: 'From', months: 'Months' },
  fr: { empty: 'Aucun article', promoCode: 'Code promo', from: 'À partir du', months: 'Mois' },
}

/** The items of a cart as the buyer last saw them: names and prices before taxes. Staff cannot change them. */
export function CartContentsField({ field, path: givenPath }: JSONFieldClientProps) {
  const { value, path } = useField<CartContents | null>({ potentiallyStalePath: givenPath })
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const t = messages[language]
  const lines = value?.lines ?? []
  return (
    <div className="field-type">
      <FieldLabel as="span" label={field.label} path={path} />
      {lines.length === 0 && <p>{t.empty}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {[
              line.shown.name[language],
              line.shown.priceCents === null ? '' : formatPrice(line.shown.priceCents, language),
              line.kind === 'meal-plan' && line.promoCode ? `${t.promoCode} ${line.promoCode}` : '',
              line.kind === 'meal-plan' && line.firstPlanDate ? `${t.from} ${line.firstPlanDate}` : '',
              line.kind === 'coffee' ? `${t.months} ${line.months}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
