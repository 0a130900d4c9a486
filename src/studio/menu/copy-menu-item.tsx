'use client'
import { PopupList, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'

/** The menu item that opens a form for a new menu with the content of this one. Nothing is stored before staff save it. */
export function CopyMenuItem() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  if (id === undefined) return null
  const label = i18n.language === 'fr' ? 'Copier dans un nouveau menu' : 'Copy to a new menu'
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button id="action-copy-menu" href={`${config.routes.admin}/collections/menus/create?copy=${id}`}>
        {label}
      </PopupList.Button>
    </PopupList.ButtonGroup>
  )
}
