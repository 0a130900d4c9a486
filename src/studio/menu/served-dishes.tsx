'use client'
import { useCallback, useEffect, useState } from 'react'
import { useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import type { Localized } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import { requestStudioApi } from '@/studio/request-staff-api'
import { dayMenuMessages } from './day-menu-messages'
import { DishPicker } from './dish-picker'
import { servedDishesMessages } from './served-dishes-messages'
import './served-dishes.css'

type ServedDish = { item: string; name: Localized; soldOut: boolean }
type ServedMeals = { menu: string | null; periods: { id: string; name: Localized; dishes: ServedDish[] }[] }

/** Reads what a location serves, again with each visit of the page; null until read. `refusal` says why it cannot be read. `post` marks a dish and reads again. */
function useServedMeals(location: string) {
  const { config } = useConfig()
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = servedDishesMessages(language)
  const { unreachable } = messages
  const [meals, setMeals] = useState<ServedMeals | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const api = config.routes.api
  const load = useCallback(async () => {
    return requestStudioApi(api, `menus/served?location=${location}`, { language, unreachable })
  }, [api, language, location, unreachable])
  useEffect(() => {
    let isMounted = true
    void load().then((answer) => {
      if (isMounted && answer.ok) setMeals(answer.body as ServedMeals)
      if (isMounted) setRefusal(answer.ok ? null : answer.message)
    })
    return () => {
      isMounted = false
    }
  }, [load])
  /** Resolves to the refusal, or null. */
  async function post(body: object): Promise<string | null> {
    const answer = await requestStudioApi(api, 'menus/sold-out', { language, unreachable, body })
    const found = await load()
    if (found.ok) setMeals(found.body as ServedMeals)
    return answer.ok ? null : answer.message
  }
  return { meals, refusal, post, language, messages } as const
}

type Props = { location: string; site: string; only?: string; canReplace?: boolean }

/** The dishes of the meal that a location serves now or next: each is marked as sold out in one tap, or replaced by another one. */
export function ServedDishes({ location, site, only, canReplace }: Props) {
  const { meals, refusal, post, language, messages } = useServedMeals(location)
  const [replacing, setReplacing] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<{ text: string; isRefusal: boolean } | null>(null)
  if (!meals && refusal && !only) return <p role="alert">{refusal}</p>
  if (!meals || (only && meals.menu !== only)) return null
  const mark = async (body: object, done: string) => {
    const refused = await post({ menu: meals.menu, ...body })
    setOutcome({ text: refused ?? done, isRefusal: refused !== null })
  }
  return (
    <>
      <p>{meals.menu ? messages.intro : messages.noMenu}</p>
      <p role="status" className="served-dishes-outcome" data-refused={outcome?.isRefusal}>
        {outcome?.text}
      </p>
      {meals.periods.map((period) => (
        <section key={period.id} aria-label={period.name[language]}>
          <h3>{period.name[language]}</h3>
          <ul className="served-dishes">
            {period.dishes.map(({ item, name: names, soldOut }) => {
              const name = names[language] || names.en || names.fr
              return (
                <li key={item}>
                  <span>{name}</span>
                  <button
                    type="button"
                    aria-pressed={soldOut}
                    aria-label={formatMessage(messages.soldOutOf, { name })}
                    onClick={() =>
                      void mark(
                        { item, soldOut: !soldOut },
                        formatMessage(soldOut ? messages.isBack : messages.isSoldOut, { name }),
                      )
                    }
                  >
                    {messages.soldOut}
                  </button>
                  {canReplace && (
                    <button
                      type="button"
                      aria-expanded={replacing === item}
                      aria-label={formatMessage(messages.replaceOf, { name })}
                      onClick={() => setReplacing(replacing === item ? null : item)}
                    >
                      {messages.replace}
                    </button>
                  )}
                  {replacing === item && (
                    <DishPicker
                      siteId={site}
                      label={messages.replacement}
                      messages={dayMenuMessages(language)}
                      taken={[]}
                      onPick={(dish) => {
                        setReplacing(null)
                        const done = formatMessage(messages.isReplaced, { name, replacement: dish.name })
                        void mark({ item, soldOut: true, replacement: dish.id }, done)
                      }}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The same for a location of the panel "Today", read once it is opened. */
export function ServedDishesOfLocation({ location, site }: Pick<Props, 'location' | 'site'>) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="served-dishes-box" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{servedDishesMessages(language).title}</summary>
      {isOpen && <ServedDishes location={location} site={site} canReplace />}
    </details>
  )
}

/** The same in the form of the menu that is served now; nothing in that of another menu. Its form can replace dishes itself. */
export function ServedDishesOfMenu() {
  const { id } = useDocumentInfo()
  const valueOf = (value: unknown) => (typeof value === 'string' ? value : null)
  const location = useFormFields(([fields]) => valueOf(fields.location?.value))
  const site = useFormFields(([fields]) => valueOf(fields.site?.value))
  if (id === undefined || !location || !site) return null
  return <ServedDishes location={location} site={site} only={String(id)} />
}
