import { useCallback, useEffect, useRef } from 'react'
import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'

/** What the server answers after a reply, as it is stored. */
export type StoredMessage = { replies: unknown; status: string; updatedAt: string }

/**
 * Returns what shows in the document's form what a reply has changed, without a reload: the next save is based on the version that the
 * reply stored. A status that the person has chosen meanwhile stays.
 */
export function useStoredMessage(): (stored: StoredMessage) => void {
  const { dispatchFields } = useForm()
  const { data, incrementVersionCount, setData } = useDocumentInfo()
  const status = useFormFields(([fields]) => fields.status)
  const latest = useRef({ data, status })
  useEffect(() => {
    latest.current = { data, status }
  }, [data, status])
  return useCallback(
    (stored) => {
      const { current } = latest
      setData({ ...current.data, ...stored }) // or Payload would say that somebody else has changed the document
      const update = (path: string, value: unknown) =>
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
      update('replies', stored.replies)
      update('updatedAt', stored.updatedAt)
      if (current.status?.value === current.status?.initialValue) update('status', stored.status)
      incrementVersionCount()
    },
    [dispatchFields, incrementVersionCount, setData],
  )
}
