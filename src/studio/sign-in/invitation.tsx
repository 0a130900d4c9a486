'use client'
import { useEffect } from 'react'
import { useAuth, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'

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
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  useEffect(() => {
    const replaced = crypto.randomUUID()
    for (const path of ['password', 'confirm-password'])
      dispatch({ type: 'UPDATE', path, value: replaced, valid: true, errorMessage: '' })
    dispatch({ type: 'UPDATE', path: 'invitation', value: true, valid: true })
  }, [dispatch])
  return <p className="invitation">{texts[i18n.language === 'fr' ? 'fr' : 'en']}</p>
}
