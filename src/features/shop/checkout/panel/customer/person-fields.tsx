'use client'

import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { SelectField, TextField } from '@/ui/form/fields'
import type { CheckoutData } from '@/features/shop/checkout/panel/checkout-data'
import { MaskedField, PhoneField } from '@/ui/form/masked-field'
import { maskPostalCode } from '@/ui/form/masks'
import type { Country } from '@/features/shop/checkout/panel/form/typed-values'
import type { CheckoutFields } from '@/features/shop/checkout/panel/form/use-checkout-form'

type Props = {
  /** Whose fields: the buyer's, or those of the student of a parent. */
  part: 'buyer' | 'student'
  fields: CheckoutFields
  checkout: CheckoutData
  /** Whether the browser may fill in what it knows about its user. */
  isOwn: boolean
  children?: ReactNode
}

/** Names, email, phone and address of a person. Spec: CUS-3.3, CUS-5.1 to CUS-5.11. */
export function PersonFields({ part, fields, checkout, isOwn, children }: Props) {
  const { field } = fields
  const { customer: messages } = checkout.messages
  const fill = (token: string) => (isOwn ? token : 'off')
  return (
    <>
      <div className="form-pair">
        <TextField {...field(`${part}.firstName`)} autoComplete={fill('given-name')} />
        <TextField {...field(`${part}.lastName`)} autoComplete={fill('family-name')} />
      </div>
      {children}
      <div className="form-pair">
        <TextField
          {...field(`${part}.email`)}
          type="email"
          autoComplete={fill('email')}
          hint={part === 'buyer' ? messages.emailHelp : undefined}
        />
        <TextField {...field(`${part}.confirmEmail`)} type="email" autoComplete={fill('email')} />
      </div>
      <PhoneField {...field(`${part}.phoneNumber`)} inputMode="tel" autoComplete={fill('tel-national')} />
      <TextField {...field(`${part}.address`)} autoComplete={fill('address-line1')} />
      <Region {...{ part, fields, checkout, fill }} />
    </>
  )
}

type RegionProps = Pick<Props, 'part' | 'fields' | 'checkout'> & { fill: (token: string) => string }

/** City, country and what depends on it: a province with a postal code, or a state with a ZIP code. Spec: CUS-5.3, CUS-9.18. */
function Region({ part, fields, checkout, fill }: RegionProps) {
  const { field, form } = fields
  const { customer: messages } = checkout.messages
  const country = useWatch({ control: form.control, name: `${part}Country` })
  const choose = (next: Country) => {
    const others = next === 'CA' ? (['state', 'zipCode'] as const) : (['province', 'postalCode'] as const)
    for (const name of others) form.setValue(`${part}.${name}`, '')
    form.clearErrors([`${part}.province`, `${part}.postalCode`, `${part}.state`, `${part}.zipCode`])
    form.setValue(`${part}Country`, next)
  }
  return (
    <>
      <div className="form-pair">
        <TextField {...field(`${part}.city`)} autoComplete={fill('address-level2')} />
        <div className="form-field">
          <label htmlFor={`${part}-country`} className="form-label">
            {messages.country}
          </label>
          <select
            id={`${part}-country`}
            className="form-input"
            value={country}
            autoComplete={fill('country')}
            onChange={({ target }) => choose(target.value === 'US' ? 'US' : 'CA')}
          >
            <option value="CA">{messages.countries.CA}</option>
            <option value="US">{messages.countries.US}</option>
          </select>
        </div>
      </div>
      <div className="form-pair">
        {country === 'CA' ? (
          <>
            <SelectField
              {...field(`${part}.province`)}
              choices={checkout.provinces}
              emptyLabel={messages.select}
              autoComplete={fill('address-level1')}
            />
            <MaskedField
              {...field(`${part}.postalCode`)}
              mask={maskPostalCode}
              autoComplete={fill('postal-code')}
              autoCapitalize="characters"
            />
          </>
        ) : (
          <>
            <SelectField
              {...field(`${part}.state`)}
              choices={checkout.states}
              emptyLabel={messages.select}
              autoComplete={fill('address-level1')}
            />
            <TextField {...field(`${part}.zipCode`)} inputMode="numeric" autoComplete={fill('postal-code')} />
          </>
        )}
      </div>
    </>
  )
}
