'use client'
import { useEffect } from 'react'
import { useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'

const texts = {
  en: 'They get an email with a link, valid for seven days, to choose their password.',
  fr: 'La personne reçoit un courriel avec un lien, valide sept jours, pour choisir son mot de passe.',
}

/**
 * A new account is opened by invitation: nobody types the password of a colleague. Payload asks for one whatever the collection says, so
 * its two inputs, which `studio.css` hides, get a text that the server replaces.
 */
export function Invitation() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return id === undefined && user ? <InvitationNote /> : null
}

function InvitationNote() {
  const { i18n } = useTranslation()
  return (
    <>
      <p className="invitation">{texts[i18n.language === 'fr' ? 'fr' : 'en']}</p>
      <Filled path="password" />
      <Filled path="confirm-password" />
      <Filled path="invitation" />
    </>
  )
}

const replaced = 'replaced by the server'

/** Keeps a value in a part of the form, which Payload empties while it begins. `invitation` is any, the two passwords are equal. */
function Filled({ path }: { path: string }) {
  const { formInitializing, setValue, value } = useField<boolean | string>({ path })
  const filled = path === 'invitation' || replaced
  useEffect(() => {
    if (!formInitializing && value !== filled) setValue(filled, true) // nothing that somebody typed
  }, [filled, formInitializing, setValue, value])
  return null
}
