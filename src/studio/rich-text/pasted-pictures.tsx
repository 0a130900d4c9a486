'use client'
import { useEffect } from 'react'
import { UploadNode } from '@payloadcms/richtext-lexical/client'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { editorWording } from './editor-wording'

/** Whether the page can read a pasted picture. A text of Word names files of the person's computer, and other hosts are closed to the studio. */
const isReadable = (source: string) =>
  source.startsWith('data:image/') || source.startsWith('blob:') || source.startsWith(`${window.location.origin}/`)

/**
 * Takes pasted pictures out of the text that Payload cannot upload, and says so: they would stay in the text as a gap with
 * which it could not be saved.
 */
export function usePastedPictures(language: 'en' | 'fr'): void {
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
