'use client'
import { useRef, type ChangeEvent } from 'react'
import { Button, useBulkUpload, useForm, useModal, useTranslation } from '@payloadcms/ui'

const texts = { en: 'Add several photographs', fr: 'Ajouter plusieurs photos' }
/** The photographs of an album, and the collection of their pictures. */
const [list, pictures] = ['photos', 'images']
const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/**
 * Uploads several pictures at once in Payload's drawer, which asks for their alternative texts, and adds each as a row at the end of
 * the album. Nothing of the album is stored before it is saved.
 */
export function AddPhotos() {
  const { addFieldRow, disabled, getDataByPath } = useForm()
  const { drawerSlug, setCollectionSlug, setInitialFiles, setOnSuccess } = useBulkUpload()
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)

  const upload = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!target.files?.length) return
    setCollectionSlug(pictures)
    setInitialFiles(target.files)
    setOnSuccess((uploaded) => {
      const before = getDataByPath<unknown[] | undefined>(list)?.length ?? 0
      for (const [index, { doc }] of uploaded.entries()) {
        const id: unknown = doc.id
        const image = { value: id, initialValue: id, valid: true, passesCondition: true }
        addFieldRow({ path: list, schemaPath: list, rowIndex: before + index, subFieldState: { image } })
      }
    })
    openModal(drawerSlug)
  }

  return (
    <div className="field-type">
      <input ref={input} type="file" accept={accepted} multiple hidden onChange={upload} />
      <Button buttonStyle="secondary" size="small" disabled={disabled} onClick={() => input.current?.click()}>
        {i18n.language === 'fr' ? texts.fr : texts.en}
      </Button>
    </div>
  )
}
