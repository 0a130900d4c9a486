import { useEffect } from 'react'
import { useDocumentTitle } from '@payloadcms/ui'

/**
 * Changes the title of a document's page; null leaves it. Payload sets its own title in an effect that runs after those of its
 * children. When both run in one commit the child's would be lost, and no later render would repeat it; so it is set afterwards.
 */
export function useTitle(wanted: string | null): void {
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (wanted === null || title === wanted) return
    const timer = setTimeout(setDocumentTitle, 0, wanted)
    return () => clearTimeout(timer)
  }, [setDocumentTitle, title, wanted])
}
