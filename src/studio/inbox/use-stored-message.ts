import { useCallback, useRef } from 'react'
import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'

/** What the server answers after a reply, as it is stored. */
export type StoredMessage = { replies: unknown; status: string; updatedAt: string }

/**
 * Returns what shows in the document's form what a reply has changed, without a reload: unsaved changes stay, also a status that the
 * person has chosen, and the next save is based on the version that the reply stored.
 */
export function useStoredMessage(): (stored: StoredMessage) => void {
  const { dispatchFields } = useForm()
  const { data, incrementVersionCount, setData } = useDocumentInfo()
  const status = useRef<FormState[string] | undefined>(undefined)
  status.current = useFormFields(([fields]) => fields.status)
  return useCallback(
    (stored) => {
      setData({ ...data, ...stored }) // or Payload would say that somebody else has changed the document
      const update = (path: string, value: unknown) =>
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
      update('replies', stored.replies)
      update('updatedAt', stored.updatedAt)
      if (status.current?.value === status.current?.initialValue) update('status', stored.status)
      incrementVersionCount()
    },
    [data, dispatchFields, incrementVersionCount, setData],
  )
}
