'use client'
import { useId, useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { Button, PopupList, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { requestStudioApi } from '@/studio/request-staff-api'
import { useModalDialog } from '@/ui/html/use-modal-dialog'
import { copyMessages } from './copy-messages'

type Site = { id: string; name: string }
type Copy = { id: string; leftOut: string[] }
type Props = { sites: Site[]; address: string; language: 'en' | 'fr'; isDish: boolean; onClose: () => void }

/** Asks for the site, copies, and then leads to the copy. */
function CopyDialog({ sites, address, language, isDish, onClose }: Props) {
  const messages = copyMessages[language]
  const { api, admin } = useConfig().config.routes
  const [site, setSite] = useState(sites.length === 1 ? sites[0]!.id : '')
  const [state, setState] = useState<{ refusal?: string; copy?: Copy; isSending?: boolean }>({})
  const modal = useModalDialog(onClose)
  const titleId = useId()
  const [collection] = address.split('/')

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // a portal's events reach the form of the document
    if (!site) return setState({ refusal: messages.chooseSite })
    setState({ isSending: true })
    const { unreachable } = messages
    const answer = await requestStudioApi(api, `${address}/copy`, { language, unreachable, body: { site } })
    setState(answer.ok ? { copy: answer.body as Copy } : { refusal: answer.message })
  }
  const { copy, refusal, isSending } = state
  const list = new Intl.ListFormat(`${language}-CA`)
  return createPortal(
    <dialog {...modal} className="studio-dialog" aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <h2 id={titleId}>{messages.title}</h2>
        {copy ? (
          <p role="status">
            {messages.copied} {copy.leftOut.length > 0 && `${messages.leftOut} ${list.format(copy.leftOut)}.`}
          </p>
        ) : (
          <>
            <p>{isDish ? messages.aboutDishes : messages.about}</p>
            <p>
              <label>
                {messages.site}{' '}
                <select value={site} onChange={({ target }) => setSite(target.value)}>
                  <option value="" />
                  {sites.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            </p>
          </>
        )}
        <p role="alert">{refusal}</p>
        <div className="studio-dialog__buttons">
          {copy ? (
            <Button el="anchor" margin={false} url={`${admin}/collections/${collection}/${copy.id}`}>
              {messages.open}
            </Button>
          ) : (
            <Button type="submit" margin={false} disabled={isSending}>
              {messages.confirm}
            </Button>
          )}
          <Button type="button" margin={false} buttonStyle="secondary" onClick={onClose}>
            {copy ? messages.close : messages.cancel}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}

/** The menu item "Copy to another site…" of a stored document. Hidden from people with one site. */
export function CopyToSiteItem() {
  const { id, collectionSlug, savedDocumentData } = useDocumentInfo()
  const { options } = useTenantSelection()
  const { i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  const own = String(savedDocumentData?.site)
  const sites = options
    .map(({ label, value }) => ({ id: String(value), name: String(label) }))
    .filter((s) => s.id !== own)
  if (id === undefined || !collectionSlug || sites.length === 0 || options.length < 2) return null
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button id="action-copy-to-site" onClick={() => setIsOpen(true)}>
        {copyMessages[language].action}
      </PopupList.Button>
      {isOpen && (
        <CopyDialog
          sites={sites}
          address={`${collectionSlug}/${id}`}
          language={language}
          isDish={collectionSlug === 'dishes'}
          onClose={() => setIsOpen(false)}
        />
      )}
    </PopupList.ButtonGroup>
  )
}
