import { useDocumentInfo } from '@payloadcms/ui'

/** Whether the stored document has a site. False for a new one, and in a bulk edit. */
export function useHasSite(): boolean {
  const { id, savedDocumentData } = useDocumentInfo()
  return id !== undefined && Boolean(savedDocumentData?.site)
}
