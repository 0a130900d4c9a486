'use client'
import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { requestStudioApi } from '@/studio/request-staff-api'

const messages = {
  en: {
    restore: 'Restore',
    restored: 'Restored. It is as it was when it was deleted.',
    unreachable: 'The server does not answer. Check your connection, then try again.',
  },
  fr: {
    restore: 'Restaurer',
    restored: 'Restauré. Le document est tel qu’il était au moment de sa suppression.',
    unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  },
}

/** Puts a deleted document back and opens it. A refusal is said in place, and the entry stays in the trash. */
export function RestoreButton() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { language } = useTranslation().i18n
  const router = useRouter()
  const t = messages[language === 'fr' ? 'fr' : 'en']
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  async function restore() {
    setIsSending(true)
    setRefusal(null)
    const call = { language, unreachable: t.unreachable, body: {} }
    const result = await requestStudioApi(config.routes.api, `deleted-documents/${id}/restore`, call)
    setIsSending(false)
    if (!result.ok) return setRefusal(result.message)
    toast.success(t.restored)
    const { collection, id: document } = result.body as { collection: string; id: string }
    router.push(formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/${collection}/${document}` }))
  }
  return (
    <div className="document-notices">
      <p role="alert">{refusal}</p>
      <Button margin={false} disabled={isSending} onClick={() => void restore()}>
        {t.restore}
      </Button>
    </div>
  )
}
