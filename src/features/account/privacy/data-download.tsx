'use client'

import { useState, type MouseEvent } from 'react'
import { quietButton } from '@/ui/brand/button-style'

type DataDownloadProps = {
  /** The address of the file. Without scripts the link itself downloads it. */
  path: string
  messages: Record<'download' | 'preparing' | 'ready' | 'failed' | 'signedOut' | 'tooMany', string>
}
type State = 'idle' | 'preparing' | 'ready' | 'failed' | 'signedOut' | 'tooMany'
const refusals = ['failed', 'signedOut', 'tooMany'] as const

/** The name that the server gives the file. */
const nameIn = (response: Response) =>
  /filename="([\w.-]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]

/** Downloads the customer's data with one click, and says whether it worked. */
export function DataDownload({ path, messages }: DataDownloadProps) {
  const [state, setState] = useState<State>('idle')
  const load = async (): Promise<State> => {
    const response = await fetch(path, { cache: 'no-store' })
    if (response.status === 429) return 'tooMany'
    if (response.status === 401) return 'signedOut'
    const name = nameIn(response)
    if (!response.ok || !name) return 'failed'
    const address = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: address, download: name })
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000) // Safari reads it later
    return 'ready'
  }
  const download = (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'preparing') return
    setState('preparing')
    load().then(setState, () => setState('failed'))
  }
  const refused = refusals.find((each) => each === state)
  return (
    <>
      <a href={path} className={quietButton} aria-disabled={state === 'preparing' || undefined} onClick={download}>
        {state === 'preparing' ? messages.preparing : messages.download}
      </a>
      {refused && (
        <p role="alert" className="form-refused">
          {messages[refused]}
        </p>
      )}
      <p role="status" className={state === 'ready' ? 'form-done' : 'sr-only'}>
        {state === 'ready' ? messages.ready : ''}
      </p>
    </>
  )
}
