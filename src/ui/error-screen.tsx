'use client'

import { filledButton } from './button-style'

type Props = { words: { title: string; sentence: string; again: string }; again: () => void }

export function ErrorScreen({ words, again }: Props) {
  return (
    <div className="page-width py-16">
      <title>{words.title}</title>
      <h1 className="text-[clamp(2rem,6vw,3rem)]">{words.title}</h1>
      <p className="mt-5 max-w-[680px] text-lg">{words.sentence}</p>
      <button type="button" onClick={again} className={`mt-8 ${filledButton}`}>
        {words.again}
      </button>
    </div>
  )
}
