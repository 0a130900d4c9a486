'use client'
import { useEffect, useId } from 'react'
import { getTranslation } from '@payloadcms/translations'
import { createClientFeature, useEditorConfigContext, UploadNode } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useTranslation, toast } from '@payloadcms/ui'
import { editorWording } from './editor-wording'
import { leaveByTab } from './leave-by-tab'
import { nameControls } from './name-controls'

/** Whether the page can read a pasted picture. A text of Word names files of the person's computer, and other hosts are closed to the studio. */
const isReadable = (source: string) =>
  source.startsWith('data:image/') || source.startsWith('blob:') || source.startsWith(`${window.location.origin}/`)

/**
 * Takes pasted pictures out of the text that Payload cannot upload, and says so: they would stay in the text as a gap with
 * which it could not be saved.
 */
function usePastedPictures(language: 'en' | 'fr'): void {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerNodeTransform(UploadNode, (node) => {
        const { pending } = node.getData() as { pending?: { src?: string } }
        if (!pending || isReadable(pending.src ?? '')) return
        node.remove()
        toast.warning(editorWording[language].leftOut, { id: 'pasted-picture', duration: 20_000 })
      }),
    [editor, language],
  )
}

/** Names the editor and its controls in the studio's language, and makes it possible to leave it by keyboard. */
function EditorControls() {
  const [editor] = useLexicalComposerContext()
  const { fieldProps } = useEditorConfigContext()
  const { i18n } = useTranslation()
  const language = i18n.language === 'fr' ? 'fr' : 'en'
  const label = getTranslation(fieldProps.field.label || '', i18n)
  const helpId = useId()
  usePastedPictures(language)

  useEffect(() => {
    let leave: (() => void) | null = null
    const unregister = editor.registerRootListener((text) => {
      leave?.()
      leave = text && leaveByTab(text)
      text?.setAttribute('aria-label', label)
      text?.setAttribute('aria-multiline', 'true')
      text?.setAttribute('aria-describedby', helpId)
    })
    return () => {
      unregister()
      leave?.()
    }
  }, [editor, label, helpId])

  useEffect(() => {
    let frame = 0
    const name = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        nameControls(document, language)
      })
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [language])

  return (
    <p className="editor-help" id={helpId}>
      {editorWording[language].keyboard}
    </p>
  )
}

export const EditorControlsFeature = createClientFeature({
  plugins: [{ Component: EditorControls, position: 'normal' }],
})
