'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@/domain/locale'
import { quietButton } from '@/ui/brand/button-style'
import { parseV1Nutrition, type DishNutrition } from './dish-nutrition'
import type { MenuCategory } from '@/features/menu/page/menu-categories'
import { addToPlate, replaceOpenDish } from '@/features/menu/page/menu-page-dom'
import type { MenuMessages } from '@/i18n/menu-messages'
import { DishSummary, NutritionFacts } from './nutrition-facts'

type Props = {
  /** The dishes of the page. */
  categories: readonly MenuCategory[]
  /** The item named in the URL, for which the server renders the dialog open. */
  opened: { id: string; body: DishNutrition } | null
  /** The v1 URL of the current period, which contains the nutrition of all its dishes. */
  source: string
  /** The other parameters of the URL, for the form that works without JavaScript. */
  view: Record<string, string>
  locale: Locale
  messages: MenuMessages['nutrition']
  /** Whether the site warns of dishes high in sodium. */
  warnsOfSodium: boolean
}
type Body = DishNutrition | 'loading' | 'failed'

/**
 * The nutrition of one dish. Without JavaScript the dish's button submits the form and the server renders the dialog
 * open. With JavaScript the dialog opens at once and loads its body from v1. Spec: PUB-2.38.
 */
export function NutritionDialog({ categories, opened, source, view, locale, messages, warnsOfSodium }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const responses = useRef(new Map<string, Promise<unknown>>())
  const [openId, setOpenId] = useState(opened?.id ?? null)
  const [body, setBody] = useState<Body>(opened?.body ?? 'loading')
  const head = categories.flatMap(({ rows }) => rows).find(({ id }) => id === openId)

  const load = useCallback(
    async (id: string) => {
      setBody('loading')
      const loaded = await fetchOnce(source, responses.current).then(
        (response) => parseV1Nutrition(response, id) ?? ('failed' as const),
        () => 'failed' as const,
      )
      if (loaded === 'failed') responses.current.delete(source)
      if (dialog.current?.dataset.dish === id) setBody(loaded)
    },
    [source],
  )

  useEffect(() => {
    const element = dialog.current
    if (!element || !opened || element.matches(':modal')) return
    element.removeAttribute('open') // close() would fire the close event, as if the visitor had closed it
    element.showModal()
  }, [opened])

  const open = (id: string) => {
    if (!dialog.current) return
    setOpenId(id)
    dialog.current.dataset.dish = id
    dialog.current.showModal()
    replaceOpenDish(view, id)
    void load(id)
  }

  const handleClose = () => {
    const id = dialog.current?.dataset.dish
    replaceOpenDish(view, null)
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
        data-dish={opened?.id}
        aria-labelledby="menu-nutrition-dish"
        onClose={handleClose}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
        suppressHydrationWarning
      >
        <div className="facts-sheet">
          <header>
            <h2 id="menu-nutrition-dish">{head?.name}</h2>
            <form method="dialog">
              <button className="menu-text-button">{messages.close}</button>
            </form>
          </header>
          {head && <DishSummary dish={head} messages={messages} />}
          {head && (
            <form
              method="get"
              className="facts-add-to-plate"
              onSubmit={(event) => {
                event.preventDefault()
                addToPlate(view, head.id)
              }}
            >
              {fields}
              <button name="add" value={head.id} className={quietButton}>
                {messages.putOnPlate}
              </button>
            </form>
          )}
          {head && (
            <DialogBody
              body={body}
              portion={head.portion}
              locale={locale}
              messages={messages}
              warnsOfSodium={warnsOfSodium}
              retry={() => void load(head.id)}
            />
          )}
        </div>
      </dialog>
    </>
  )
}

type BodyProps = { body: Body; portion: string | null; retry: () => void } & Pick<
  Props,
  'locale' | 'messages' | 'warnsOfSodium'
>

function DialogBody({ body, portion, retry, ...page }: BodyProps) {
  const { messages } = page
  if (body === 'loading') {
    return (
      <div className="facts-loading" role="status">
        {messages.loading}
      </div>
    )
  }
  if (body === 'failed') {
    return (
      <div role="alert" className="facts-error">
        <p>{messages.failed}</p>
        <button type="button" className="menu-text-button" onClick={retry}>
          {messages.retry}
        </button>
      </div>
    )
  }
  return <NutritionFacts portion={portion} body={body} {...page} />
}

const timeoutMs = 20_000

/** Fetches a URL once: one response contains all dishes of the period. Spec: PUB-9.1. */
function fetchOnce(source: string, responses: Map<string, Promise<unknown>>): Promise<unknown> {
  const response =
    responses.get(source) ??
    fetch(source, { signal: AbortSignal.timeout(timeoutMs) }).then((received) => received.json())
  responses.set(source, response)
  return response
}
