'use client'

import { useLayoutEffect, useState } from 'react'
import { findOpenPanel, type PanelName } from './order-panel'

/**
 * Which panel is open, whether the checkout was asked for, and where the focus goes. `first` is the panel that the server opened.
 * Spec: CUS-2.64.
 */
export function usePanels(first: PanelName) {
  const [open, setOpen] = useState<PanelName | null>(first)
  /** The element that takes the focus after the next commit. Each request is a new object. */
  const [focusTarget, setFocusTarget] = useState<{ id: string } | null>(null)
  const [wantsCheckout, setWantsCheckout] = useState(false)
  const [hasOpenedCheckout, setOpenedCheckout] = useState(false)

  const focusOn = (id: string) => setFocusTarget({ id })
  useLayoutEffect(() => {
    const element = focusTarget && document.getElementById(focusTarget.id)
    element?.focus()
    element?.scrollIntoView({ block: 'nearest' })
  }, [focusTarget])

  /** Opens a panel and moves the focus into it, once the panel is open on the page. */
  const show = (name: PanelName, focus = `order-${name}-summary`) => {
    setOpen(name)
    focusOn(focus)
  }
  const beginCheckout = () => {
    setWantsCheckout(true)
    setOpenedCheckout(true) // it stays on the page, so that nothing typed is lost
  }
  const toggle = (name: PanelName) => (isOpen: boolean) => {
    setOpen((current) => (isOpen ? name : current === name ? null : current))
    if (name === 'checkout' && isOpen) beginCheckout()
  }
  // A visitor, or a link to a plan, may open a panel before hydration, which must find the panel of the server all the same.
  useLayoutEffect(() => {
    const opened = findOpenPanel()
    if (!opened) return
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the browser opened the panel, and React does not know
    setOpen(opened)
    if (opened === 'checkout') beginCheckout()
  }, [])

  return {
    open,
    /** Opens a panel and leaves the focus where it is. */
    setOpen,
    show,
    focusOn,
    toggle,
    wantsCheckout,
    hasOpenedCheckout,
    checkOut: () => {
      beginCheckout()
      show('checkout')
    },
    /** The checkout waits until it is asked for again. */
    leaveCheckout: () => setWantsCheckout(false),
  }
}
