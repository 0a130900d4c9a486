'use client'

import { useCallback, useEffect, useState, type ComponentProps } from 'react'
import { quietButton } from '@/ui/brand/button-style'
import type { CheckoutPanel } from './checkout-panel'

type Panel = typeof CheckoutPanel

/** The checkout, whose scripts are loaded when it opens for the first time. What was typed stays while it is on the page. */
export function LazyCheckout(props: ComponentProps<Panel>) {
  const { checkout: messages } = props.data.messages
  const [loaded, setLoaded] = useState<{ Panel: Panel } | null>(null)
  const [isMissing, setMissing] = useState(false)
  const load = useCallback(() => {
    import('./checkout-panel').then(
      (module) => setLoaded({ Panel: module.CheckoutPanel }),
      () => setMissing(true),
    )
  }, [])
  useEffect(load, [load])
  const retry = () => {
    setMissing(false)
    load()
  }
  if (loaded) return <loaded.Panel {...props} />
  if (!isMissing) return <p role="status">{messages.loading}</p>
  return (
    <div role="alert" className="order-empty">
      <p>{messages.notLoaded}</p>
      <button type="button" className={quietButton} onClick={retry}>
        {messages.retry}
      </button>
    </div>
  )
}
