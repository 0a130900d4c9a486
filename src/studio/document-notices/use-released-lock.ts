import { useEffect } from 'react'
import { useAuth } from '@payloadcms/ui'

type Options = { api: string; slug: string | undefined; id: string | number | undefined }

/**
 * Ends the person's lock on the document when they close or leave the page. Payload ends it only when they go to another page of the
 * studio: everybody else would be told for five minutes that a person edits who has gone.
 */
export function useReleasedLock({ api, slug, id }: Options): void {
  const person = useAuth().user?.id
  useEffect(() => {
    if (slug === undefined || id === undefined || person === undefined) return
    const own = { 'document.relationTo': slug, 'document.value': String(id), 'user.value': String(person) }
    const where = new URLSearchParams(
      Object.entries(own).map(([path, value], index) => [`where[and][${index}][${path}][equals]`, value]),
    )
    const release = () =>
      void fetch(`${api}/payload-locked-documents?${where}`, {
        method: 'DELETE',
        credentials: 'include',
        keepalive: true, // outlives the page
      }).catch(() => undefined) // the lock then ends by itself
    window.addEventListener('pagehide', release)
    return () => window.removeEventListener('pagehide', release)
  }, [api, id, person, slug])
}
