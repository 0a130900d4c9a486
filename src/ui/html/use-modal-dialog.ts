import { useLayoutEffect, useRef, type SyntheticEvent } from 'react'

type DialogEvent = SyntheticEvent<HTMLDialogElement>

/**
 * The attributes of a modal `dialog` that exists only while it is open. `onClose` removes it.
 *
 * Escape calls `onClose` at once: the browser's "close" event comes a task after the focus has returned, and a key pressed in between
 * would find the dialog still open. However the dialog is removed, the focus returns to the element that had it before.
 */
export function useModalDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return {
    ref,
    onCancel: (event: DialogEvent) => {
      event.preventDefault()
      onClose()
    },
    onClose: ({ currentTarget }: DialogEvent) => {
      if (!currentTarget.open) onClose()
    },
  }
}
