'use client'

import { get } from 'react-hook-form'
import type { CheckoutMessages } from '@/i18n/site-messages'
import { linkButton } from '@/ui/brand/button-style'
import type { CheckoutFields, CheckoutPath } from './use-checkout-form'

type Props = { fields: CheckoutFields; messages: CheckoutMessages }

/** What is wrong, above the form, with a way to each field. It empties as the fields are corrected. Spec: CUS-8.7. */
export function FaultSummary({ fields, messages }: Props) {
  const { errors, submitCount } = fields.form.formState
  const paths = pathsOf(errors).filter((path) => fields.faultAt(path) !== null)
  const isShown = submitCount > 0 && paths.length > 0
  return (
    <div role="alert" className={isShown ? 'form-refused checkout-faults' : 'sr-only'}>
      {isShown && (
        <>
          <p>{messages.faults.summary}</p>
          <ul>
            {paths.map((path) => (
              <li key={path}>
                <button type="button" className={linkButton} onClick={() => fields.form.setFocus(path)}>
                  {fields.faultAt(path)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** The paths of all errors. An error has a `type`; a part of the form has none. */
function pathsOf(errors: object, parent = ''): CheckoutPath[] {
  return Object.keys(errors).flatMap((name) => {
    const value = get(errors, name) as { type?: unknown } | undefined
    const path = parent ? `${parent}.${name}` : name
    if (!value || typeof value !== 'object') return []
    return typeof value.type === 'string' ? [path as CheckoutPath] : pathsOf(value, path)
  })
}
