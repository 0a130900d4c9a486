'use client'

import { useWatch } from 'react-hook-form'
import { CheckField, SelectField, TextField } from '@/ui/form/fields'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { MaskedField } from '@/ui/form/masked-field'
import { maskPostalCode } from '@/ui/form/masks'
import type { CheckoutFields } from '@/features/shop/checkout/panel/form/use-checkout-form'

type Props = { fields: CheckoutFields; checkout: CheckoutData }

/** The address that the bank knows, at first the buyer's. Spec: CUS-5.16. */
export function BillingFields({ fields: { field, form, faultAt }, checkout }: Props) {
  const { billing, customer } = checkout.messages
  const isSame = useWatch({ control: form.control, name: 'billingSame' })
  const hasFault = (['address', 'city', 'province', 'postalCode'] as const).some((name) => faultAt(`billing.${name}`))
  return (
    <fieldset className="checkout-part">
      <legend className="checkout-title">{billing.title}</legend>
      <CheckField {...field('billingSame')} initial={form.getValues('billingSame')} />
      {(!isSame || hasFault) && (
        <>
          <TextField {...field('billing.address')} autoComplete="billing address-line1" />
          <TextField {...field('billing.city')} autoComplete="billing address-level2" />
          <div className="form-pair">
            <SelectField
              {...field('billing.province')}
              choices={[...checkout.provinces, ...checkout.states]}
              emptyLabel={customer.select}
              autoComplete="billing address-level1"
            />
            <MaskedField
              {...field('billing.postalCode')}
              mask={maskPostalCode}
              autoComplete="billing postal-code"
              autoCapitalize="characters"
            />
          </div>
        </>
      )}
    </fieldset>
  )
}
