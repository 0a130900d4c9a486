'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { quietButton } from '@/ui/button-style'
import { bodyFromV1, type DishBody, type DishHead } from './dish-facts'
import { dishInRow, putOnPlate, writeDish } from './in-the-page'
import type { MenuWords } from './menu-words'
import { DishSummary, NutritionFacts } from './nutrition-facts'

type Props = {
  /** The dish that the address names, as the server found it. */
  opened: { head: DishHead; body: DishBody } | null
  /** v1's address of the period on show, which has the nutrition of all its dishes. */
  source: string
  /** What the address says besides the dish, for the form that works without JavaScript. */
  view: Record<string, string>
  locale: Locale
  words: MenuWords['nutrition']
}
type Loaded = DishBody | 'loading' | 'failed'

/**
 * Nutrition of one dish. Without JavaScript a dish's name submits the form and the server renders the dialog open; with
 * it the dialog opens at once and asks v1. Spec: PUB-2.38.
 */
export function NutritionDialog({ opened, source, view, locale, words }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const answers = useRef(new Map<string, Promise<unknown>>())
  const [head, setHead] = useState<DishHead | null>(opened?.head ?? null)
  const [body, setBody] = useState<Loaded>(opened?.body ?? 'loading')

  const load = useCallback(
    async (id: string) => {
      setBody('loading')
      const loaded = await ask(source, answers.current).then(
        (answer) => bodyFromV1(answer, id) ?? ('failed' as const),
        () => 'failed' as const,
      )
      if (loaded === 'failed') answers.current.delete(source)
      if (dialog.current?.dataset.dish === id) setBody(loaded)
    },
    [source],
  )

  useEffect(() => {
    const it = dialog.current
    if (!it || !opened || it.matches(':modal')) return
    it.removeAttribute('open') // close() would tell that the visitor closed it
    it.showModal()
  }, [opened])

  const open = (id: string) => {
    const row = dishInRow(id)
    if (!row || !dialog.current) return
    setHead(row)
    dialog.current.dataset.dish = id
    dialog.current.showModal()
    writeDish(view, id)
    void load(id)
  }

  const closed = () => {
    const id = dialog.current?.dataset.dish
    writeDish(view, null)
    if (id) document.querySelector<HTMLElement>(`button[form="menu-dish"][value="${CSS.escape(id)}"]`)?.focus()
  }

  const fields = Object.entries(view).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))

  return (
    <>
      <form
        id="menu-dish"
        method="get"
        onSubmit={(event) => {
          const { submitter } = event.nativeEvent as SubmitEvent
          if (!(submitter instanceof HTMLButtonElement)) return
          event.preventDefault()
          open(submitter.value)
        }}
      >
        {fields}
      </form>
      <dialog
        ref={dialog}
        id="menu-nutrition"
        className="facts-dialog"
        open={opened !== null}
        data-dish={opened?.head.id}
        aria-labelledby="menu-nutrition-dish"
        onClose={closed}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
        suppressHydrationWarning
      >
        <div className="facts-sheet">
          <header>
            <h2 id="menu-nutrition-dish">{head?.name}</h2>
            <form method="dialog">
              <button className="menu-quiet">{words.close}</button>
            </form>
          </header>
          {head && <DishSummary dish={head} words={words} />}
          {head && (
            <form
              method="get"
              className="facts-plate"
              onSubmit={(event) => {
                event.preventDefault()
                putOnPlate(view, head.id)
              }}
            >
              {fields}
              <button name="add" value={head.id} className={quietButton}>
                {words.putOnPlate}
              </button>
            </form>
          )}
          {head && (
            <DialogBody
              body={body}
              portion={head.portion}
              locale={locale}
              words={words}
              retry={() => void load(head.id)}
            />
          )}
        </div>
      </dialog>
    </>
  )
}

type BodyProps = { body: Loaded; portion: string | null; retry: () => void } & Pick<Props, 'locale' | 'words'>

function DialogBody({ body, portion, locale, words, retry }: BodyProps) {
  if (body === 'loading') {
    return (
      <div className="facts-waiting" role="status">
        {words.loading}
      </div>
    )
  }
  if (body === 'failed') {
    return (
      <div role="alert" className="facts-failed">
        <p>{words.failed}</p>
        <button type="button" className="menu-quiet" onClick={retry}>
          {words.retry}
        </button>
      </div>
    )
  }
  return <NutritionFacts portion={portion} body={body} locale={locale} words={words} />
}

const patienceMs = 20_000

/** One answer serves all dishes of the period. Spec: PUB-9.1. */
function ask(source: string, answers: Map<string, Promise<unknown>>): Promise<unknown> {
  const asked =
    answers.get(source) ??
    fetch(source, { signal: AbortSignal.timeout(patienceMs) }).then((response) => response.json())
  answers.set(source, asked)
  return asked
}
